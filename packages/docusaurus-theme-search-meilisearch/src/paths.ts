/**
 * Removes slashes at the end of a path or URL. Permalinks and routes have one or not, depending on `trailingSlash`; URLs of hosts, as
 * they were typed.
 */
export function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '');
}

/**
 * Returns the path of the search page with the base URL.
 *
 * @param searchPagePath option of the theme
 */
export function searchPageRoute(baseUrl: string, searchPagePath: string): string {
  return `${baseUrl}${searchPagePath.replace(/^\/|\/$/g, '')}`;
}
