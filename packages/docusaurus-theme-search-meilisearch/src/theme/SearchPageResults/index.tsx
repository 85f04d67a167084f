import React from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate, {translate} from '@docusaurus/Translate';
import {
  groupHits,
  hitLink,
  isSection,
  pageIconOf,
  pluralForm,
} from 'docusaurus-theme-search-meilisearch/client';
import SearchHighlight from '@theme/SearchHighlight';
import SearchIcon from '@theme/SearchIcon';
import SearchPageHit, {type Props as HitProps} from '@theme/SearchPageHit';
import SearchPlace from '@theme/SearchPlace';
import type {Props} from '@theme/SearchPageResults';

/** The heading of a page of which only sections are hits. */
function PageHeading({hit}: Pick<HitProps, 'hit'>) {
  return (
    <>
      <h3 className="search-page__title" lang={hit.contentLang}>
        <SearchIcon name={pageIconOf(hit)} />
        <Link to={hitLink(hit)?.split('#')[0]}>
          <SearchHighlight text={hit.marked.pageTitle} />
        </Link>
      </h3>
      <SearchPlace hit={hit} />
    </>
  );
}

/** The results on the search page: their number, the hits by category and page, and a button that loads more. */
export default function SearchPageResults({state, onMore, onSelect}: Props) {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {hits, query} = state;
  const total = state.status === 'results' ? state.total : null;
  const forms = translate({
    id: 'theme.search.count',
    message: '{count} result found|{count} results found',
    description:
      'Announced to screen readers. Plural forms are separated by |, in the order of the plural categories of the language.',
  });
  const renderHit = (hit: HitProps['hit']) => (
    <SearchPageHit hit={hit} onSelect={(inNewTab) => onSelect?.({hit, query, inNewTab})} />
  );
  return (
    <div className="search-page__results" aria-busy={state.status === 'loading'}>
      {total !== null && (
        <p className="search-page__count">
          {pluralForm(forms, total, currentLocale).replace('{count}', String(total))}
        </p>
      )}
      {groupHits(hits).map(({category, pages}, groupIndex) => (
        <section key={category} aria-labelledby={`search-page-category-${groupIndex}`}>
          <h2 id={`search-page-category-${groupIndex}`} className="search-page__category">
            {category}
          </h2>
          {pages.map((page) => {
            const [first, ...others] = page;
            const sections = isSection(first) ? page : others;
            return (
              <article key={hits.indexOf(first)} className="search-page__entry">
                {isSection(first) ? <PageHeading hit={first} /> : renderHit(first)}
                {sections.length > 0 && (
                  <ul className="search-page__sections">
                    {sections.map((hit) => (
                      <li key={hits.indexOf(hit)}>{renderHit(hit)}</li>
                    ))}
                  </ul>
                )}
              </article>
            );
          })}
        </section>
      ))}
      {total !== null && total > hits.length && (
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
