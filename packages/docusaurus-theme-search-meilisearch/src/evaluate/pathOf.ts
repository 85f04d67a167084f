/**
 * Returns the path of a page without the base URL and without a slash at the end, unless it is the home page.
 *
 * @param baseUrl base URL of the locale, with a slash at both ends
 */
export function pathOf({url}: {url: string}, baseUrl: string): string {
  const page = url.startsWith(baseUrl) ? url.slice(baseUrl.length - 1) : url;
  return page.replace(/(.)\/$/, '$1');
}
