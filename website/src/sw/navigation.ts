/** What decides whether a worker is responsible for a page. */
export type Locale = {
  /** Paths of the locale's pages, with or without a slash at the end, as Docusaurus happens to name them. */
  routes: string[];
  /** Paths of other locales that lie below the locale's, each with a slash at the end. */
  otherLocales: string[];
};

/**
 * Whether a page belongs to another locale, whose own worker looks after it. The English worker is responsible for all paths until
 * that one is there.
 */
export function isOfOtherLocale(pathname: string, {otherLocales}: Locale): boolean {
  return otherLocales.some((path) => pathname === path.slice(0, -1) || pathname.startsWith(path));
}

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** Whether the locale has a page at an address, in any of its forms: `/ko/blog`, `/ko/blog/`, `/ko/blog/index.html`. */
export function isRoute(pathname: string, {routes}: Locale): boolean {
  const wanted = withoutSlash(pathname.replace(/\/index\.html$/, ''));
  return routes.some((route) => withoutSlash(route) === wanted);
}
