import {nameOfType} from '../customType';

/**
 * What messages call an item.
 *
 * @param position in the configuration, or `undefined` for an item that is not from there
 * @param type as theme-classic sees it
 * @example itemName('themeConfig.navbar.items[3]', 'custom-starCounter') // 'themeConfig.navbar.items[3] (starCounter)'
 */
export function itemName(position: string | undefined, type: string): string {
  return `${position ?? 'A navbar item'} (${nameOfType(type)})`;
}
