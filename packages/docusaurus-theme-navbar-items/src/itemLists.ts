/** Fields of an item that hold further items. */
const listFields = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter'] as const;

/** The lists of items inside an item, with the names of their fields. */
export function itemLists(item: Readonly<Record<string, unknown>>): [string, readonly unknown[]][] {
  return listFields.flatMap((name): [string, readonly unknown[]][] => {
    const list = item[name];
    return Array.isArray(list) ? [[name, list]] : [];
  });
}
