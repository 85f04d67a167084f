import yaml from 'js-yaml';
import type {Element} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {attribute, parseHtml, textOf, toMarkdown} from './toMarkdown.mjs';

/** A page of the built site with a copy. */
export type Page = {
  /** HTML of `<main>`. Parsed for one page after the other: all trees would need much memory. */
  main: string;
  title: string;
  description?: string;
  /** Canonical URL. */
  url: string;
  /** `<html lang>`. */
  language?: string;
  /** Name of the docs version. */
  version?: string;
  /** Status of a translation that is not current, such as `outdated`, from `docusaurus-plugin-community-translation`. */
  translation?: string;
};

/** Removes the slash at the end of a route: whether links and routes have it depends on `trailingSlash`. */
export function routeKey(route: string): string {
  return new URL(route, 'https://example.com').pathname.replace(/\/+$/, '');
}

/**
 * Reads a built page.
 *
 * @param url of the page, if it has no canonical link
 * @returns `null` for a page without a copy: not for search engines, a redirect, or without content in `<main>`
 */
export function readPage(html: string, url: string): Page | null {
  // Only the head is parsed here, and `<main>` later: the sidebar and the menus are half of a page.
  const head = parseHtml(/<head[\s>][^]*?<\/head>/i.exec(html)?.[0] ?? '');
  const meta = (name: string) => {
    const found = select(`meta[name="${name}"]`, head);
    return (found && attribute(found, 'content').trim()) || undefined;
  };
  const main = /<main[\s>][^]*<\/main>|<main[\s>][^]*/i.exec(html)?.[0];
  const translation = meta('docusaurus_translation');
  // An untranslated page is not for search engines because it repeats its source page. Its locale has no other.
  const isExcluded =
    translation !== 'untranslated' && /\bno(index|ne)\b/i.test(meta('robots') ?? '');
  if (!main || isExcluded || /<meta[^>]+http-equiv=["']?refresh/i.test(html)) {
    return null;
  }
  const title = select('title', head);
  const canonical = select('link[rel=canonical]', head);
  return {
    main,
    title: title ? textOf(title) : '',
    description: meta('description'),
    url: canonical ? attribute(canonical, 'href') : url,
    language: /<html[^>]*\slang=["']?([\w-]+)/i.exec(html)?.[1],
    version: meta('docusaurus_version'),
    translation,
  };
}

/**
 * Writes the copy of a page.
 *
 * @param url of the page, to which its links are relative
 * @param copies URLs of all copies, by key of the route
 * @param index URL of `llms.txt`
 */
export function writePage(
  {main, ...page}: Page,
  url: string,
  copies: ReadonlyMap<string, string>,
  index: string,
): {title: string; text: string} {
  const tree = parseHtml(main);
  // A list of posts has several articles, and the title of a list of docs is outside of its article.
  const partsOf = (node: typeof tree | Element) => selectAll('article, h1', node).length;
  const article = select('article', tree);
  const content = article && partsOf(article) === partsOf(tree) ? article : tree;
  const h1 = select('h1', content);
  const time = select('time[datetime]', content);
  const title = h1 ? textOf(h1) : page.title;
  // The date of the last change, or of a post.
  const data = {...page, title, date: time && attribute(time, 'dateTime'), index};
  const markdown = toMarkdown(content, (href, isPicture) => {
    if (href.startsWith('#') && !isPicture) {
      return href;
    }
    // A link that leads nowhere, such as `http://`, becomes its text.
    const target = href && URL.canParse(href, url) ? new URL(href, url) : undefined;
    if (!target || !/^(https?|mailto|tel):$/.test(target.protocol)) {
      return undefined;
    }
    const isHere = !isPicture && target.origin === new URL(url).origin;
    const copy = isHere ? copies.get(routeKey(target.pathname)) : undefined;
    return copy ? copy + target.hash : target.href;
  });
  // One value per line, also a long one.
  const frontMatter = yaml.dump(data, {lineWidth: -1, skipInvalid: true});
  return {title, text: `---\n${frontMatter}---\n\n${markdown}`};
}
