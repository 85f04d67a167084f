/// <reference types="@docusaurus/module-type-aliases" />

declare module '*.css';

declare module '@theme/SearchBar' {
  /** Button, hotkeys and state of search. */
  export default function SearchBar(): import('react').ReactElement;
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
  import type {OpenSearchState, SearchAction} from 'docusaurus-theme-search-meilisearch/client';

  export type Props = {state: OpenSearchState; dispatch: Dispatch<SearchAction>};
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
  import type {OpenSearchState, ResultItem} from 'docusaurus-theme-search-meilisearch/client';

  export type Props = {
    state: OpenSearchState;
    onHover: (index: number) => void;
    onChoose: (item: ResultItem) => void;
    onSuggestion: (query: string) => void;
    onRetry: () => void;
  };
  export default function SearchScreen(props: Props): import('react').ReactElement | null;
}

declare module '@theme/SearchResults' {
  import type {ResultItem, Selection} from 'docusaurus-theme-search-meilisearch/client';

  export type Props = {
    items: ResultItem[];
    selection: Selection | null;
    /** Whether the items belong to the query before, while the present one is under way. */
    isStale: boolean;
    onHover: (index: number) => void;
    onChoose: (item: ResultItem) => void;
  };
  export default function SearchResults(props: Props): import('react').ReactElement;
}

declare module '@theme/SearchHit' {
  import type {ResultItem} from 'docusaurus-theme-search-meilisearch/client';

  export type Props = {
    item: ResultItem;
    isSelected: boolean;
    onHover: (index: number) => void;
    onChoose: (item: ResultItem) => void;
  };
  export default function SearchHit(props: Props): import('react').ReactElement;
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
    onSuggestion: (query: string) => void;
  };
  export default function NoResults(props: Props): import('react').ReactElement;
}

declare module '@theme/SearchErrorView' {
  export type Props = {onRetry: () => void};
  export default function ErrorView(props: Props): import('react').ReactElement;
}

declare module '@theme/SearchAnnouncer' {
  import type {OpenSearchState} from 'docusaurus-theme-search-meilisearch/client';

  export type Props = {state: OpenSearchState};
  export default function Announcer(props: Props): import('react').ReactElement;
}

declare module '@theme/SearchFooter' {
  export type Props = {
    /** Whether the embedded index answered in the place of a Meilisearch host. */
    isOffline: boolean;
  };
  export default function SearchFooter(props: Props): import('react').ReactElement;
}
