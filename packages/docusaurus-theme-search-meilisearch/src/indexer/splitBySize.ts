/**
 * Splits items into groups, in order, so that the JSON of a group does not exceed a size. A larger item forms a group of its own.
 *
 * @param maxBytes maximum size of a group's JSON, in bytes of UTF-8
 */
export function splitBySize<Item>(items: readonly Item[], maxBytes: number): Item[][] {
  const groups: Item[][] = [];
  let size = Infinity;
  for (const item of items) {
    // Plus the comma or bracket before the item.
    const itemSize = Buffer.byteLength(JSON.stringify(item)) + 1;
    if (size + itemSize > maxBytes) {
      groups.push([]);
      size = 1;
    }
    groups[groups.length - 1]?.push(item);
    size += itemSize;
  }
  return groups;
}
