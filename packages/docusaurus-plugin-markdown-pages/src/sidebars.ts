/** An item of a sidebar. The parts that are read are the same in Docusaurus 2.4 and 3. */
type SidebarItem =
  | {type: 'doc' | 'ref'; id: string}
  | {type: 'link' | 'html'}
  | {
      type: 'category';
      label: string;
      link?: {type: 'doc'; id: string} | {type: 'generated-index'; permalink: string};
      items: SidebarItem[];
    };

/** The content of all plugins, by name and id of the plugin. */
export type AllContent = {
  'docusaurus-plugin-content-docs'?: Record<
    string,
    {
      loadedVersions: {
        label: string;
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

/** A part of `llms.txt`: pages below a heading. */
export type Section = {title: string; routes: string[]};

/**
 * Lists the pages of the site in the order of its sidebars: the latest version of docs, then blog posts. Older versions are left out:
 * their pages repeat those of the latest.
 */
export function sectionsOf(content: AllContent): Section[] {
  const sections: Section[] = [];
  for (const {loadedVersions} of Object.values(content['docusaurus-plugin-content-docs'] ?? {})) {
    for (const {docs, sidebars} of loadedVersions.filter(({isLast}) => isLast)) {
      const routes = new Map(
        docs.flatMap((doc) => [
          [doc.unversionedId, doc.permalink],
          [doc.id, doc.permalink],
        ]),
      );
      const routesOf = (item: SidebarItem): string[] => {
        if (item.type === 'category') {
          const {link} = item;
          const own = link && (link.type === 'doc' ? routes.get(link.id) : link.permalink);
          return [...(own ? [own] : []), ...item.items.flatMap(routesOf)];
        }
        const route = 'id' in item ? routes.get(item.id) : undefined;
        return route ? [route] : [];
      };
      for (const item of Object.values(sidebars).flat()) {
        const title = item.type === 'category' ? item.label : '';
        sections.push({title, routes: routesOf(item)});
      }
    }
  }
  for (const {blogSidebarTitle, blogPosts} of Object.values(
    content['docusaurus-plugin-content-blog'] ?? {},
  )) {
    sections.push({
      title: blogSidebarTitle,
      routes: blogPosts.map((post) => post.metadata.permalink),
    });
  }
  return sections;
}
