import {useEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {useSourcePathname} from './useSourcePathname';

/** URL of the shown page in the default locale, with base URL and the current anchor. */
export function useSourceUrl(): string {
  const {hash} = useLocation();
  // The server does not know the anchor, and hydration does not correct attributes: add it after hydration.
  const [anchor, setAnchor] = useState('');
  useEffect(() => setAnchor(hash), [hash]);
  return useSourcePathname() + anchor;
}
