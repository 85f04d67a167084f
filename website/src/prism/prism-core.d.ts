declare module 'prismjs/components/prism-core' {
  const Prism: object;
  export default Prism;
}
