import {checkItems} from './checkItems';
import type {NavbarItemType} from './itemType';

type Item = Readonly<Record<string, unknown>>;
type Column = Item & {items: readonly Item[]};

/** Whether an entry of the footer is a column of links: an item has a type or a label, and no title with items. */
export function isColumn<T extends object>(link: T): link is T & Column {
  return 'title' in link && Array.isArray((link as Item).items) && !('type' in link);
}

/** The item as the site wrote it: theme-classic's form of it is undone. */
function writtenItem(link: Item): Item {
  const {label, navbarItem} = link;
  if (typeof navbarItem === 'object' && navbarItem !== null) {
    return {label, ...navbarItem};
  }
  const {html, ...rest} = link;
  return typeof html === 'string' && link.to === undefined && link.href === undefined
    ? {...rest, type: 'html', value: html}
    : link;
}

/**
 * Checks the links of the footer, in columns or in one row.
 *
 * @param types the registered types by name; without them, items of other types than Docusaurus' own are let through
 * @returns a line for each mistake
 */
export function checkFooter(
  links: readonly unknown[],
  types?: ReadonlyMap<string, NavbarItemType>,
): string[] {
  const place = {menu: 'footer', isNested: false} as const;
  const written = (list: readonly unknown[]) =>
    list.map((link) =>
      typeof link === 'object' && link !== null ? writtenItem(link as Item) : link,
    );
  const [first] = links;
  if (typeof first !== 'object' || first === null || !isColumn(first)) {
    return checkItems(written(links), 'themeConfig.footer.links', place, types);
  }
  return links.flatMap((column, index) => {
    const where = `themeConfig.footer.links[${index}]`;
    return typeof column === 'object' && column !== null && isColumn(column)
      ? checkItems(written(column.items), `${where}.items`, place, types)
      : [`${where}: a column has a "title" and "items", as the first has.`];
  });
}
