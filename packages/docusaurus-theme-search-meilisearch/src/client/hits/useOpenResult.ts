import {useCallback} from 'react';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {pathWithinSite} from './links';

/**
 * Returns a function that opens a link in this or in a new tab. A link within the site is opened by the router, without a page
 * load.
 */
export function useOpenResult(): (link: string, inNewTab: boolean) => void {
  const history = useHistory();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return useCallback(
    (link, inNewTab) => {
      const path = pathWithinSite(link, window.location.href, baseUrl);
      if (inNewTab) {
        window.open(link, '_blank', 'noopener');
      } else if (path === null) {
        window.location.assign(link);
      } else {
        history.push(path);
      }
    },
    [history, baseUrl],
  );
}
