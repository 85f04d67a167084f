import type {SearchHit} from '../../search';

/** Hits about which a warning was logged: a list renders its hits repeatedly. */
const warned = new WeakSet<object>();

function warnOnce(message: string, hit: object): void {
  if (!warned.has(hit)) {
    warned.add(hit);
    console.warn(message, hit);
  }
}

/**
 * Whether a link has the scheme `http:` or `https:`. The link is parsed as in a browser, which ignores control characters before
 * the scheme, and tabs and line breaks in it: comparing strings would miss some spellings of `javascript:`.
 */
function isPageLink(link: string): boolean {
  try {
    return /^https?:$/.test(new URL(link, 'https://any.invalid').protocol);
  } catch {
    // Not a valid URL.
    return false;
  }
}

/**
 * The link of a hit: its URL with the anchor, unless the URL has a hash already, or the anchor alone if there is no URL.
 *
 * @returns undefined if the hit has neither, or a scheme other than http(s); a warning is logged
 */
export function hitLink(hit: Pick<SearchHit, 'url' | 'anchor'>): string | undefined {
  const {url, anchor} = hit;
  if (!url && !anchor) {
    warnOnce('A search hit has neither url nor anchor, so it has no link.', hit);
    return undefined;
  }
  const link = url.includes('#') || !anchor ? url : `${url}#${anchor}`;
  if (!isPageLink(link)) {
    warnOnce(`A search hit has the link ${link}, which is not an http or https URL.`, hit);
    return undefined;
  }
  return link;
}

/**
 * Resolves a link to a path that the router of this site can open.
 *
 * @param link absolute or relative URL
 * @param page absolute URL of the current page
 * @param baseUrl base URL of the locale, with a slash at both ends
 * @returns path with query and hash; `null` if the link leads out of `baseUrl`
 */
export function pathWithinSite(link: string, page: string, baseUrl: string): string | null {
  const {origin, pathname, search, hash} = new URL(link, page);
  // A path that starts with `//` would be read as the name of another host.
  const isWithin =
    origin === new URL(page).origin &&
    `${pathname}/`.startsWith(baseUrl) &&
    !pathname.startsWith('//');
  return isWithin ? pathname + search + hash : null;
}
