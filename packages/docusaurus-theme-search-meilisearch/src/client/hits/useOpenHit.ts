import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchHit} from '../../search';
import type {SearchProps} from '../state/searchProps';
import {hitLink, pathWithinSite} from './links';
import {highlightOnPage} from './highlightOnPage';

/** Where a hit is opened: in this tab, in a new one, or in a new one by the browser itself, which then needs no help. */
export type OpenedIn = 'thisTab' | 'newTab' | 'newTabByBrowser';

/**
 * Returns a function that opens a hit. It calls `onSelect`, and highlights the matches on the page. A page of this site is opened by
 * the router, without a page load.
 *
 * @param query query of the hits
 * @param onSelect callback of the site
 * @returns the function, which returns whether the hit has a link
 */
export function useOpenHit(
  query: string,
  onSelect: SearchProps['onSelect'],
): (hit: SearchHit, openedIn: OpenedIn) => boolean {
  const history = useHistory();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return (hit, openedIn) => {
    const link = hitLink(hit);
    if (link === undefined) {
      return false;
    }
    onSelect?.({hit, query, inNewTab: openedIn !== 'thisTab'});
    if (openedIn === 'newTab') {
      window.open(link, '_blank', 'noopener');
    } else if (openedIn === 'thisTab') {
      highlightOnPage(hit);
      const path = pathWithinSite(link, window.location.href, baseUrl);
      if (path === null) {
        window.location.assign(link);
      } else {
        history.push(path);
      }
    }
    return true;
  };
}
