import {throwProblems} from './checkFields';
import {checkItems, isBuiltInType} from './checkItems';
import {isColumn, nestedLists, toCustomType, type Item} from './items';
import type {FooterColumn, FooterItem, NavbarItem} from './types';

/** An item that the validation and the types of theme-classic accept. */
type ThemeNavbarItem = {
  type?: string;
  label?: string;
  position?: 'left' | 'right';
  items?: ThemeNavbarItem[];
  [field: string]: unknown;
};

/** A footer link that the validation and the types of theme-classic accept. */
type ThemeFooterItem = {
  label?: string;
  to?: string;
  href?: string;
  html?: string;
  /** The item to render instead of the link, for types that the footer of theme-classic does not support. */
  navbarItem?: ThemeNavbarItem;
  [attribute: string]: unknown;
};

type ThemeFooterColumn = {title: string; items: ThemeFooterItem[]};

/** Removes an explicit `default`, which theme-classic 2.4.3 rejects, and adds the prefix to registered types. */
function toThemeItem(item: Item): ThemeNavbarItem {
  const {type, ...fields} = item;
  const themeItem: ThemeNavbarItem = {...fields};
  if (typeof type === 'string' && type !== 'default') {
    themeItem.type = isBuiltInType(type) ? type : toCustomType(type);
  }
  for (const [name, list] of nestedLists(item)) {
    themeItem[name] = list.map((nested) => toThemeItem(nested as Item));
  }
  return themeItem;
}

function toThemeFooterItem(item: Item): ThemeFooterItem {
  const {type, ...fields} = item;
  if (type === 'html') {
    const {value, ...rest} = fields;
    return {...rest, html: String(value)};
  }
  if ((type === undefined || type === 'default') && !('items' in item)) {
    return fields;
  }
  const {label, ...themeItem} = toThemeItem(item);
  // theme-classic sets these defaults in the navbar only.
  const isDropdown = type === 'docsVersionDropdown' || type === 'localeDropdown';
  const defaults = isDropdown ? {dropdownItemsBefore: [], dropdownItemsAfter: []} : {};
  // theme-classic requires a label, which it translates, and a target, which is not used.
  return {label, to: '#', navbarItem: {...defaults, ...themeItem}};
}

/**
 * Converts the items for `themeConfig.navbar.items`, so that theme-classic accepts registered types. Checks the items of built-in
 * types. The theme checks the items of registered types once all plugins have registered theirs.
 *
 * @throws NavbarItemsError with one line per problem: the position of the item, the problem and the allowed values
 * @example navbarItems([{label: 'Blog', to: '/blog'}, {type: 'iconLink', icon: 'github', label: 'GitHub', href: 'https://…'}])
 */
export function navbarItems(items: readonly NavbarItem[]): ThemeNavbarItem[] {
  throwProblems(checkItems({navbar: {items}}));
  return items.map(toThemeItem);
}

export function footerLinks(links: readonly FooterColumn[]): ThemeFooterColumn[];
export function footerLinks(links: readonly FooterItem[]): ThemeFooterItem[];
/**
 * Converts the links for `themeConfig.footer.links`, in columns or in one row, so that theme-classic accepts every type of the
 * navbar. A dropdown of the navbar is a label with a list of links in the footer.
 *
 * @throws NavbarItemsError with one line per problem: the position of the item, the problem and the allowed values
 * @example footerLinks([{title: 'Docs', items: [{type: 'doc', docId: 'intro', label: 'Introduction'}]}])
 */
export function footerLinks(
  links: readonly (FooterColumn | FooterItem)[],
): (ThemeFooterColumn | ThemeFooterItem)[] {
  throwProblems(checkItems({footer: {links}}));
  return links.map((link) =>
    isColumn(link)
      ? {...(link as FooterColumn), items: link.items.map(toThemeFooterItem)}
      : toThemeFooterItem(link),
  );
}
