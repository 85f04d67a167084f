import type {PageData} from './page.mjs';
import {routeKey} from './page.mjs';
import type {Section} from './sidebars.js';

/** A link in `llms.txt`. */
type Entry = {title: string; href: string; description?: string};

const line = ({title, href, description}: Entry) =>
  `- [${title.replace(/([\\[\]])/g, '\\$1')}](${href})${description ? `: ${description.replace(/\s+/g, ' ')}` : ''}`;

/**
 * Creates `llms.txt` of a locale: https://llmstxt.org. A page in no section is listed first.
 *
 * @param copies URL paths of the copies, by key of the route
 * @param locales the files of other locales
 */
export function llmsTxt(
  {title, tagline, siteUrl}: {title: string; tagline: string; siteUrl: string},
  sections: Section[],
  pages: ReadonlyMap<string, PageData>,
  copies: ReadonlyMap<string, string>,
  locales: Entry[],
): string {
  const listed = new Set<string>();
  const entries = (keys: Iterable<string>) =>
    [...keys].flatMap((key) => {
      const page = pages.get(key);
      if (!page || listed.has(key)) {
        return [];
      }
      listed.add(key);
      return line({...page, href: `${siteUrl}${copies.get(key)}`});
    });
  const lists = sections.map((section) => ({
    title: section.title,
    lines: entries(section.routes.map(routeKey)),
  }));
  // Items at the top of a sidebar have no heading of their own.
  const top = lists.filter((list) => !list.title).flatMap(({lines}) => lines);
  const others = entries(pages.keys());
  const parts = [
    {title, lines: [...others, ...top]},
    ...lists.filter((list) => list.title),
    {title: 'Locales', lines: locales.map(line)},
  ].filter(({lines}) => lines.length > 0);
  return [
    `# ${title}`,
    ...(tagline ? [`> ${tagline}`] : []),
    ...parts.map((part) => `## ${part.title}\n\n${part.lines.join('\n')}`),
  ]
    .join('\n\n')
    .concat('\n');
}
