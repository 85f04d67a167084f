import {selectAll, selectOne} from 'css-select';
import {isTag, textContent} from 'domutils';
import {Element, type AnyNode, type Document, type ParentNode} from 'domhandler';
import {parse, type TreeAdapter} from 'parse5';
import {adapter, type Htmlparser2TreeAdapterMap} from 'parse5-htmlparser2-tree-adapter';
import type {Section} from '../section';
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
type PageSite = Pick<SiteContent, 'versionLabels'> & {
  baseUrl: string;
  titleSuffix: string;
};

/** Attributes of the page's `<html>` and `<head>`. */
type Head = {classes: string[]; meta: (name: string) => string | undefined};

// Docusaurus adds a zero-width space to headings, as the text of their hash link.
const invisible = /[\u200b-\u200d\u2060\ufeff\ue000\ue001]/g;

/** Normalizes whitespace, and removes invisible characters. */
export function cleanText(text: string): string {
  return text.replace(invisible, '').replace(/\s+/g, ' ').trim().normalize('NFC');
}

/** Returns the clean texts of the elements that match a selector, without empty ones. */
export function textsOf(selector: string, document: Document): string[] {
  return selectAll<AnyNode, Element>(selector, document)
    .map((element) => cleanText(textContent(element)))
    .filter(Boolean);
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
function isList({classes}: Head): boolean {
  return (
    (classes.includes('plugin-blog') && !classes.includes('blog-post-page')) ||
    classes.some((name) => /^docs-tags?-/.test(name))
  );
}

/**
 * Whether the page is excluded from search engines. An untranslated page is excluded only because it duplicates its source page, so
 * the site's own search includes it.
 */
function isExcluded({meta}: Head): boolean {
  const robots = `${meta('robots') ?? ''},${meta('googlebot') ?? ''}`;
  return meta('docusaurus_translation') !== 'untranslated' && /\bno(index|ne)\b/i.test(robots);
}

function typeOf({classes}: Head): BuiltPage['type'] {
  if (classes.includes('plugin-blog')) {
    return 'blog';
  }
  return classes.includes('plugin-docs') ? 'docs' : 'page';
}

/** Returns the language of the page's `<h1>`, from the closest `lang` attribute. */
function contentLangOf(document: Document): string | undefined {
  let element: ParentNode | null = selectOne<AnyNode, Element>('h1', document);
  while (element && !(isTag(element) && element.attribs.lang)) {
    element = element.parent;
  }
  return element && isTag(element) ? element.attribs.lang : undefined;
}

/**
 * Returns the label of the page's docs version, or its name if it has no label. Docusaurus adds the id of the docs plugin instance to
 * `<html>` as a class.
 */
function versionOf({classes, meta}: Head, labels: SiteContent['versionLabels']) {
  const name = meta('docusaurus_version') ?? meta('docsearch:version');
  const idClass = classes.find((candidate) => candidate.startsWith('plugin-id-'));
  const id = idClass?.slice('plugin-id-'.length) ?? 'default';
  return name && (labels[id]?.[name] ?? name);
}

/** Returns `<meta name="docusaurus_tag">` of a page of a docs version. Other pages have a tag that does not name a version. */
function docsTagOf({meta}: Head): string | undefined {
  const tag = meta('docusaurus_tag') ?? meta('docsearch:docusaurus_tag');
  return tag?.startsWith('docs-') ? tag : undefined;
}

/** Deepest nesting of elements, as in Chromium. The time of the parser grows with the square of the depth. */
const maxDepth = 512;

/** Builds the tree of a page. Throws an error if it is nested more deeply than browsers display. */
function treeAdapter(file: string): TreeAdapter<Htmlparser2TreeAdapterMap> {
  return {
    ...adapter,
    // The adapter's own elements have three objects without a prototype each, which doubles the time of the parser. It writes to two
    // of them when `<html>` or `<body>` is repeated.
    createElement(name, namespace, attributes) {
      const attribs = Object.fromEntries(attributes.map((it) => [it.name, it.value]));
      const unread = {'x-attribsNamespace': {}, 'x-attribsPrefix': {}};
      return Object.assign(new Element(name, attribs), {namespace, ...unread});
    },
    appendChild(parent, child) {
      let depth = 0;
      for (let node: ParentNode | null = parent; node; node = node.parent) {
        depth += 1;
      }
      if (depth > maxDepth) {
        throw new Error(
          `${file} cannot be searched: it has elements nested more than ${maxDepth} deep. Close the elements that its Markdown or components open.`,
        );
      }
      adapter.appendChild(parent, child);
    },
  };
}

/**
 * Parses a page of the built site.
 *
 * @param file path within the build
 * @throws Error if elements are nested more than 512 deep
 * @returns `null` for a page that is not indexed: 404, `noindex`, a redirect, or a list of posts or tags
 */
export function readBuiltPage(
  html: string,
  file: string,
  {baseUrl, titleSuffix, versionLabels}: PageSite,
): BuiltPage | null {
  const document = parse(html, {treeAdapter: treeAdapter(file)});
  const first = (selector: string, parent: ParentNode = document) =>
    selectOne<AnyNode, Element>(selector, parent);
  // The parser adds a missing `<head>`. The whole page would be searched for what is not in it.
  const headElement = first('html > head') ?? document;
  const meta = (name: string, key = 'name') =>
    first(`meta[${key}="${name}"]`, headElement)?.attribs.content;
  const {class: classNames = '', lang = ''} = first('html')?.attribs ?? {};
  const head = {classes: classNames.split(/\s+/), meta};
  if (
    // The parser adds a missing `<html>`.
    !/<html[\s>]/i.test(html) ||
    /(^|[\\/])404(\/index)?\.html$/.test(file) ||
    first('meta[http-equiv="refresh" i]', headElement) ||
    isExcluded(head) ||
    isList(head)
  ) {
    return null;
  }
  const canonical = first('link[rel="canonical"]', headElement)?.attribs.href;
  const contentLang = contentLangOf(document) ?? lang;
  // The links to the tags of a doc are in its footer, the tags of a blog post in its head.
  const tags = textsOf('.theme-doc-footer-tags-row a', document);
  // Without the link to the home page, which is an icon without text.
  const breadcrumbs = textsOf(
    '.theme-doc-breadcrumbs .breadcrumbs__item:not(.breadcrumbs__item--active)',
    document,
  );
  return {
    document,
    url: routeOf(file, baseUrl, canonical),
    lang,
    ...(contentLang !== lang && {contentLang}),
    version: versionOf(head, versionLabels),
    docsTag: docsTagOf(head),
    breadcrumbs: breadcrumbs.join(' › ') || undefined,
    type: typeOf(head),
    title: textContent(first('title', headElement) ?? [])
      .replace(titleSuffix, '')
      .trim(),
    keywords: [meta('keywords'), ...tags, meta('article:tag', 'property')]
      .filter(Boolean)
      .join(', '),
  };
}
