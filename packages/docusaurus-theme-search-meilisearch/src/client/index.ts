/// <reference path="../theme-search-meilisearch.d.ts" preserve="true" />
// Declares the types of the `@theme/*` components for ejected components, which import this file.

// The public API for the components in `theme/` and for swizzled components of a site.
// Docusaurus compiles this package with Babel in loose mode, where spread works for arrays only: use `Array.from(set)` instead of
// `[...set]`.
export {highlightParts} from '../engine/highlightMarks';
export type {TextPart} from '../engine/highlightMarks';
export type {
  SearchClient,
  SearchDocument,
  SearchEngine,
  SearchFilter,
  SearchHit,
  SearchParams,
  SearchResponse,
} from '../engine/searchTypes';
export type {DocsInstance, DocsLabels, DocsSelection, DocsVersion} from './docsVersions';
export {bodyPortal} from './bodyPortal';
export {ariaKeyShortcuts, hotKeyLabel, isComposing} from './hotKeys';
export {pluralForm} from './pluralForm';
export {highlightOnPage} from './pageHighlight';
export {groupByCategory, groupByPage, iconOf, isSection, pageIconOf} from './resultItem';
export type {ResultItem} from './resultItem';
export {useSearchConfig} from './searchProps';
export type {CompletedSearch, SearchProps, SelectedHit} from './searchProps';
export {searchClient} from '../providers/searchClient';
export {closedState, engineOf, searchReducer} from './searchState';
export type {
  CategoryCount,
  OpenSearchState,
  SearchAction,
  SearchState,
  Selection,
} from './searchState';
export {selectedText} from './selectedText';
export type {SearchPageQuery} from './searchPageUrl';
export {useCloseHotKey} from './useCloseHotKey';
export {useDialog} from './useDialog';
export {isAppleDevice, useHotKeys} from './useHotKeys';
export {useContextualSelection, useDocsInstances, useDocsLabels} from './useDocsVersions';
export {useLazyComponent} from './useLazyComponent';
export {useOpenResult} from './useOpenResult';
export {useRecentSearches} from './useRecentSearches';
export {useScrollLock} from './useScrollLock';
export {listboxId, optionId, useScrollToOption} from './useScrollToOption';
export {useSearch} from './useSearch';
export {useSearchPage} from './useSearchPage';
export {useSearchPageLink} from './useSearchPageLink';
export {useSearchParams} from './useSearchParams';
export {useVisibleFirst} from './useVisibleFirst';
export type {SearchThemeConfig} from '../themeConfig';
