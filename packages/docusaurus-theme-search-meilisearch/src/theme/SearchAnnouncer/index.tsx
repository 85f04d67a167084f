import React from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {translate} from '@docusaurus/Translate';
import {pluralForm} from 'docusaurus-theme-search-meilisearch/client';
import type {Props} from '@theme/SearchAnnouncer';

function useMessage(state: Props['state']): string {
  const {currentLocale} = useDocusaurusContext().i18n;
  if (state.status === 'results') {
    const forms = translate({
      id: 'theme.search.count',
      message: '{count} result found|{count} results found',
      description:
        'Told to screen readers. Forms of the plural are separated by |, as many as the language has.',
    });
    return pluralForm(forms, state.total, currentLocale).replace('{count}', String(state.total));
  }
  if (state.status === 'noResults') {
    return translate(
      {id: 'theme.search.noResults', message: 'No results for "{query}"'},
      {
        query: state.query.slice(0, 100),
      },
    );
  }
  return '';
}

/** Tells screen readers how many results there are, without taking the focus. */
export default function Announcer({state}: Props) {
  return (
    <div className="search-modal__announcer" role="status" aria-live="polite" aria-atomic="true">
      {useMessage(state)}
    </div>
  );
}
