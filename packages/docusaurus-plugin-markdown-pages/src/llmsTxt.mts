import {routeKey} from './page.mjs';
import {escapeMarkdown} from './toMarkdown.mjs';

/** An item of a sidebar. The parts that are read are the same in Docusaurus 2.4 and 3. */
type SidebarItem = {
  type: string;
  /** Of a doc. */
  id?: string;
  label?: string;
  /** The page of a category: a doc or a generated index. */
  link?: {id?: string; permalink?: string} | null;
  items?: SidebarItem[];
};

/** The content of the docs plugin, by its id. */
export type AllContent = {
  'docusaurus-plugin-content-docs'?: Record<
    string,
    {
      loadedVersions: {
        isLast: boolean;
        docs: {id: string; unversionedId: string; permalink: string}[];
        sidebars: Record<string, SidebarItem[]>;
      }[];
    }
  >;
};

/** A link in `llms.txt`. */
export type Entry = {title: string; href: string; description?: string};

const line = ({title, href, description = ''}: Entry) => {
  const url = href.replace(/[()]/g, (it) => (it === '(' ? '%28' : '%29'));
  return `- [${escapeMarkdown(title)}](${url})${description && `: ${escapeMarkdown(description)}`}`;
};

/** The pages of each category in the sidebars of the latest docs. Items outside of categories are in a list without a title. */
function listsOf(content: AllContent): {title: string; routes: string[]}[] {
  const versions = Object.values(content['docusaurus-plugin-content-docs'] ?? {}).flatMap(
    ({loadedVersions}) => loadedVersions.filter(({isLast}) => isLast),
  );
  return versions.flatMap(({docs, sidebars}) => {
    const ids = docs.flatMap((doc) => [doc.unversionedId, doc.id].map((id) => [id, doc] as const));
    const byId = new Map(ids);
    const routesOf = ({id, link, items = []}: SidebarItem): string[] => [
      byId.get(id ?? link?.id ?? '')?.permalink ?? link?.permalink ?? '',
      ...items.flatMap(routesOf),
    ];
    const items = Object.values(sidebars).flat();
    return items.map((item) => ({title: (item.items && item.label) || '', routes: routesOf(item)}));
  });
}

/**
 * Creates `llms.txt` of a locale, https://llmstxt.org: the latest docs in the order of the sidebars, then the rest as "Optional", which
 * the specification defines.
 *
 * @param entries of all pages, by key of the route
 * @param locales the files of other locales
 */
export function llmsTxt(
  {title, tagline}: {title: string; tagline: string},
  content: AllContent,
  entries: ReadonlyMap<string, Entry>,
  locales: Entry[],
): string {
  const rest = new Map(entries);
  const lists = listsOf(content).map((list) => {
    const keys = list.routes.map(routeKey).filter((key) => rest.delete(key));
    return {title: list.title, entries: keys.flatMap((key) => entries.get(key) ?? [])};
  });
  const parts = [
    {title, entries: lists.filter((list) => !list.title).flatMap((list) => list.entries)},
    ...lists.filter((list) => list.title),
    {title: 'Locales', entries: locales},
    {title: 'Optional', entries: [...rest.values()]},
  ];
  return [
    `# ${escapeMarkdown(title)}`,
    ...(tagline ? [`> ${escapeMarkdown(tagline)}`] : []),
    ...parts
      .filter((part) => part.entries.length > 0)
      .map((part) => `## ${escapeMarkdown(part.title)}\n\n${part.entries.map(line).join('\n')}`),
  ]
    .join('\n\n')
    .concat('\n');
}
