// Version 1, which Docusaurus makes its anchors with, brings no types.
declare module 'github-slugger' {
  export default class Slugger {
    slug(text: string): string;
  }
}
