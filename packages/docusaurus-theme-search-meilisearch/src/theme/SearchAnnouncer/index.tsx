import React from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {translate} from '@docusaurus/Translate';
import {isOffline, resultCount} from 'docusaurus-theme-search-meilisearch/client';
import type {Props} from '@theme/SearchAnnouncer';

/** Number of characters of the query that are announced. */
const maxSpokenLength = 100;

function useMessage({state}: Props): string {
  const {currentLocale} = useDocusaurusContext().i18n;
  const offline = isOffline(state)
    ? translate({
        id: 'theme.search.offline',
        message: 'Offline results: the search server is not available.',
        description: 'Shown below the results of the embedded index when the search server failed',
      })
    : '';
  if (state.status === 'results') {
    return `${resultCount(state.total, currentLocale)} ${offline}`.trim();
  }
  if (state.status === 'noResults') {
    const message = translate(
      {id: 'theme.search.noResults', message: 'No results for "{query}"'},
      {query: state.query.slice(0, maxSpokenLength)},
    );
    return `${message} ${offline}`.trim();
  }
  return '';
}

/** A live region that announces the number of results, and whether they come from the embedded index, to screen readers. */
export default function SearchAnnouncer(props: Props) {
  return (
    <div className="search-announcer" role="status" aria-live="polite" aria-atomic="true">
      {useMessage(props)}
    </div>
  );
}
