import {itemLists} from '../itemLists';

type Item = Readonly<Record<string, unknown>>;

/** An item of the configuration, with where it stands. */
export type PlacedItem = {
  item: Item;
  /** As in `themeConfig.navbar.items[3].items[1]`. */
  position: string;
  menu: 'navbar' | 'footer';
  isNested: boolean;
};

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function placed(
  items: unknown,
  where: string,
  menu: 'navbar' | 'footer',
  isNested: boolean,
): PlacedItem[] {
  if (!Array.isArray(items)) {
    return [];
  }
  return items.flatMap((entry: unknown, index) => {
    if (!isItem(entry)) {
      return [];
    }
    const position = `${where}[${index}]`;
    // The footer holds its items inside links of theme-classic.
    const item = isItem(entry.navbarItem) ? entry.navbarItem : entry;
    const nested = itemLists(item).flatMap(([name, list]) =>
      placed(list, `${position}.${name}`, menu, true),
    );
    return [{item, position, menu, isNested}, ...nested];
  });
}

/** Every item of the navbar and the footer, those inside others too. */
export function placedItems(themeConfig: Item): PlacedItem[] {
  const {navbar, footer} = themeConfig;
  const links = isItem(footer) && Array.isArray(footer.links) ? footer.links : [];
  const isColumns = isItem(links[0]) && Array.isArray(links[0].items);
  return [
    ...placed(isItem(navbar) ? navbar.items : [], 'themeConfig.navbar.items', 'navbar', false),
    ...(isColumns
      ? links.flatMap((column: Item, index) =>
          placed(column.items, `themeConfig.footer.links[${index}].items`, 'footer', false),
        )
      : placed(links, 'themeConfig.footer.links', 'footer', false)),
  ];
}

/**
 * The position of the item that a component was rendered for: the first of its type whose fields are all among the props.
 *
 * @returns `undefined` for an item that is not of the configuration, but of some component
 */
export function positionOf(
  items: readonly PlacedItem[],
  type: string,
  props: Item,
): string | undefined {
  return items.find(
    ({item}) =>
      item.type === type &&
      Object.entries(item).every(([name, value]) => name === 'type' || props[name] === value),
  )?.position;
}
