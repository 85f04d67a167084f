import {throwProblems} from '#shared/throwProblems';
import {builtInTypeNames, checkItems} from './checkItems';
import {invalidType, isColumn, listFields, nameOfType, toCustomType, type Item} from './items';
import type {FooterColumn, FooterItem, NavbarItem} from './types';

/**
 * An item or a footer link that theme-classic accepts. The field `navbarItem` of a footer link is the item to render instead of the
 * link, for types that the footer of theme-classic does not support.
 */
type ThemeItem = Record<string, unknown>;

/**
 * Removes what theme-classic 2.4.3 rejects: an explicit `default` and, in some types, fields that are `undefined`. Adds the prefix
 * to registered types.
 */
function toThemeItem({type, ...fields}: Item): ThemeItem {
  const themeItem: ThemeItem = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  );
  if (typeof type === 'string' && type !== 'default') {
    themeItem.type = builtInTypeNames.includes(type) ? type : toCustomType(type);
  }
  for (const name of listFields) {
    const list = fields[name];
    if (Array.isArray(list)) {
      themeItem[name] = list.map(toThemeItem);
    }
  }
  return themeItem;
}

function toFooterLink(item: Item): ThemeItem {
  if (checkItems({footer: {links: [item]}}).length > 0) {
    return {label: invalidType, to: '#', navbarItem: {type: invalidType, item}};
  }
  const {type, value, ...fields} = item;
  if (type === 'html') {
    return {...fields, html: String(value)};
  }
  const themeItem = toThemeItem(item);
  if (!themeItem.type && !themeItem.items) {
    return themeItem;
  }
  const {label, ...navbarItem} = themeItem;
  // theme-classic sets these defaults in the navbar only.
  const isDropdown = type === 'docsVersionDropdown' || type === 'localeDropdown';
  const defaults = isDropdown ? {dropdownItemsBefore: [], dropdownItemsAfter: []} : {};
  // theme-classic requires a label, which it translates, and a target, which is not used.
  return {
    label: label ?? nameOfType(String(type)),
    to: '#',
    navbarItem: {...defaults, ...navbarItem},
  };
}

function requireArray(value: unknown, name: string): void {
  if (!Array.isArray(value)) {
    throwProblems([`${name} must be an array, but is ${JSON.stringify(value)}.`]);
  }
}

/**
 * Converts the items for `themeConfig.navbar.items`, so that theme-classic accepts registered types. It also accepts invalid items:
 * the theme reports the problems of all items once all plugins have registered their types.
 *
 * @throws Error if the items are not an array
 * @example navbarItems([{label: 'Blog', to: '/blog'}, {type: 'iconLink', icon: 'github', label: 'GitHub', href: 'https://…'}])
 */
export function navbarItems(items: readonly NavbarItem[]): ThemeItem[] {
  requireArray(items, 'themeConfig.navbar.items');
  const isValid = (item: Item) => checkItems({navbar: {items: [item]}}).length === 0;
  return items.map((item) => (isValid(item) ? toThemeItem(item) : {type: invalidType, item}));
}

export function footerLinks(links: readonly FooterColumn[]): {title: string; items: ThemeItem[]}[];
export function footerLinks(links: readonly FooterItem[]): ThemeItem[];
/**
 * Converts the links for `themeConfig.footer.links`, in columns or in one row, so that theme-classic accepts every type of the
 * navbar. A dropdown of the navbar is a label with a list of links in the footer. The theme reports the problems of invalid items.
 *
 * @throws Error if the links are not an array
 * @example footerLinks([{title: 'Docs', items: [{type: 'doc', docId: 'intro', label: 'Introduction'}]}])
 */
export function footerLinks(links: readonly (FooterColumn | FooterItem)[]): ThemeItem[] {
  requireArray(links, 'themeConfig.footer.links');
  return links.map((link) =>
    isColumn(link) ? {...link, items: link.items.map(toFooterLink)} : toFooterLink(link),
  );
}
