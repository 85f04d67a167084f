/** Prefix of the keys in `localStorage`. */
const storagePrefix = 'docusaurus.translationNotice.dismissed.';

/** Dismissals of this visit, for browsers that deny storage: path of a page → version of the status that was dismissed. */
const dismissedInThisVisit: Record<string, string> = {};

/**
 * Whether the reader has dismissed the status of a page. A status is shown again if the browser denies storage.
 *
 * @param path path of the page without base URL
 * @param version identifies the status and the source. A dismissal applies to one version only.
 */
export function isDismissed(path: string, version: string): boolean {
  try {
    return (dismissedInThisVisit[path] ?? localStorage.getItem(storagePrefix + path)) === version;
  } catch {
    return false;
  }
}

/** Stores that the reader has dismissed the status of a page. If the browser denies storage, it is dismissed for the visit. */
export function storeDismissal(path: string, version: string): void {
  dismissedInThisVisit[path] = version;
  try {
    localStorage.setItem(storagePrefix + path, version);
  } catch (error) {
    console.warn(error);
  }
}
