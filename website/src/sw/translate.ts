/** Texts of the locale that the worker needs, by id. Filled in by plugins/offline. */
declare const TRANSLATIONS: Record<string, string>;

/** Stands for that of `@docusaurus/Translate`, which knows all texts of the site, and React. */
export function translate({id, message}: {id: string; message: string}): string {
  return TRANSLATIONS[id] ?? message;
}
