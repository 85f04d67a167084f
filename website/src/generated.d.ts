declare module '@generated/releases/default/releases.json' {
  export type ReleaseData = {
    version: string;
    /** ISO date, without a time. */
    date: string;
    tagUrl: string;
    /** Plain text, one entry per highlight. */
    highlights: string[];
    /** Whether the highlights of a translated page fall back to English. */
    isSource: boolean;
  };
  const packages: {name: string; releases: ReleaseData[]}[];
  export default packages;
}

interface Window {
  /** Runs a script (`plugins/deferred-hydration/script.js`), until it succeeds. Resolves when it has run. */
  loadScript: (src: string) => Promise<unknown>;
}
