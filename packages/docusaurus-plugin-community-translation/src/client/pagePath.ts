/**
 * A page's key in the plugin's data: its path without the base URL, beginning with a slash and not ending in one.
 *
 * @param pathname path in the browser's address bar: `/ko/v1/guides/faq/`
 * @param baseUrl base URL of the locale, with slashes at both ends: `/ko/`
 */
export function pagePath(pathname: string, baseUrl: string): string {
  const inside = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname.slice(1);
  return `/${inside.replace(/(?:^|\/)(?:index\.html)?$/, '')}`;
}

/**
 * The same page on the site of the default locale.
 *
 * @param sourceBaseUrl base URL of the default locale, with slashes at both ends
 */
export function sourcePathname(pathname: string, baseUrl: string, sourceBaseUrl: string): string {
  return pathname.startsWith(baseUrl)
    ? `${sourceBaseUrl}${pathname.slice(baseUrl.length)}`
    : sourceBaseUrl;
}

/** A path as the site's `trailingSlash` wants it; as it is where that is not set. */
export function withTrailingSlash(pathname: string, trailingSlash: boolean | undefined): string {
  if (trailingSlash === undefined) {
    return pathname;
  }
  const bare = pathname.replace(/\/+$/, '');
  return trailingSlash || bare === '' ? `${bare}/` : bare;
}
