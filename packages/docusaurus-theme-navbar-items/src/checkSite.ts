import {checkFooter} from './checkFooter';
import {checkItems} from './checkItems';
import {NavbarItemsError} from './errors';
import type {NavbarItemType} from './itemType';

type ThemeConfig = {navbar?: {items?: readonly unknown[]}; footer?: {links?: readonly unknown[]}};

/**
 * Checks every item of the navbar and the footer, when all types are known.
 *
 * @throws NavbarItemsError with a line for each mistake: the item's position, what is wrong, and what is allowed.
 */
export function checkSite(
  themeConfig: ThemeConfig | Record<string, unknown>,
  types: readonly NavbarItemType[],
): void {
  const {navbar, footer} = themeConfig as ThemeConfig;
  const byName = new Map(types.map((type) => [type.name, type]));
  const place = {menu: 'navbar', isNested: false} as const;
  const problems = [
    ...checkItems(navbar?.items ?? [], 'themeConfig.navbar.items', place, byName),
    ...checkFooter(footer?.links ?? [], byName),
  ];
  if (problems.length > 0) {
    throw new NavbarItemsError(...problems);
  }
}
