/** What the theme tells its components at build time. */
export type SearchGlobalData = {
  /** Suffix of the keys of `localStorage` under which Docusaurus stores preferences of readers; may be empty. */
  storageNamespace: string;
};
