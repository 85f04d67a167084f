import React from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {translate} from '@docusaurus/Translate';
import {pluralForm} from 'docusaurus-theme-search-meilisearch/client';
import type {Props} from '@theme/SearchAnnouncer';

/** Characters of the query that are repeated. */
const maxSpokenLength = 100;

function useMessage({state, isOffline}: Props): string {
  const {currentLocale} = useDocusaurusContext().i18n;
  const offline = isOffline
    ? translate({
        id: 'theme.search.offline',
        message: 'Offline results: the search server is not available.',
        description: 'Below results of the embedded index, while the search server fails',
      })
    : '';
  if (state.status === 'results') {
    const forms = translate({
      id: 'theme.search.count',
      message: '{count} result found|{count} results found',
      description:
        'Told to screen readers. Forms of the plural are separated by |, as many as the language has.',
    });
    const count = pluralForm(forms, state.total, currentLocale);
    return `${count.replace('{count}', String(state.total))} ${offline}`;
  }
  if (state.status === 'noResults') {
    const message = translate(
      {id: 'theme.search.noResults', message: 'No results for "{query}"'},
      {query: state.query.slice(0, maxSpokenLength)},
    );
    return `${message} ${offline}`;
  }
  return '';
}

/** Tells screen readers how many results there are, and whether they are offline ones, without taking the focus. */
export default function Announcer(props: Props) {
  return (
    <div className="search-announcer" role="status" aria-live="polite" aria-atomic="true">
      {useMessage(props)}
    </div>
  );
}
