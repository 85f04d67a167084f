// Docusaurus compiles this package with babel in loose mode, which spreads arrays only: `Array.from(set)`, never `[...set]`.
// What the components under `theme/`, and a site's own versions of them, are made with.
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
export {ariaKeyShortcuts, hotKeyLabel, isComposing} from './hotKeys';
export {pluralForm} from './pluralForm';
export {groupByCategory} from './resultItem';
export type {ResultItem} from './resultItem';
export {useSearchConfig} from './searchProps';
export type {AnsweredSearch, SearchProps, SelectedHit} from './searchProps';
export {searchClient} from './searchClient';
export {closedState, engineOf, searchReducer} from './searchState';
export type {OpenSearchState, SearchAction, SearchState, Selection} from './searchState';
export {selectedText} from './selectedText';
export {useDialog} from './useDialog';
export {isAppleDevice, useHotKeys} from './useHotKeys';
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
