import React from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate, {translate} from '@docusaurus/Translate';
import {pluralForm} from 'docusaurus-theme-search-meilisearch/client';
import SearchPageHit from '@theme/SearchPageHit';
import type {Props} from '@theme/SearchPageResults';

/** The results on the search page: their number, the list, and a button that loads more. */
export default function SearchPageResults({state, onMore, onSelect}: Props) {
  const {currentLocale} = useDocusaurusContext().i18n;
  const total = state.status === 'results' ? state.total : null;
  const forms = translate({
    id: 'theme.search.count',
    message: '{count} result found|{count} results found',
    description:
      'Announced to screen readers. Plural forms are separated by |, in the order of the plural categories of the language.',
  });
  return (
    <>
      {total !== null && (
        <p className="search-page__count">
          {pluralForm(forms, total, currentLocale).replace('{count}', String(total))}
        </p>
      )}
      <ol className="search-page__hits" aria-busy={state.status === 'loading'}>
        {state.items.map((item) => (
          <li key={item.index}>
            <SearchPageHit
              item={item}
              onSelect={(inNewTab) => onSelect?.({item, query: state.query, inNewTab})}
            />
          </li>
        ))}
      </ol>
      {total !== null && total > state.items.length && (
        <button type="button" className="search-action" onClick={onMore}>
          <Translate
            id="theme.search.page.more"
            description="Button that loads more results on the search page"
          >
            Show more results
          </Translate>
        </button>
      )}
    </>
  );
}
