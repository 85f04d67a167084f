import React from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {translate} from '@docusaurus/Translate';
import {isOffline, renderedResults, resultCount} from 'docusaurus-theme-search-meilisearch/client';
import type {Props} from '@theme/SearchAnnouncer';

/** Number of characters of the query that are announced. */
const maxSpokenLength = 100;

/** A live region with the number of results, and whether they come from the embedded index because the host failed. */
export default function SearchAnnouncer({state}: Props) {
  const {currentLocale} = useDocusaurusContext().i18n;
  const messages: string[] = [];
  const results = renderedResults(state);
  if (results && !results.isPartial) {
    const {shown, total} = results;
    const count = resultCount(total, currentLocale);
    messages.push(shown < total ? `${count} (${shown} / ${total})` : count);
  }
  if (state.status === 'noResults') {
    const query = state.query.slice(0, maxSpokenLength);
    messages.push(
      translate({id: 'theme.search.noResults', message: 'No results for "{query}"'}, {query}),
    );
  }
  if (isOffline(state) && messages.length > 0) {
    messages.push(
      translate({
        id: 'theme.search.offline',
        message: 'Offline results: the search server is not available.',
        description: 'Shown below the results of the embedded index when the search server failed',
      }),
    );
  }
  return <span role="status">{messages.join(' ')}</span>;
}
