import {checkItems} from './checkItems';
import {NavbarItemsError} from './errors';
import type {NavbarItem} from './itemTypes';
import {toThemeItem, type ThemeNavbarItem} from './themeItem';

/**
 * The value of `themeConfig.navbar.items`, with registered types beside Docusaurus' own ones. Here the items of Docusaurus' types
 * are checked; those of registered types are as soon as every plugin has had its turn to register.
 *
 * @throws NavbarItemsError with a line for each mistake: the item's position, what is wrong, and what is allowed.
 * @example navbarItems([{label: 'Blog', to: '/blog'}, {type: 'iconLink', icon: 'github', label: 'GitHub', href: 'https://…'}])
 */
export function navbarItems(items: readonly NavbarItem[]): ThemeNavbarItem[] {
  const problems = checkItems(items, 'themeConfig.navbar.items', {menu: 'navbar', isNested: false});
  if (problems.length > 0) {
    throw new NavbarItemsError(...problems);
  }
  return items.map(toThemeItem);
}
