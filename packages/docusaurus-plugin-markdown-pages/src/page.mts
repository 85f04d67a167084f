import yaml from 'js-yaml';
import {find, parseHtml, textOf, toMarkdown} from './toMarkdown.mjs';

/** What a copy says about its page, in its front matter. */
export type PageData = {
  title: string;
  description?: string;
  /** Canonical URL of the page. */
  url: string;
  /** `<html lang>`. */
  language?: string;
  /** Name of the docs version. */
  version?: string;
  /** Date of the last change, or of a blog post: as `<time datetime>` has it. */
  date?: string;
  /** Status of a translation that is not current, such as `outdated`, from `docusaurus-plugin-community-translation`. */
  translation?: string;
};

/** A page of the built site with a copy. `write` parses the content, which would need much memory for all pages at once. */
export type Page = {
  write: (copies: ReadonlyMap<string, string>) => {data: PageData; text: string};
};

/** Where a page is. */
type PageSite = {
  /** Origin of the site: `https://example.com`. */
  siteUrl: string;
  /** Route of the page, with the base URL. */
  route: string;
};

/** Removes the slash at the end of a route: whether links and routes have it depends on `trailingSlash`. */
export function routeKey(route: string): string {
  return decodeURI(route).replace(/\/+$/, '');
}

/** `URL.parse`, which Node.js has from version 22 on. */
function parseUrl(href: string, base: string): URL | undefined {
  try {
    return new URL(href, base);
  } catch {
    // A link that leads nowhere, such as `http://`, becomes its text.
    return undefined;
  }
}

/**
 * Reads a built page.
 *
 * @returns `null` for a page without a copy: not for search engines, a redirect, or without content in `<main>`
 */
export function readPage(html: string, {siteUrl, route}: PageSite): Page | null {
  // Only these parts are parsed: the sidebar and the menus are half of a page.
  const head = parseHtml(/<head[\s>][^]*?<\/head>/i.exec(html)?.[0] ?? '');
  const meta = (name: string) => {
    const found = find(
      head,
      ({tagName, properties}) => tagName === 'meta' && properties.name === name,
    );
    return found && String(found.properties.content ?? '').trim();
  };
  const translation = meta('docusaurus_translation');
  const isRedirect = /<meta[^>]+http-equiv=["']?refresh/i.test(html);
  // An untranslated page is not for search engines because it repeats its source page. Its locale has no other.
  const isExcluded =
    translation !== 'untranslated' && /\bno(index|ne)\b/i.test(meta('robots') ?? '');
  const start = html.search(/<main[\s>]/i);
  if (isRedirect || isExcluded || start < 0) {
    return null;
  }
  const canonical = find(
    head,
    ({tagName, properties}) =>
      tagName === 'link' && Array.isArray(properties.rel) && properties.rel.includes('canonical'),
  );
  const end = html.lastIndexOf('</main>');
  const write: Page['write'] = (copies) => {
    const main = parseHtml(html.slice(start, end < start ? undefined : end));
    // A list of posts has several articles.
    const articles = html.slice(start).match(/<article[\s>]/gi)?.length ?? 0;
    const article = articles === 1 ? find(main, ({tagName}) => tagName === 'article') : undefined;
    const content = article ?? main;
    const title =
      find(content, ({tagName}) => tagName === 'h1') ??
      find(head, ({tagName}) => tagName === 'title');
    const time = find(
      content,
      ({tagName, properties}) => tagName === 'time' && 'dateTime' in properties,
    );
    const data: PageData = {
      title: title ? textOf(title) : '',
      description: meta('description') || undefined,
      url: String(canonical?.properties.href ?? new URL(route, siteUrl).href),
      language: /<html[^>]*\slang=["']?([\w-]+)/i.exec(html)?.[1],
      version: meta('docusaurus_version'),
      date: time && String(time.properties.dateTime),
      translation,
    };
    const markdown = toMarkdown(content, (href, isPicture) => {
      if (href.startsWith('#') && !isPicture) {
        return href;
      }
      const url = parseUrl(href, siteUrl + route);
      if (!url || !/^(https?|mailto|tel):$/.test(url.protocol)) {
        return undefined;
      }
      const copy = url.origin === siteUrl ? copies.get(routeKey(url.pathname)) : undefined;
      return copy && !isPicture ? `${siteUrl}${copy}${url.hash}` : url.href;
    });
    // One value per line, also a long one.
    const frontMatter = yaml.dump(data, {lineWidth: -1, skipInvalid: true});
    return {data, text: `---\n${frontMatter}---\n\n${markdown}`};
  };
  return {write};
}
