/** The paths that a worker is responsible for. */
export type Locale = {
  /** Paths of the locale's pages. Docusaurus writes some with a trailing slash and some without. */
  routes: string[];
  /** Paths of the locales below this one, with a trailing slash. */
  otherLocales: string[];
};

/** Whether a page belongs to another locale. Until that locale has a worker, browsers send its requests to the English one. */
export function isOfOtherLocale(pathname: string, {otherLocales}: Locale): boolean {
  return otherLocales.some((path) => pathname === path.slice(0, -1) || pathname.startsWith(path));
}

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** Whether the locale has a page with a path, in any form: `/ko/blog`, `/ko/blog/`, `/ko/blog/index.html`. */
export function isRoute(pathname: string, {routes}: Locale): boolean {
  const wanted = withoutSlash(pathname.replace(/\/index\.html$/, ''));
  return routes.some((route) => withoutSlash(route) === wanted);
}
