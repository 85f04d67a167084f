/// <reference types="@docusaurus/module-type-aliases" />
/// <reference types="@docusaurus/theme-classic" />

// The polyfill for `fetch` has no type declarations.
declare module 'whatwg-fetch';

declare module '@theme/SearchBar' {
  import type {SearchProps} from 'docusaurus-theme-search-meilisearch/client';

  /** Props for a site that wraps the component. */
  export type Props = SearchProps;
  /** The search button, the hotkeys and the search state. Loads the modal on first use. */
  export default function SearchBar(props: Props): import('react').ReactElement;
}

declare module '@theme/SearchButton' {
  export type Props = {
    /** Hotkeys of the site. The button displays the first one. */
    hotKeys: string[] | false;
    /** Opens the search modal. */
    onOpen: () => void;
    /** Called on hover and focus, to preload the modal and the index. */
    onIntent: () => void;
  };
  /** The button in the navbar. */
  export default function SearchButton(props: Props): import('react').ReactElement;
}

declare module '@theme/SearchPending' {
  export type Props = {
    query: string;
    /** Whether the modal could not be loaded. */
    hasFailed: boolean;
    /** Called when the query changes. */
    onType: (query: string) => void;
    /** Called when an input method starts (true) or ends (false) composing. The modal waits for its end. */
    onCompose: (isComposing: boolean) => void;
    /** Called on Enter, to open the first result when it arrives. */
    onEnter: () => void;
    /** Loads the modal again after a failure. */
    onRetry: () => void;
    /** Called on Escape, and when the input loses the focus. */
    onClose: () => void;
  };
  /** Takes the query while the modal is being loaded. */
  export default function SearchPending(props: Props): import('react').ReactElement;
}

declare module '@theme/SearchModal' {
  import type {Dispatch} from 'react';
  import type {
    OpenSearchState,
    SearchAction,
    SearchProps,
    SearchThemeConfig,
  } from 'docusaurus-theme-search-meilisearch/client';

  export type Props = Pick<SearchProps, 'transformHits' | 'onSearch' | 'onSelect'> & {
    /** Configuration of the theme, overridden by the props of `SearchBar`. */
    config: SearchThemeConfig;
    state: OpenSearchState;
    dispatch: Dispatch<SearchAction>;
  };
  /** The search dialog. */
  export default function SearchModal(props: Props): import('react').ReactElement;
}

declare module '@theme/SearchForm' {
  import type {OpenSearchState} from 'docusaurus-theme-search-meilisearch/client';

  export type Props = {
    state: OpenSearchState;
    /** Whether there are options that the arrow keys select. */
    hasOptions: boolean;
    /** Ref of the input, to focus it. The type `RefObject` of React 19 is not the same as in React 18. */
    input: {readonly current: HTMLInputElement | null};
    /** Called when the query changes; the query is empty if it was cleared. */
    onType: (query: string) => void;
    /** Called on the arrow keys, to select the next (1) or the previous (-1) item. */
    onMove: (by: 1 | -1) => void;
    /** Called on Enter. `inNewTab` is true if ctrl, meta or shift is pressed. */
    onEnter: (inNewTab: boolean) => void;
    /** Called by the button that closes the modal. */
    onCancel: () => void;
  };
  /** The search input with its buttons. */
  export default function SearchForm(props: Props): import('react').ReactElement;
}

declare module '@theme/SearchScreen' {
  import type {OpenSearchState} from 'docusaurus-theme-search-meilisearch/client';
  import type {Props as HitProps} from '@theme/SearchHit';

  export type Props = Pick<HitProps, 'onHover' | 'onOpen'> & {
    state: OpenSearchState;
    /** Whether the hits are options of a listbox, as in the modal, or else links. @default false */
    isListbox?: boolean;
    /** Called when the reader selects a suggested query. */
    onQuery: (query: string) => void;
    /** Called when the reader repeats a failed search. */
    onRetry: () => void;
  };
  /** The view of a query: results or a message. Returns `null` for an empty query. */
  export default function SearchScreen(props: Props): import('react').ReactElement | null;
}

declare module '@theme/SearchRecent' {
  import type {Selection} from 'docusaurus-theme-search-meilisearch/client';

  export type Props = {
    /** Recent queries of the reader, newest first. */
    recent: string[];
    /** Queries that the site proposes. */
    popular: string[];
    /** The selected query; its index counts recent queries, then popular ones. */
    selection: Selection | null;
    /** Called when the pointer moves over a query that is not selected. */
    onHover: (index: number) => void;
    /** Called when the reader chooses a query. */
    onQuery: (query: string) => void;
    /** Called when the reader removes the recent queries. */
    onClear: () => void;
  };
  /** The listbox of an empty search input: recent and popular queries. Returns `null` if there are none. */
  export default function SearchRecent(props: Props): import('react').ReactElement | null;
}

declare module '@theme/SearchResults' {
  import type {SearchHit as Hit, Selection} from 'docusaurus-theme-search-meilisearch/client';
  import type {Props as HitProps} from '@theme/SearchHit';

  export type Props = Pick<HitProps, 'onHover' | 'onOpen'> & {
    /** Hits in the order in which they are rendered: by category and page. */
    hits: Hit[];
    /** The selected hit of a listbox; `null` if none is selected. Undefined if the hits are links, as on the search page. */
    selection?: Selection | null;
    /** Whether better hits are still loading: these are of the previous query, or found by titles only. */
    isStale: boolean;
  };
  /** The hits, grouped by category and page: the listbox of the search input, or a list of links. */
  export default function SearchResults(props: Props): import('react').ReactElement;
}

declare module '@theme/SearchHit' {
  import type {OpenedIn, SearchHit as Hit} from 'docusaurus-theme-search-meilisearch/client';

  export type Props = {
    hit: Hit;
    /** Position of the hit in the list, from 0. */
    index: number;
    /** Whether the hit is the selected option of a listbox. Undefined if it is a link, as on the search page. */
    isSelected?: boolean;
    /** Called when the pointer moves over an option that is not selected. */
    onHover?: (index: number) => void;
    /** Called when the reader clicks the hit. */
    onOpen: (hit: Hit, openedIn: OpenedIn) => void;
  };
  /** One hit: an option of the listbox, or a link. */
  export default function SearchHit(props: Props): import('react').ReactElement;
}

declare module '@theme/SearchIcon' {
  export type Props = {
    name: 'page' | 'post' | 'section' | 'definition' | 'recent' | 'search' | 'close';
  };
  /** A decorative icon. */
  export default function SearchIcon(props: Props): import('react').ReactElement;
}

declare module '@theme/SearchFilters' {
  import type {CategoryCount} from 'docusaurus-theme-search-meilisearch/client';

  export type Props = {
    /** Name of the radio buttons, unique on the page. */
    name: string;
    /** Categories in which the query has results. Undefined if the engine cannot count them. */
    categories: CategoryCount[] | undefined;
    /** The selected category; undefined for all. */
    category: string | undefined;
    onFilter: (category: string | undefined) => void;
    /** Called on the up and down arrow keys, to select an item of the list. By default, they select another category. */
    onMove?: (by: 1 | -1) => void;
  };
  /** Radio buttons that limit the results to a category. Returns `null` if there is nothing to choose. */
  export default function SearchFilters(props: Props): import('react').ReactElement | null;
}

declare module '@theme/SearchAnnouncer' {
  import type {OpenSearchState} from 'docusaurus-theme-search-meilisearch/client';

  export type Props = {state: OpenSearchState};
  /** A live region with the number of results. */
  export default function SearchAnnouncer(props: Props): import('react').ReactElement;
}

declare module '@theme/SearchFooter' {
  import type {
    OpenSearchState,
    SearchThemeConfig,
  } from 'docusaurus-theme-search-meilisearch/client';

  export type Props = Pick<SearchThemeConfig, 'searchPagePath'> & {
    state: OpenSearchState;
    /** Whether there are options that the arrow keys select. */
    hasOptions: boolean;
    /** Called when the reader requests more results, if there is no search page. */
    onMore: () => void;
    /** Called when the reader follows the link to the search page. */
    onLeave: () => void;
  };
  /** The number of results with a way to more of them, and the keyboard hints. */
  export default function SearchFooter(props: Props): import('react').ReactElement;
}

declare module '@theme/SearchPage' {
  import type {SearchProps} from 'docusaurus-theme-search-meilisearch/client';

  /** Props for a site that wraps the component. */
  export type Props = SearchProps;
  /** The search page. */
  export default function SearchPage(props: Props): import('react').ReactElement;
}

declare module '@theme/SearchDocsSelect' {
  import type {DocsSelection} from 'docusaurus-theme-search-meilisearch/client';

  export type Props = {
    /** The docs instance and versions that are searched. */
    selection: DocsSelection;
    onSelect: (selection: DocsSelection) => void;
  };
  /** Selects the docs instance and its version to search. Returns `null` if the site has only one version of one instance. */
  export default function SearchDocsSelect(props: Props): import('react').ReactElement | null;
}
