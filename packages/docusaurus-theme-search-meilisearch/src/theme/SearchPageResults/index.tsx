import React from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate, {translate} from '@docusaurus/Translate';
import {
  groupByCategory,
  groupByPage,
  isSection,
  pageIconOf,
  pluralForm,
} from 'docusaurus-theme-search-meilisearch/client';
import SearchCorrection from '@theme/SearchCorrection';
import SearchHighlight from '@theme/SearchHighlight';
import SearchIcon from '@theme/SearchIcon';
import SearchPageHit from '@theme/SearchPageHit';
import SearchPlace from '@theme/SearchPlace';
import type {Props} from '@theme/SearchPageResults';

type Item = Props['state']['items'][number];

/** The heading of a page of which only sections are hits. */
function PageHeading({item}: {item: Item}) {
  const {subcategory, url, language} = item;
  return (
    <>
      <h3 className="search-page__title" lang={language}>
        <SearchIcon name={pageIconOf(item)} />
        <Link to={url?.split('#')[0]}>
          <SearchHighlight text={subcategory} />
        </Link>
      </h3>
      <SearchPlace item={item} />
    </>
  );
}

/** The results on the search page: their number, the hits by category and page, and a button that loads more. */
export default function SearchPageResults({state, onMore, onSelect}: Props) {
  const {currentLocale} = useDocusaurusContext().i18n;
  const total = state.status === 'results' ? state.total : null;
  const forms = translate({
    id: 'theme.search.count',
    message: '{count} result found|{count} results found',
    description:
      'Announced to screen readers. Plural forms are separated by |, in the order of the plural categories of the language.',
  });
  const hit = (item: Item) => (
    <SearchPageHit
      key={item.index}
      item={item}
      onSelect={(inNewTab) => onSelect?.({item, query: state.query, inNewTab})}
    />
  );
  return (
    <div className="search-page__results" aria-busy={state.status === 'loading'}>
      {state.status === 'results' && <SearchCorrection correctedQuery={state.correctedQuery} />}
      {total !== null && (
        <p className="search-page__count">
          {pluralForm(forms, total, currentLocale).replace('{count}', String(total))}
        </p>
      )}
      {groupByCategory(state.items).map((group, index) => (
        <section key={group.category} aria-labelledby={`search-page-category-${index}`}>
          <h2 id={`search-page-category-${index}`} className="search-page__category">
            {group.category}
          </h2>
          {groupByPage(group.items).map((page) => {
            const [first, ...others] = page as [Item, ...Item[]];
            const sections = isSection(first) ? page : others;
            return (
              <article key={first.index} className="search-page__entry">
                {isSection(first) ? <PageHeading item={first} /> : hit(first)}
                {sections.length > 0 && (
                  <ul className="search-page__sections">
                    {sections.map((item) => (
                      <li key={item.index}>{hit(item)}</li>
                    ))}
                  </ul>
                )}
              </article>
            );
          })}
        </section>
      ))}
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
    </div>
  );
}
