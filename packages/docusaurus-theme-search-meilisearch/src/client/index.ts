/// <reference path="../theme-search-meilisearch.d.ts" preserve="true" />
// Declares the types of the `@theme/*` components for ejected components, which import this file.

// The public API for the components in `theme/` and for swizzled components of a site.
// Docusaurus compiles this package with Babel in loose mode, where spread works for arrays only: use `Array.from(set)` instead of
// `[...set]`.
export {highlightParts, type TextPart} from '../engine/text/highlightMarks';
export {searchProvider} from '../providers/searchProvider';
export type {SearchProvider} from '../providers/provider';
export type {SearchEngine, SearchFilter, SearchHit, SearchParams, SearchResponse} from '../search';
export type {Section} from '../section';
export type {SearchGlobalData, SearchThemeConfig} from '../config/themeConfig';
export type {DocsInstance, DocsLabels, DocsSelection, DocsVersion} from './docs/docsVersions';
export {
  useContextualSelection,
  useDocsInstances,
  useDocsLabels,
  useSearchParams,
} from './docs/useDocsVersions';
export {groupHits, iconOf, isSection, markedTitle, type HitGroup} from './hits/hits';
export {hitLink} from './hits/links';
export {resultCount} from './hits/resultCount';
export {useOpenHit, type OpenedIn} from './hits/useOpenHit';
export {bodyPortal} from './modal/bodyPortal';
export {ariaKeyShortcuts, hotKeyLabel, isComposing} from './modal/hotKeys';
export {isMovement, listboxId, optionId, useScrollToOption} from './modal/listbox';
export {selectedText} from './modal/selectedText';
export {isAppleDevice, useHotKeys} from './modal/useHotKeys';
export {useModal} from './modal/useModal';
export {useRecentSearches, type RecentSearches} from './state/recentSearches';
export type {SearchPageQuery} from './state/searchPageUrl';
export {usePopularSearches, useSearchConfig} from './state/searchProps';
export type {CompletedSearch, SearchProps, SelectedHit} from './state/searchProps';
export {closedState, isOffline, renderedResults, searchReducer} from './state/searchState';
export type {
  CategoryCount,
  OpenSearchState,
  SearchAction,
  SearchState,
  Selection,
} from './state/searchState';
export {useSearch} from './state/useSearch';
export {useSearchPage} from './state/useSearchPage';
export {useSearchPageLink} from './state/useSearchPageLink';
