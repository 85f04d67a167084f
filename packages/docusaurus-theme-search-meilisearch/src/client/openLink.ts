/** The path of a link within this site, else `null`. */
export function pathWithinSite(link: string, page: string, baseUrl: string): string | null {
  const {origin, pathname, search, hash} = new URL(link, page);
  const isWithin = origin === new URL(page).origin && `${pathname}/`.startsWith(baseUrl);
  return isWithin ? pathname + search + hash : null;
}
