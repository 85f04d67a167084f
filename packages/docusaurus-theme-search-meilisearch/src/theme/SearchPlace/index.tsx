import React from 'react';
import {useDocsLabels} from 'docusaurus-theme-search-meilisearch/client';
import SearchLanguage from '@theme/SearchLanguage';
import type {Props} from '@theme/SearchPlace';

/**
 * Where a page is: its breadcrumbs, and badges with the docs instance and the version if the site has several, and with the language
 * if the page is not translated. Returns `null` if there is nothing to show.
 */
export default function SearchPlace({item}: Props) {
  const {breadcrumbs, category, docsTag, language} = item;
  const {instance, version} = useDocsLabels()(docsTag);
  // The group of hits already has the same label.
  const badges = [instance === category ? undefined : instance, version].filter(Boolean);
  if (!breadcrumbs && badges.length === 0 && language === undefined) {
    return null;
  }
  return (
    <span className="search-place">
      {breadcrumbs && (
        <span className="search-place__path" lang={language}>
          {breadcrumbs}
        </span>
      )}
      {badges.map((badge) => (
        <span key={badge} className="search-badge">
          {badge}
        </span>
      ))}
      <SearchLanguage language={language} />
    </span>
  );
}
