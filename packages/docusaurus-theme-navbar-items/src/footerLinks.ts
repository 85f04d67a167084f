import {checkFooter, isColumn} from './checkFooter';
import {NavbarItemsError} from './errors';
import type {FooterColumn, FooterItem} from './itemTypes';
import {toThemeItem, type ThemeNavbarItem} from './themeItem';

/** A link as theme-classic's footer has it. */
export type ThemeFooterItem = {
  label?: string;
  to?: string;
  href?: string;
  html?: string;
  /** What stands in the place of the link: an item of a type that theme-classic's footer does not know. */
  navbarItem?: ThemeNavbarItem;
  [attribute: string]: unknown;
};

type ThemeFooterColumn = {title: string; items: ThemeFooterItem[]};

function toThemeFooterItem(item: Readonly<Record<string, unknown>>): ThemeFooterItem {
  const {type, ...fields} = item;
  if (type === 'html') {
    const {value, ...rest} = fields;
    return {...rest, html: String(value)};
  }
  if ((type === undefined || type === 'default') && !('items' in item)) {
    return fields;
  }
  const {label, ...themeItem} = toThemeItem(item);
  // theme-classic fills these in for items of the navbar.
  const isDropdown = type === 'docsVersionDropdown' || type === 'localeDropdown';
  const extra = isDropdown ? {dropdownItemsBefore: [], dropdownItemsAfter: []} : {};
  const navbarItem = {...extra, ...themeItem};
  // theme-classic asks every link of the footer for a label, which it translates, and for an address. That is never followed.
  return {label, to: '#', navbarItem};
}

export function footerLinks(links: readonly FooterColumn[]): ThemeFooterColumn[];
export function footerLinks(links: readonly FooterItem[]): ThemeFooterItem[];
/**
 * The value of `themeConfig.footer.links`, with every type of the navbar beside plain links: columns, or one row. What opens in the
 * navbar stands open in the footer: a dropdown is its label, with its links below.
 *
 * @throws NavbarItemsError with a line for each mistake: the item's position, what is wrong, and what is allowed.
 * @example footerLinks([{title: 'Docs', items: [{type: 'doc', docId: 'intro', label: 'Introduction'}]}])
 */
export function footerLinks(
  links: readonly (FooterColumn | FooterItem)[],
): (ThemeFooterColumn | ThemeFooterItem)[] {
  const problems = checkFooter(links);
  if (problems.length > 0) {
    throw new NavbarItemsError(...problems);
  }
  return links.map((link) =>
    isColumn(link) ? {...link, items: link.items.map(toThemeFooterItem)} : toThemeFooterItem(link),
  );
}
