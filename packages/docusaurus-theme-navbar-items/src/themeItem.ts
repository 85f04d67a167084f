import {isBuiltInType} from './builtInTypes';
import {toCustomType} from './customType';
import {itemLists} from './itemLists';

/** An item as theme-classic's own validation and types have it. */
export type ThemeNavbarItem = {
  type?: string;
  label?: string;
  position?: 'left' | 'right';
  items?: ThemeNavbarItem[];
  [field: string]: unknown;
};

/**
 * The item as theme-classic accepts it: without an explicit `default`, which it rejects, and a registered type under the one
 * pattern it lets through.
 */
export function toThemeItem(item: Readonly<Record<string, unknown>>): ThemeNavbarItem {
  const {type, ...fields} = item;
  const themeItem: ThemeNavbarItem = {...fields};
  if (typeof type === 'string' && type !== 'default') {
    themeItem.type = isBuiltInType(type) ? type : toCustomType(type);
  }
  for (const [name, list] of itemLists(item)) {
    themeItem[name] = list.map((nested) => toThemeItem(nested as ThemeNavbarItem));
  }
  return themeItem;
}
