/**
 * The key of a page in the plugin's data: its path without the base URL. It begins with a slash and has no slash at its end.
 *
 * @param pathname path of the page in its locale, as in the browser's location or in `permalink`: `/ko/v1/guides/faq/`
 * @param baseUrl base URL of the locale, with slashes at both ends: `/ko/`
 */
export function pagePath(pathname: string, baseUrl: string): string {
  const inside = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname.slice(1);
  return `/${inside.replace(/(?:^|\/)(?:index\.html)?$/, '')}`;
}

/**
 * The path of the same page in the default locale. Returns the home page for a path outside the base URL.
 *
 * @param baseUrl base URL of the locale, with slashes at both ends
 * @param sourceBaseUrl base URL of the default locale, with slashes at both ends
 */
export function sourcePathname(pathname: string, baseUrl: string, sourceBaseUrl: string): string {
  return pathname.startsWith(baseUrl)
    ? `${sourceBaseUrl}${pathname.slice(baseUrl.length)}`
    : sourceBaseUrl;
}

/** Applies the site's `trailingSlash` option to a path. `undefined` leaves the path unchanged. */
export function withTrailingSlash(pathname: string, trailingSlash: boolean | undefined): string {
  if (trailingSlash === undefined) {
    return pathname;
  }
  const bare = pathname.replace(/\/+$/, '');
  return trailingSlash || bare === '' ? `${bare}/` : bare;
}
