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
};

/** The part of the site's `themeConfig` that belongs to this theme. */
export type ThemeConfig = {searchMeilisearch: SearchThemeConfig};

/** The same as a site writes it. */
export type UserThemeConfig = {searchMeilisearch?: Partial<SearchThemeConfig>};

/** From the site's search specification. */
export const defaultHotKeys = ['ctrl+k', 's', '/'];
