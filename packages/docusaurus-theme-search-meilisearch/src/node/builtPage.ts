import {findOne, getAttributeValue, isTag, textContent} from 'domutils';
import type {Document, Element, ParentNode} from 'domhandler';
import {parseDocument} from 'htmlparser2';
import {versionLabel, type VersionLabels} from './versionLabels';

/** A page of the built site. */
export type BuiltPage = {
  document: Document;
  /** Path with the base URL, as the route writes it. */
  url: string;
  lang: string;
  /** Language of the text, where it is not that of the page: a page that is not translated yet. */
  contentLang?: string;
  /** Label of the docs version. */
  version?: string;
  type: 'docs' | 'blog' | 'page';
  /** `<title>` without what the site appends. */
  title: string;
  keywords: string;
};

/** What is read of the site. */
type PageSite = {
  baseUrl: string;
  siteTitle: string;
  /** @default {} names instead of labels */
  versionLabels?: VersionLabels;
};

function childrenNamed(parent: ParentNode | undefined, name: string): Element[] {
  return (parent?.children ?? []).filter(isTag).filter((element) => element.name === name);
}

function metaContent(head: Element[], name: string): string | undefined {
  const meta = head.find((element) => getAttributeValue(element, 'name') === name);
  return meta && getAttributeValue(meta, 'content');
}

/**
 * Path of a file within the build, as a route: `guide/index.html` → `/base/guide`. Whether the route ends in a slash is read
 * from the canonical link, which Docusaurus makes from the route.
 */
export function routeOf(file: string, baseUrl: string, canonical: string | undefined): string {
  const path = file.replace(/\\/g, '/').replace(/(^|\/)index\.html$/, '');
  const route = `${baseUrl}${path.replace(/\.html$/, '')}`;
  const withSlash = `${route}/`;
  // Without the base URL: a page that is not translated yet names its source, in another locale.
  const end = `/${withSlash.slice(baseUrl.length)}`;
  const hasSlash = path !== '' && [end, encodeURI(end)].some((tail) => canonical?.endsWith(tail));
  return hasSlash ? withSlash : route;
}

/** Lists of posts, tags and authors repeat what other pages say; html classes are those of Docusaurus' `ThemeClassNames`. */
function isList(classes: string[]): boolean {
  return (
    (classes.includes('plugin-blog') && !classes.includes('blog-post-page')) ||
    classes.some((name) => /^docs-tags?-/.test(name))
  );
}

/** A page that is kept from search engines because it is a copy of its source, not translated yet, is for this site's readers. */
function isHidden(metas: Element[]): boolean {
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

/** The language that the page's title is in, by the element nearest to it that says one. */
function contentLangOf(document: Document): string | undefined {
  let element: ParentNode | null = findOne(({name}) => name === 'h1', document.children, true);
  while (element && !(isTag(element) && element.attribs.lang)) {
    element = element.parent;
  }
  return element && isTag(element) ? element.attribs.lang : undefined;
}

/** Label of the docs version that a page says it is of. Docusaurus puts the id of the plugin's instance into a class. */
function versionOf(metas: Element[], classes: string[], labels: VersionLabels): string | undefined {
  const name = metaContent(metas, 'docusaurus_version') ?? metaContent(metas, 'docsearch:version');
  const idClass = classes.find((candidate) => candidate.startsWith('plugin-id-'));
  return name && versionLabel(labels, idClass?.slice('plugin-id-'.length) ?? 'default', name);
}

/**
 * Reads a page.
 *
 * @param file path within the build
 * @param siteTitle what Docusaurus appends to titles
 * @returns `null` for pages that search leaves out: not found, `noindex`, redirects, and lists of posts and tags
 */
export function readBuiltPage(
  html: string,
  file: string,
  {baseUrl, siteTitle, versionLabels = {}}: PageSite,
): BuiltPage | null {
  const document = parseDocument(html);
  const [root] = childrenNamed(document, 'html');
  const [head] = childrenNamed(root, 'head');
  const metas = childrenNamed(head, 'meta');
  const classes = (root?.attribs.class ?? '').split(/\s+/);
  const isRedirect = metas.some((meta) => /^refresh$/i.test(meta.attribs['http-equiv'] ?? ''));
  if (
    !root ||
    /(^|[\\/])404(\/index)?\.html$/.test(file) ||
    isRedirect ||
    isHidden(metas) ||
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
    type: typeOf(classes),
    title: textContent(title ?? [])
      .replace(` | ${siteTitle}`, '')
      .trim(),
    keywords: metaContent(metas, 'keywords') ?? '',
  };
}
