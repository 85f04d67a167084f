import React from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDocsLabels} from 'docusaurus-theme-search-meilisearch/client';
import type {Props} from '@theme/SearchPlace';

/** Name of a language in the language of `locale`; the code itself if it is not a valid language tag. */
function languageName(language: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], {type: 'language'}).of(language) ?? language;
  } catch {
    // The value comes from the index and may be invalid.
    return language;
  }
}

/**
 * Where a page is: its breadcrumbs, and badges with the docs instance and the version if the site has several, and with the language
 * if the page is not translated. Returns `null` if there is nothing to show.
 */
export default function SearchPlace({hit}: Props) {
  const {breadcrumbs, category, contentLang, docsTag} = hit;
  const {currentLocale} = useDocusaurusContext().i18n;
  const {instance, version} = useDocsLabels()(docsTag);
  // The group of hits already has the same label.
  const badges = [instance === category ? undefined : instance, version].filter(Boolean);
  if (!breadcrumbs && badges.length === 0 && contentLang === undefined) {
    return null;
  }
  return (
    <span className="search-place">
      {breadcrumbs && (
        <span className="search-place__path" lang={contentLang}>
          {breadcrumbs}
        </span>
      )}
      {badges.map((badge) => (
        <span key={badge} className="search-badge">
          {badge}
        </span>
      ))}
      {contentLang !== undefined && (
        <abbr className="search-badge" title={languageName(contentLang, currentLocale)}>
          {contentLang.split('-')[0]?.toUpperCase()}
        </abbr>
      )}
    </span>
  );
}
