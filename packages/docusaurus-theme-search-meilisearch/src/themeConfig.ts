/** A Meilisearch host to search, instead of the index that is built with the site. */
export type MeilisearchConfig = {
  /** Address of the host, `http(s)://`; may have a path. */
  host: string;
  /** A key that may only search: it is in the site's JavaScript, for everyone to read. */
  apiKey: string;
  /** Name of the index, such as `docs-v1`. */
  indexUid: string;
  /**
   * Milliseconds that a search may take with its second try, before the embedded index answers instead.
   * @default 3000
   */
  timeout?: number;
};

/** `themeConfig.searchMeilisearch` after validation. */
export type SearchThemeConfig = {
  /**
   * Keys that open search, with modifiers before them; `ctrl` is the command key on Apple devices. `false`: none.
   * @default ['ctrl+k', 's', '/']
   */
  hotKeys: string[] | false;
  /**
   * Further parameters of every search, such as `limit`. A `filter` is added to the language's.
   * @default {}
   */
  searchParams: Record<string, unknown>;
  /** Searches a Meilisearch host first. @default the embedded index alone */
  meilisearch?: MeilisearchConfig;
  /**
   * Path of the search page, without the base URL; it reads the query from `?q=`. `false`: none, and no `opensearch.xml`.
   * @default 'search'
   */
  searchPagePath: string | false;
};

/** The part of the site's `themeConfig` that belongs to this theme. */
export type ThemeConfig = {searchMeilisearch: SearchThemeConfig};

/** The same as a site writes it. */
export type UserThemeConfig = {searchMeilisearch?: Partial<SearchThemeConfig>};

/** Default of `searchPagePath`; that of Docusaurus' own search theme. */
export const defaultSearchPagePath = 'search';

/** From the site's search specification. */
export const defaultHotKeys = ['ctrl+k', 's', '/'];

/**
 * Default of `timeout`, in milliseconds. Meilisearch answers within 50; what takes time is a slow phone's first connection: DNS,
 * TCP, TLS, the CORS preflight and the request are five round trips, at 400 ms each on slow 3G two seconds. Who waits longer is
 * better served by the embedded index.
 */
export const defaultTimeout = 3000;
