import {builtInTypes} from './builtInTypes';
import {fromCustomType} from './customType';
import {didYouMean} from './didYouMean';
import {NavbarItemsError} from './errors';
import type {NavbarItemType} from './registry';

type Item = {type?: string; [field: string]: unknown};

function checkList(items: unknown, where: string, known: readonly string[]): void {
  if (!Array.isArray(items)) {
    return;
  }
  (items as Item[]).forEach((item, index) => {
    const position = `${where}[${index}]`;
    const name = item.type === undefined ? undefined : fromCustomType(item.type);
    if (name !== undefined && !known.includes(name)) {
      const allowed = [...builtInTypes, ...known];
      const suggestion = didYouMean(name, allowed);
      throw new NavbarItemsError(
        `${position}: unknown type "${name}".${suggestion ? ` Did you mean "${suggestion}"?` : ''} Allowed: ${allowed.join(', ')}.`,
      );
    }
    for (const list of ['items', 'dropdownItemsBefore', 'dropdownItemsAfter']) {
      checkList(item[list], `${position}.${list}`, known);
    }
  });
}

/**
 * Checks that every item of the navbar that is not of a type of Docusaurus is of a registered one.
 *
 * @throws NavbarItemsError with the item's position, the nearest allowed name and the allowed list.
 */
export function checkRegisteredItems(
  themeConfig: {navbar?: {items?: unknown}} | Record<string, unknown>,
  types: readonly NavbarItemType[],
): void {
  const navbar = themeConfig.navbar as {items?: unknown} | undefined;
  checkList(
    navbar?.items,
    'navbar.items',
    types.map(({name}) => name),
  );
}
