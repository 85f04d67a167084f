import type {SearchParams} from '../search';

/** A Meilisearch index to search first. The embedded index is the fallback. */
export type MeilisearchConfig = {
  /** URL of the host, `https://` or `http://`, with an optional path. */
  host: string;
  /** A key that can only search. It is public: the JavaScript of the site contains it. */
  apiKey: string;
  /** Name of the index, such as `docs-v1`. */
  indexUid: string;
  /**
   * Timeout of a request in milliseconds. After that, the embedded index is searched. A search that is repeated without counts has the same
   * timeout again.
   *
   * @default 3000
   */
  timeout?: number;
  /**
   * If the host finds fewer sections, the embedded index is searched, too, because it corrects more, and its results are shown. `0`
   * searches it only if the host fails.
   *
   * @default 5
   */
  minHits?: number;
};

/** `themeConfig.searchMeilisearch` after validation. */
export type SearchThemeConfig = {
  /**
   * Keys that open the search modal: one key, optionally after `ctrl+`, `meta+`, `alt+` or `shift+`. `ctrl` is the command key on
   * Apple devices. `false` disables hotkeys.
   *
   * @default ['ctrl+k', 's', '/']
   */
  hotKeys: string[] | false;
  /**
   * Parameters of every search, such as `limit`. A `filter` applies in addition to that for the language and the docs version.
   *
   * @default {}
   */
  searchParams: SearchParams;
  /**
   * A Meilisearch index to search first. If it is not set, only the embedded index is searched.
   *
   * @default undefined
   */
  meilisearch?: MeilisearchConfig;
  /**
   * Path of the search page, without the base URL. The page reads the query from `?q=`. `false` disables the page and
   * `opensearch.xml`.
   *
   * @default 'search'
   */
  searchPagePath: string | false;
  /**
   * Queries by locale that the modal proposes while its input is empty.
   *
   * @default {}
   */
  popularSearches: Record<string, string[]>;
};

/** The part of `themeConfig` that belongs to this theme, after validation. */
export type ThemeConfig = {searchMeilisearch: SearchThemeConfig};

/** The part of `themeConfig` that belongs to this theme, in the site configuration. */
export type UserThemeConfig = {searchMeilisearch?: Partial<SearchThemeConfig>};

/** What the theme tells its components at build time. */
export type SearchGlobalData = {
  /** Suffix of the keys of `localStorage` under which Docusaurus stores preferences of readers; may be empty. */
  storageNamespace: string;
  /** Only with `docusaurus start`, after a build: when it wrote the index, and the path of the page that explains hits. */
  lastIndex?: {time: string; explainPath: string};
};

/** Default of `searchPagePath`, the same as in @docusaurus/theme-search-algolia. */
export const defaultSearchPagePath = 'search';

/** Default of `hotKeys`. */
export const defaultHotKeys = ['ctrl+k', 's', '/'];

/**
 * Default of `timeout`, in milliseconds. Meilisearch responds within 50 ms, but the first connection of a slow phone takes five
 * round trips (DNS, TCP, TLS, the CORS preflight and the request): 2 s on slow 3G with its 400 ms each. If it takes longer than
 * 3 s, the embedded index is faster.
 */
export const defaultTimeout = 3000;

/** Default of `minHits`: as many as a reader sees at once. */
export const defaultMinHits = 5;
