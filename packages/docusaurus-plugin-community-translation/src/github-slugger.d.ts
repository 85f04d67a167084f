// Version 1, which Docusaurus uses for its anchors, has no types.
declare module 'github-slugger' {
  export default class Slugger {
    slug(text: string): string;
  }
}
