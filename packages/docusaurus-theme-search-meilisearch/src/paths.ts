/** Removes the slash at the end of a path. Permalinks and routes have it or not, depending on `trailingSlash`. */
export function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}

/**
 * Returns the path of the search page with the base URL.
 *
 * @param searchPagePath option of the theme
 */
export function searchPageRoute(baseUrl: string, searchPagePath: string): string {
  return `${baseUrl}${searchPagePath.replace(/^\/|\/$/g, '')}`;
}
