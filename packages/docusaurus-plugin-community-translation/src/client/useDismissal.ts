import {useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {isDismissed, rememberDismissal} from './dismissals';

/**
 * - `shown`;
 * - `invisible`: put away on an earlier visit, and part of the server's HTML: its room stays, so that nothing moves;
 * - `gone`: put away, without its room.
 */
export type Visibility = 'shown' | 'invisible' | 'gone';

/**
 * Whether the status of a page shows, and a function that puts it away until `version` is another.
 *
 * @param path of the page, without base URL
 */
export function useDismissal(path: string, version: string): [Visibility, () => void] {
  const isBrowser = useIsBrowser();
  const [hydratedPath] = useState(isBrowser ? undefined : path);
  const [closed, setClosed] = useState('');
  const key = `${path} ${version}`;

  function dismiss() {
    rememberDismissal(path, version);
    setClosed(key);
  }

  if (closed === key) {
    return ['gone', dismiss];
  }
  if (isBrowser && isDismissed(path, version)) {
    return [hydratedPath === path ? 'invisible' : 'gone', dismiss];
  }
  return ['shown', dismiss];
}
