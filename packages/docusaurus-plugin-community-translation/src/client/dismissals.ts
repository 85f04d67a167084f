const storageKey = 'docusaurus.translationNotice.dismissed';

/** Page path → what was dismissed there. */
type Dismissals = Record<string, string>;

/** Those of this visit, for readers whose browser keeps nothing. */
const ofThisVisit: Dismissals = {};

/** What the browser remembers. Nothing where it denies storage, or where something else wrote over it: the notice then shows. */
function stored(): Dismissals {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(storageKey) ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Dismissals)
      : {};
  } catch {
    return {};
  }
}

/**
 * Whether the reader put the status of a page away.
 *
 * @param path of the page, without base URL
 * @param version names the status and the source it is about: another version shows again
 */
export function isDismissed(path: string, version: string): boolean {
  return ofThisVisit[path] === version || stored()[path] === version;
}

/** Remembers that the reader put the status of a page away: for good, or for this visit where the browser denies storage. */
export function rememberDismissal(path: string, version: string): void {
  ofThisVisit[path] = version;
  try {
    window.localStorage.setItem(storageKey, JSON.stringify({...stored(), [path]: version}));
  } catch (error) {
    console.warn('The browser does not store which translation notices were closed.', error);
  }
}
