/**
 * Resolves a link to a path that the router of this site can open.
 *
 * @param link absolute or relative URL
 * @param page absolute URL of the current page
 * @param baseUrl base URL of the locale, with a slash at both ends
 * @returns path with query and hash; `null` if the link leads out of the site or the locale
 */
export function pathWithinSite(link: string, page: string, baseUrl: string): string | null {
  const {origin, pathname, search, hash} = new URL(link, page);
  const isWithin = origin === new URL(page).origin && `${pathname}/`.startsWith(baseUrl);
  return isWithin ? pathname + search + hash : null;
}
