import type {I18n} from '@docusaurus/types';
import {routeKey} from './page.mjs';
import {inline} from './toMarkdown.mjs';

/** A doc or a category in a sidebar. The link of a category is a doc or a generated page. */
type Item = {
  id?: string;
  label?: string;
  link?: {id?: string; permalink?: string} | null;
  items?: Item[];
};

type Version = {
  isLast: boolean;
  docs: {id: string; unversionedId: string; permalink: string}[];
  sidebars: Record<string, Item[]>;
};

/** The content of the docs plugin, by its id. The parts that are read are the same in Docusaurus 2.4 and 3. */
export type AllContent = {
  'docusaurus-plugin-content-docs'?: Record<string, {loadedVersions: Version[]}>;
};

/** A link in `llms.txt`. */
export type Entry = {title: string; href: string; description?: string};

const line = ({title, href, description = ''}: Entry) =>
  `- ${inline(title, href)}${description && `: ${inline(description)}`}`;

/**
 * Creates `llms.txt` of a locale, https://llmstxt.org: the latest docs in the order of the sidebars, then the rest as "Optional", which
 * the specification defines. The file of the default locale links to those of the other locales.
 *
 * @param pages all pages, by key of the route
 */
export function llmsTxt(
  root: string,
  {title, tagline}: {title: string; tagline: string},
  {currentLocale, defaultLocale, locales, localeConfigs}: I18n,
  content: AllContent,
  pages: ReadonlyMap<string, Entry>,
): string {
  const rest = new Map(pages);
  const lists = Object.values(content['docusaurus-plugin-content-docs'] ?? {})
    .flatMap(({loadedVersions}) => loadedVersions.filter(({isLast}) => isLast))
    .flatMap(({docs, sidebars}) => {
      const byId = new Map(docs.flatMap((it) => [it.unversionedId, it.id].map((id) => [id, it])));
      const entriesOf = ({id, link, items = []}: Item): Entry[] => {
        const route = byId.get(id ?? link?.id ?? '')?.permalink ?? link?.permalink;
        const key = route && routeKey(route);
        const entry = key !== undefined && rest.delete(key) ? pages.get(key) : undefined;
        return [entry ?? [], items.flatMap(entriesOf)].flat();
      };
      // Items outside of categories are in lists without a title.
      return Object.values(sidebars)
        .flat()
        .map((item) => ({title: (item.items && item.label) || '', entries: entriesOf(item)}));
    });
  const others = locales.filter((it) => currentLocale === defaultLocale && it !== defaultLocale);
  const localeEntries = others.map((locale) => ({
    title: localeConfigs[locale]?.label ?? locale,
    href: `${root}${localeConfigs[locale]?.path ?? locale}/llms.txt`,
  }));
  const parts = [
    {title, entries: lists.filter((list) => !list.title).flatMap((list) => list.entries)},
    ...lists.filter((list) => list.title),
    {title: 'Locales', entries: localeEntries},
    {title: 'Optional', entries: [...rest.values()]},
  ].filter(({entries}) => entries.length > 0);
  const sections = parts.map(
    (part) => `## ${inline(part.title)}\n\n${part.entries.map(line).join('\n')}\n`,
  );
  const intro = tagline && `> ${inline(tagline)}\n`;
  return [`# ${inline(title)}\n`, intro, ...sections].filter(Boolean).join('\n');
}
