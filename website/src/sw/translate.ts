/** UI strings of the locale that the worker needs, by id. Defined by plugins/offline. */
declare const TRANSLATIONS: Record<string, string>;

/** Replaces `translate` of `@docusaurus/Translate`, which would bundle all UI strings of the site, and React. */
export function translate({id, message}: {id: string; message: string}): string {
  return TRANSLATIONS[id] ?? message;
}
