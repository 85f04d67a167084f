/// <reference types="@docusaurus/module-type-aliases" />
/// <reference types="@docusaurus/theme-classic" />

declare module '*.css';

// It has no types of its own, and gives the browser's `fetch`.
declare module 'whatwg-fetch';

declare module '@theme/SearchBar' {
  import type {SearchProps} from 'docusaurus-theme-search-meilisearch/client';

  /** What a site that wraps the component may add to its configuration. */
  export type Props = SearchProps;
  /** Button, hotkeys and state of search. */
  export default function SearchBar(props: Props): import('react').ReactElement;
}

declare module '@theme/SearchButton' {
  export type Props = {
    /** Hotkeys of the site, for the hint. */
    hotKeys: string[] | false;
    /** Opens search. */
    onOpen: () => void;
    /** Called at the first sign that search will be opened: hovering, focus. */
    onIntent: () => void;
  };
  export default function SearchButton(props: Props): import('react').ReactElement;
}

declare module '@theme/SearchModal' {
  import type {Dispatch} from 'react';
  import type {
    OpenSearchState,
    SearchAction,
    SearchProps,
    SearchThemeConfig,
  } from 'docusaurus-theme-search-meilisearch/client';

  export type Props = Pick<SearchProps, 'transformItems' | 'onSearch' | 'onSelect'> & {
    /** The site's configuration, with what was given to `SearchBar` instead. */
    config: SearchThemeConfig;
    state: OpenSearchState;
    dispatch: Dispatch<SearchAction>;
  };
  export default function SearchModal(props: Props): import('react').ReactElement;
}

declare module '@theme/SearchForm' {
  import type {RefObject} from 'react';
  import type {OpenSearchState} from 'docusaurus-theme-search-meilisearch/client';

  export type Props = {
    state: OpenSearchState;
    input: RefObject<HTMLInputElement>;
    /** The query changed; empty where it was cleared. */
    onType: (query: string) => void;
    /** An arrow key: to the next or the previous item. */
    onMove: (by: 1 | -1) => void;
    /** Enter; in a new tab with ctrl, meta or shift. */
    onEnter: (inNewTab: boolean) => void;
    onCancel: () => void;
  };
  export default function SearchForm(props: Props): import('react').ReactElement;
}

declare module '@theme/SearchScreen' {
  import type {OpenSearchState} from 'docusaurus-theme-search-meilisearch/client';
  import type {Props as HitProps} from '@theme/SearchHit';

  export type Props = Pick<HitProps, 'onHover' | 'onChoose' | 'onOpened'> & {
    state: OpenSearchState;
    /** The reader's recent queries, newest first. */
    recent: string[];
    /** A query was chosen instead of typed. */
    onQuery: (query: string) => void;
    /** A query shall not be among the recent ones any more. */
    onForget: (query: string) => void;
    onRetry: () => void;
  };
  export default function SearchScreen(props: Props): import('react').ReactElement | null;
}

declare module '@theme/SearchRecent' {
  import type {Props as ScreenProps} from '@theme/SearchScreen';

  export type Props = Pick<ScreenProps, 'recent' | 'onQuery' | 'onForget'>;
  export default function SearchRecent(props: Props): import('react').ReactElement;
}

declare module '@theme/SearchResults' {
  import type {ResultItem, Selection} from 'docusaurus-theme-search-meilisearch/client';
  import type {Props as HitProps} from '@theme/SearchHit';

  export type Props = Pick<HitProps, 'onHover' | 'onChoose' | 'onOpened'> & {
    items: ResultItem[];
    selection: Selection | null;
    /** Whether the items belong to the query before, while the present one is under way. */
    isStale: boolean;
  };
  export default function SearchResults(props: Props): import('react').ReactElement;
}

declare module '@theme/SearchHit' {
  import type {ResultItem} from 'docusaurus-theme-search-meilisearch/client';

  export type Props = {
    item: ResultItem;
    isSelected: boolean;
    onHover: (index: number) => void;
    /** The hit is to be opened in this tab. */
    onChoose: (item: ResultItem) => void;
    /** The browser opens the hit itself, in a new tab. */
    onOpened: (item: ResultItem) => void;
  };
  export default function SearchHit(props: Props): import('react').ReactElement;
}

declare module '@theme/SearchLanguage' {
  import type {ResultItem} from 'docusaurus-theme-search-meilisearch/client';

  export type Props = Pick<ResultItem, 'language'>;
  export default function SearchLanguage(props: Props): import('react').ReactElement | null;
}

declare module '@theme/SearchHighlight' {
  /** `text` holds highlight marks. */
  export type Props = {text: string};
  export default function Highlight(props: Props): import('react').ReactElement;
}

declare module '@theme/SearchNoResults' {
  export type Props = {
    query: string;
    suggestions: string[];
    /** A suggestion was chosen. */
    onQuery: (query: string) => void;
  };
  export default function NoResults(props: Props): import('react').ReactElement;
}

declare module '@theme/SearchErrorView' {
  export type Props = {onRetry: () => void};
  export default function ErrorView(props: Props): import('react').ReactElement;
}

declare module '@theme/SearchAnnouncer' {
  import type {OpenSearchState} from 'docusaurus-theme-search-meilisearch/client';

  export type Props = {
    state: OpenSearchState;
    /** Whether the embedded index answered in the place of a Meilisearch host. */
    isOffline: boolean;
  };
  export default function Announcer(props: Props): import('react').ReactElement;
}

declare module '@theme/SearchFooter' {
  import type {
    OpenSearchState,
    SearchThemeConfig,
  } from 'docusaurus-theme-search-meilisearch/client';

  export type Props = Pick<SearchThemeConfig, 'searchPagePath'> & {
    state: OpenSearchState;
    /** Whether the embedded index answered in the place of a Meilisearch host. */
    isOffline: boolean;
    /** The reader goes to the search page. */
    onLeave: () => void;
  };
  export default function SearchFooter(props: Props): import('react').ReactElement;
}

declare module '@theme/SearchPage' {
  import type {SearchProps} from 'docusaurus-theme-search-meilisearch/client';

  /** What a site that wraps the component may add to its configuration. */
  export type Props = SearchProps;
  export default function SearchPage(props: Props): import('react').ReactElement;
}

declare module '@theme/SearchPageContent' {
  export type {Props} from '@theme/SearchPage';
  import type {Props} from '@theme/SearchPage';

  export default function SearchPageContent(props: Props): import('react').ReactElement;
}

declare module '@theme/SearchPageResults' {
  import type {OpenSearchState, SearchProps} from 'docusaurus-theme-search-meilisearch/client';

  export type Props = Pick<SearchProps, 'onSelect'> & {
    state: Extract<OpenSearchState, {status: 'results' | 'loading'}>;
    onMore: () => void;
  };
  export default function SearchPageResults(props: Props): import('react').ReactElement;
}

declare module '@theme/SearchPageHit' {
  import type {ResultItem} from 'docusaurus-theme-search-meilisearch/client';

  export type Props = {
    item: ResultItem;
    /** The reader opens the hit; the link itself does it. */
    onSelect: (inNewTab: boolean) => void;
  };
  export default function SearchPageHit(props: Props): import('react').ReactElement;
}
