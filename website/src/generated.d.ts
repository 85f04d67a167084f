declare module '@generated/releases/default/releases.json' {
  export type ReleaseData = {
    version: string;
    /** ISO date, without a time. */
    date: string;
    tagUrl: string;
    /** Plain text, one entry a highlight. */
    highlights: string[];
    /** Whether the highlights fall back to English on a page of another language. */
    isSource: boolean;
  };
  const packages: {name: string; releases: ReleaseData[]}[];
  export default packages;
}
