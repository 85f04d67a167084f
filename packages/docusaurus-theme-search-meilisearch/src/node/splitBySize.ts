/**
 * Groups items so that the JSON of a group has `maxBytes` at most. An item that is larger by itself gets a group of its own.
 *
 * @param maxBytes of UTF-8
 */
export function splitBySize<Item>(items: readonly Item[], maxBytes: number): Item[][] {
  const groups: Item[][] = [];
  let size = Infinity;
  for (const item of items) {
    // The comma or bracket before it.
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
