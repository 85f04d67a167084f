import {routeKey} from './page.mjs';

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

/** The content of all plugins, by name and id of the plugin. */
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
  'docusaurus-plugin-content-blog'?: Record<
    string,
    {blogSidebarTitle: string; blogPosts: {metadata: {permalink: string}}[]}
  >;
};

/** A link in `llms.txt`. */
export type Entry = {title: string; href: string; description?: string};

/** A part of `llms.txt`: pages below a heading. Items at the top of a sidebar have none. */
type Section = {title: string; routes: string[]};

const line = ({title, href, description = ''}: Entry) =>
  `- [${title.replace(/[\\[\]]/g, '\\$&')}](${href})${description && `: ${description.replace(/\s+/g, ' ')}`}`;

/**
 * Lists the pages of the site in the order of its sidebars: the latest version of docs, then blog posts. Older versions are left out:
 * their pages repeat those of the latest.
 */
function sectionsOf(content: AllContent): Section[] {
  const docs = Object.values(content['docusaurus-plugin-content-docs'] ?? {});
  const blogs = Object.values(content['docusaurus-plugin-content-blog'] ?? {});
  const versions = docs.flatMap(({loadedVersions}) => loadedVersions.filter((it) => it.isLast));
  return [
    ...versions.flatMap(({docs: pages, sidebars}) => {
      const ids = pages.flatMap((doc) =>
        [doc.unversionedId, doc.id].map((id) => [id, doc] as const),
      );
      const byId = new Map(ids);
      const routesOf = ({id, link, items = []}: SidebarItem): string[] => [
        byId.get(id ?? link?.id ?? '')?.permalink ?? link?.permalink ?? '',
        ...items.flatMap(routesOf),
      ];
      const topItems = Object.values(sidebars).flat();
      return topItems.map((item) => ({
        title: (item.type === 'category' && item.label) || '',
        routes: routesOf(item),
      }));
    }),
    ...blogs.map(({blogSidebarTitle, blogPosts}) => ({
      title: blogSidebarTitle,
      routes: blogPosts.map(({metadata}) => metadata.permalink),
    })),
  ];
}

/**
 * Creates `llms.txt` of a locale: https://llmstxt.org. A page in no section is listed first.
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
  const lists = sectionsOf(content).map((section) => ({
    title: section.title,
    lines: section.routes.map(routeKey).flatMap((key) => {
      const entry = rest.get(key);
      return rest.delete(key) && entry ? [line(entry)] : [];
    }),
  }));
  const top = lists.filter((list) => !list.title).flatMap(({lines}) => lines);
  return [
    `# ${title}`,
    tagline && `> ${tagline}`,
    ...[
      {title, lines: [...[...rest.values()].map(line), ...top]},
      ...lists.filter((list) => list.title),
      {title: 'Locales', lines: locales.map(line)},
    ].map((part) => (part.lines.length > 0 ? `## ${part.title}\n\n${part.lines.join('\n')}` : '')),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}
