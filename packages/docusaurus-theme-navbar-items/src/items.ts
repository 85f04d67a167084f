export type Item = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The name of a type, without the prefix of registered types. */
export const nameOfType = (type: string) => type.replace(/^custom-/, '');

/** The type of a registered type in theme-classic, which accepts unknown types only with a prefix (facebook/docusaurus#7231). */
export const toCustomType = (name: string) => `custom-${nameOfType(name)}`;

/**
 * The type of an item that replaces an invalid one, whose field `item` it keeps. theme-classic accepts it, so that the theme can
 * report all problems of the site at once, those of registered types included. Without the theme, rendering fails with this name.
 */
export const invalidType = toCustomType('invalid-item');

/** Fields that contain a list of items. */
export const listFields = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter'] as const;

/** An item of the site configuration. */
export type ConfiguredItem = {
  item: unknown;
  /** @example 'themeConfig.navbar.items[3].items[1]' */
  configPath: string;
  menu: 'navbar' | 'footer';
  /** Whether the item is in a dropdown. @default false */
  isNested?: boolean;
};

/** Whether an entry of the footer is a column of links. */
export function isColumn(link: unknown): link is Item & {items: readonly Item[]} {
  return isObject(link) && Array.isArray(link.items) && !('type' in link) && !('label' in link);
}

/** The item of the configuration, without what `navbarItems` and `footerLinks` wrap around it. */
function originalItem(entry: unknown): unknown {
  if (!isObject(entry)) {
    return entry;
  }
  const item = isObject(entry.navbarItem) ? {label: entry.label, ...entry.navbarItem} : entry;
  return item.type === invalidType ? item.item : item;
}

type Place = Omit<ConfiguredItem, 'item'>;

function collectItems(parent: unknown, name: string, above: Place): ConfiguredItem[] {
  const list = isObject(parent) ? parent[name] : undefined;
  return (Array.isArray(list) ? list : []).flatMap((entry: unknown, index) => {
    const place = {...above, configPath: `${above.configPath}.${name}[${index}]`};
    if (above.menu === 'footer' && !above.isNested && isColumn(entry)) {
      return collectItems(entry, 'items', place);
    }
    const item = originalItem(entry);
    return [
      {item, ...place},
      ...listFields.flatMap((field) => collectItems(item, field, {...place, isNested: true})),
    ];
  });
}

/** Every item of the navbar and the footer, including the items in dropdowns. Entries that are not objects are included. */
export function configuredItems({navbar, footer}: Item): ConfiguredItem[] {
  return [
    ...collectItems(navbar, 'items', {configPath: 'themeConfig.navbar', menu: 'navbar'}),
    ...collectItems(footer, 'links', {configPath: 'themeConfig.footer', menu: 'footer'}),
  ];
}
