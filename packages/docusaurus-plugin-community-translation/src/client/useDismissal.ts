import {useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** Prefix of the keys in `localStorage`. The notice declares it as `data-stored-state`, for sites that hydrate late. */
export const storagePrefix = 'docusaurus.translationNotice.';
const storageKey = `${storagePrefix}dismissed`;

/** Path of a page → version of the status that was dismissed. */
type Dismissals = Record<string, string>;

/** Dismissals of this visit, for browsers that deny storage. */
const dismissedInThisVisit: Dismissals = {};

/** Stored dismissals. Empty if the browser denies storage or another script overwrote them: the status is then shown again. */
function storedDismissals(): Dismissals {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(storageKey) ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Dismissals)
      : {};
  } catch {
    return {};
  }
}

const isDismissed = (path: string, version: string) =>
  dismissedInThisVisit[path] === version || storedDismissals()[path] === version;

function storeDismissal(path: string, version: string): void {
  dismissedInThisVisit[path] = version;
  try {
    window.localStorage.setItem(
      storageKey,
      JSON.stringify({...storedDismissals(), [path]: version}),
    );
  } catch (error) {
    console.warn('The browser cannot store which translation notices are dismissed.', error);
  }
}

/**
 * Visibility of the status of a page:
 * - `shown`;
 * - `invisible`: dismissed on an earlier visit, but part of the server's HTML. Its space is reserved to avoid a layout shift;
 * - `removed`: dismissed, takes no space.
 */
export type Visibility = 'shown' | 'invisible' | 'removed';

/**
 * Whether the status of a page is shown, and a function that dismisses it. Dismissals are stored in `localStorage`, or last for the
 * visit if the browser denies storage.
 *
 * @param path path of the page without base URL
 * @param version identifies the status and the source. A dismissal applies to one version only.
 */
export function useDismissal(path: string, version: string): [Visibility, dismiss: () => void] {
  const isBrowser = useIsBrowser();
  const [hydratedPath] = useState(isBrowser ? undefined : path);
  const [dismissed, setDismissed] = useState('');
  const key = `${path} ${version}`;

  function dismiss() {
    storeDismissal(path, version);
    setDismissed(key);
  }

  if (dismissed === key) {
    return ['removed', dismiss];
  }
  if (isBrowser && isDismissed(path, version)) {
    return [hydratedPath === path ? 'invisible' : 'removed', dismiss];
  }
  return ['shown', dismiss];
}
