import {findAll, getAttributeValue, isTag, textContent} from 'domutils';
import type {Document, Element, ParentNode} from 'domhandler';
import {parse} from 'parse5';
import {adapter} from 'parse5-htmlparser2-tree-adapter';
import type {Section} from '../section';
import {findByClass, findByName, hasClass, visibleText} from './elements';
import type {SiteContent} from './siteContent';

/** A page of the built site: what its sections have in common, and the document that contains them. */
export type BuiltPage = Pick<
  Section,
  'url' | 'lang' | 'contentLang' | 'type' | 'version' | 'docsTag' | 'breadcrumbs'
> & {
  document: Document;
  /** `<title>` without the site title that Docusaurus appends. */
  title: string;
  /** `<meta name="keywords">` and the tags of the page, separated by commas; may be empty. */
  keywords: string;
};

/** Properties of the site that are needed to read its pages. */
type PageSite = Partial<Pick<SiteContent, 'versionLabels'>> & {baseUrl: string; siteTitle: string};

function childrenNamed(parent: ParentNode | undefined, name: string): Element[] {
  return (parent?.children ?? []).filter(isTag).filter((element) => element.name === name);
}

function metaContent(head: Element[], name: string): string | undefined {
  const meta = head.find((element) => getAttributeValue(element, 'name') === name);
  return meta && getAttributeValue(meta, 'content');
}

/**
 * Returns the route of an HTML file: `guide/index.html` → `/base/guide`.
 *
 * @param file path within the build
 * @param canonical URL of the canonical link, which Docusaurus derives from the route. It says whether the route ends in a slash.
 */
export function routeOf(file: string, baseUrl: string, canonical: string | undefined): string {
  const path = file.replace(/\\/g, '/').replace(/(^|\/)index\.html$/, '');
  const route = `${baseUrl}${path.replace(/\.html$/, '')}`;
  const withSlash = `${route}/`;
  // Without the base URL: the canonical link of an untranslated page leads to its source page, in another locale.
  const end = `/${withSlash.slice(baseUrl.length)}`;
  const hasSlash = path !== '' && [end, encodeURI(end)].some((tail) => canonical?.endsWith(tail));
  return hasSlash ? withSlash : route;
}

/**
 * Whether the page is a list of posts, tags or authors, which repeats other pages. The classes of `<html>` come from Docusaurus'
 * `ThemeClassNames`.
 */
function isList(classes: string[]): boolean {
  return (
    (classes.includes('plugin-blog') && !classes.includes('blog-post-page')) ||
    classes.some((name) => /^docs-tags?-/.test(name))
  );
}

/**
 * Whether the page is excluded from search engines. An untranslated page is excluded only because it duplicates its source page, so
 * the site's own search includes it.
 */
function isExcluded(metas: Element[]): boolean {
  if (metaContent(metas, 'docusaurus_translation') === 'untranslated') {
    return false;
  }
  const robots = `${metaContent(metas, 'robots') ?? ''},${metaContent(metas, 'googlebot') ?? ''}`;
  return /\bno(index|ne)\b/i.test(robots);
}

function typeOf(classes: string[]): BuiltPage['type'] {
  if (classes.includes('plugin-blog')) {
    return 'blog';
  }
  return classes.includes('plugin-docs') ? 'docs' : 'page';
}

/** Returns the language of the page's `<h1>`, from the closest `lang` attribute. */
function contentLangOf(document: Document): string | undefined {
  let element: ParentNode | null = findByName(document, 'h1');
  while (element && !(isTag(element) && element.attribs.lang)) {
    element = element.parent;
  }
  return element && isTag(element) ? element.attribs.lang : undefined;
}

/**
 * Returns the label of the page's docs version, or its name if it has no label. Docusaurus adds the id of the docs plugin instance to
 * `<html>` as a class.
 */
function versionOf(
  metas: Element[],
  classes: string[],
  labels: SiteContent['versionLabels'],
): string | undefined {
  const name = metaContent(metas, 'docusaurus_version') ?? metaContent(metas, 'docsearch:version');
  const idClass = classes.find((candidate) => candidate.startsWith('plugin-id-'));
  const id = idClass?.slice('plugin-id-'.length) ?? 'default';
  return name && (labels[id]?.[name] ?? name);
}

/** Returns `<meta name="docusaurus_tag">` of a page of a docs version. Other pages have a tag that does not name a version. */
function docsTagOf(metas: Element[]): string | undefined {
  const tag =
    metaContent(metas, 'docusaurus_tag') ?? metaContent(metas, 'docsearch:docusaurus_tag');
  return tag?.startsWith('docs-') ? tag : undefined;
}

/** Returns the tags of a doc, which its footer lists, or of a blog post. */
function tagsOf(document: Document, metas: Element[]): string[] {
  const list = findByClass(document, 'theme-doc-footer-tags-row');
  const postTags = metas.find(({attribs}) => attribs.property === 'article:tag')?.attribs.content;
  const links = list ? findAll(({name}) => name === 'a', list.children) : [];
  return [...links.map((link) => textContent(link)), ...(postTags ? [postTags] : [])];
}

/**
 * Reads the breadcrumbs of a docs page, which are the labels of its sidebar categories.
 *
 * @returns the labels without the home page and without the page itself, separated by " › "; undefined if there are none
 */
export function breadcrumbsOf(document: Document): string | undefined {
  const nav = findByClass(document, 'theme-doc-breadcrumbs');
  const items = findAll(hasClass('breadcrumbs__item'), nav ? [nav] : []);
  const isPage = hasClass('breadcrumbs__item--active');
  return (
    items
      .filter((item) => !isPage(item))
      .map(visibleText)
      // The link to the home page is an icon.
      .filter(Boolean)
      .join(' › ') || undefined
  );
}

/**
 * Parses a page of the built site.
 *
 * @param file path within the build
 * @returns `null` for a page that is not indexed: 404, `noindex`, a redirect, or a list of posts or tags
 */
export function readBuiltPage(
  html: string,
  file: string,
  {baseUrl, siteTitle, versionLabels = {}}: PageSite,
): BuiltPage | null {
  const document = parse(html, {treeAdapter: adapter});
  const [root] = childrenNamed(document, 'html');
  const [head] = childrenNamed(root, 'head');
  const metas = childrenNamed(head, 'meta');
  const classes = (root?.attribs.class ?? '').split(/\s+/);
  const isRedirect = metas.some((meta) => /^refresh$/i.test(meta.attribs['http-equiv'] ?? ''));
  if (
    !root ||
    // The parser adds a missing `<html>`.
    !/<html[\s>]/i.test(html) ||
    /(^|[\\/])404(\/index)?\.html$/.test(file) ||
    isRedirect ||
    isExcluded(metas) ||
    isList(classes)
  ) {
    return null;
  }
  const canonical = childrenNamed(head, 'link').find(({attribs}) => attribs.rel === 'canonical');
  const [title] = childrenNamed(head, 'title');
  const lang = root.attribs.lang ?? '';
  const contentLang = contentLangOf(document) ?? lang;
  return {
    document,
    url: routeOf(file, baseUrl, canonical?.attribs.href),
    lang,
    ...(contentLang !== lang && {contentLang}),
    version: versionOf(metas, classes, versionLabels),
    docsTag: docsTagOf(metas),
    breadcrumbs: breadcrumbsOf(document),
    type: typeOf(classes),
    title: textContent(title ?? [])
      .replace(` | ${siteTitle}`, '')
      .trim(),
    keywords: [metaContent(metas, 'keywords') ?? '', ...tagsOf(document, metas)]
      .filter(Boolean)
      .join(', '),
  };
}
