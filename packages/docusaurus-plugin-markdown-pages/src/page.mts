import {select} from 'hast-util-select';
import yaml from 'js-yaml';
import {attribute, parseHtml, textOf, toMarkdown} from './toMarkdown.mjs';

/** A page of the built site with a copy. */
export type Page = NonNullable<ReturnType<typeof readPage>>;

/** Removes the slash at the end of a route: whether links and routes have it depends on `trailingSlash`. */
export const routeKey = (route: string) =>
  new URL(route, 'https://example.com').pathname.replace(/\/+$/, '');

/**
 * Reads a built page.
 *
 * @param url of the page
 * @param root URL of the site, with its base URL
 * @returns `null` for a page without a copy: not for search engines, a redirect, or without content in `<main>`
 */
export function readPage(html: string, url: string, root: string) {
  const part = (pattern: RegExp) => pattern.exec(html)?.[0] ?? '';
  // Of the head, scripts are most. A description, which is in quotes, may name one.
  const script = /("[^"]*")|<script\b[^]*?(?:<\/script>|$)/gi;
  const head = parseHtml(part(/<head[\s>][^]*?<\/head>/i).replace(script, '$1'));
  const meta = (name: string) =>
    attribute(select(`meta[name="${name}"]`, head), 'content').trim() || undefined;
  // The title of a home page is often in a `<header>` before `<main>`.
  const main = part(
    /(?:<header[\s>](?:(?!<\/?header)[^])*<\/header>\s*)?<main[\s>](?:[^]*<\/main>|[^]*)/i,
  );
  const translation = meta('docusaurus_translation');
  // An untranslated page is not for search engines because it repeats its source page. Its locale has no other.
  const isExcluded =
    translation !== 'untranslated' && /\bno(index|ne)\b/i.test(meta('robots') ?? '');
  if (!main || isExcluded || select('meta[http-equiv=refresh]', head)) {
    return null;
  }
  const h1 = parseHtml(part(/<h1[\s>](?:(?!<h1[\s>])[^])*?<\/h1>/i));
  const title = select('h1', h1) ?? select('title', head);
  const data = {
    title: title ? textOf(title) : '',
    description: meta('description'),
    url: attribute(select('link[rel=canonical]', head), 'href') || url,
    language: /<html[^<>]*\slang=["']?([\w-]+)/i.exec(html)?.[1],
    version: meta('docusaurus_version'),
    // Of a translation that is not current, such as `outdated`, from `docusaurus-plugin-community-translation`.
    translation,
    index: `${root}llms.txt`,
    // The date of the last change, or of the post.
    date: /<time\b[^<>]*\sdatetime=["']?([^"'\s<>]+)/i.exec(main)?.[1],
  };
  /** Converts the page. `copies` are all copies by key of the route. Trees of all pages at once would need much memory. */
  const convert = (copies: ReadonlyMap<string, {href: string}>) => {
    const tree = parseHtml(main);
    // A list of posts has several articles, and the title of a list of docs is outside of its article.
    const content = select('article:only-of-type:has(h1)', tree) ?? tree;
    const markdown = toMarkdown(content, (href) => {
      // A link that leads nowhere, such as `http://`, becomes its text.
      const target = href && URL.canParse(href, url) ? new URL(href, url) : undefined;
      if (!target || !/^(https?|mailto|tel):$/.test(target.protocol)) {
        return undefined;
      }
      const copy = target.origin === new URL(url).origin && copies.get(routeKey(target.pathname));
      return copy ? copy.href + target.hash : target.href;
    });
    // One value per line, also a long one.
    return `---\n${yaml.dump(data, {lineWidth: -1, skipInvalid: true})}---\n\n${markdown}`;
  };
  return {...data, convert};
}
