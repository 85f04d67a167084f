import {isBuiltInType} from './builtInTypes';
import {toCustomType} from './customType';
import {NavbarItemsError} from './errors';

type ItemBase = {
  /** Text of the item. */
  label?: string;
  /** Side of the navbar; only for items of the top level. @default 'left' */
  position?: 'left' | 'right';
  className?: string;
  [attribute: string]: unknown;
};

type LinkTarget = {to: string; href?: never} | {href: string; to?: never};

/** An item of the navbar: one of Docusaurus' own types, or the name of a registered one with the fields of that type. */
export type NavbarItem =
  | (ItemBase & LinkTarget & {type?: 'default'; label: string})
  | (ItemBase & {type?: 'dropdown'; label: string; items: NavbarItem[]})
  | (ItemBase & {type: 'doc'; docId: string})
  | (ItemBase & {type: 'docSidebar'; sidebarId: string})
  | (ItemBase & {type: 'html'; value: string})
  | (ItemBase & {type: 'docsVersion'})
  | (ItemBase & {
      type: 'docsVersionDropdown' | 'localeDropdown';
      dropdownItemsBefore?: NavbarItem[];
      dropdownItemsAfter?: NavbarItem[];
    })
  | (ItemBase & {type: 'search'})
  // `string & {}` keeps the names above in the editor's completion while any registered name is accepted.
  | (ItemBase & {type: string & {}});

const nestedLists = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter'] as const;

function checkLink(item: NavbarItem, where: string): void {
  if (!item.label) {
    throw new NavbarItemsError(`${where}: a link needs a "label".`);
  }
  if (Boolean(item.to) === Boolean(item.href)) {
    throw new NavbarItemsError(
      `${where} ("${item.label}"): a link needs one of "to" (a path of this site) and "href" (any address), and not both.`,
    );
  }
}

function normalizeItem(item: NavbarItem, where: string): NavbarItem {
  const {type, ...fields} = item as ItemBase & {type?: string};
  const normalized: Record<string, unknown> = {...fields};
  for (const list of nestedLists) {
    if (Array.isArray(fields[list])) {
      normalized[list] = normalizeList(fields[list] as NavbarItem[], `${where}.${list}`);
    }
  }
  const isPlain = type === undefined || type === 'default' || type === 'dropdown';
  if (isPlain && !Array.isArray(fields.items)) {
    if (type === 'dropdown') {
      throw new NavbarItemsError(`${where}: a dropdown needs "items".`);
    }
    checkLink(item, where);
  }
  if (!isPlain || type === 'dropdown') {
    // theme-classic rejects an explicit 'default', so that one is left out.
    normalized.type = isBuiltInType(type) ? type : toCustomType(type);
  }
  return normalized as NavbarItem;
}

function normalizeList(items: readonly NavbarItem[], where: string): NavbarItem[] {
  return items.map((item, index) => normalizeItem(item, `${where}[${index}]`));
}

/**
 * The items of `themeConfig.navbar.items`, with registered types beside Docusaurus' own ones. Whether a type is registered is
 * decided later, when every plugin has had its turn to register: an unknown one then ends the start with a suggestion.
 *
 * @throws NavbarItemsError when a link has no label, or not exactly one of `to` and `href`, or a dropdown no items.
 * @example navbarItems([{label: 'Blog', to: '/blog'}, {type: 'iconLink', icon: 'github', href: 'https://github.com/…'}])
 */
export function navbarItems(items: readonly NavbarItem[]): NavbarItem[] {
  return normalizeList(items, 'navbar.items');
}
