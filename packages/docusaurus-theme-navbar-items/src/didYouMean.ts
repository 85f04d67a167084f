/** Edits (insert, delete, replace, swap of neighbours) that turn `from` into `to`: optimal string alignment distance. */
function editDistance(from: string, to: string): number {
  const rows: number[][] = [];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let i = 0; i <= from.length; i += 1) {
    const row: number[] = [];
    rows.push(row);
    for (let j = 0; j <= to.length; j += 1) {
      if (i === 0 || j === 0) {
        row.push(i + j);
        continue;
      }
      const cost = from[i - 1] === to[j - 1] ? 0 : 1;
      let distance = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + cost);
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
        distance = Math.min(distance, at(i - 2, j - 2) + 1);
      }
      row.push(distance);
    }
  }
  return at(from.length, to.length);
}

/**
 * The allowed name nearest to a misspelt one, case ignored, or `undefined` when none is within a third of its length.
 *
 * @example didYouMean('docSidbar', ['doc', 'docSidebar']) // 'docSidebar'
 */
export function didYouMean(name: string, allowed: readonly string[]): string | undefined {
  const limit = Math.max(2, Math.floor(name.length / 3));
  const [nearest] = allowed
    .map((candidate) => ({
      candidate,
      distance: editDistance(name.toLowerCase(), candidate.toLowerCase()),
    }))
    .filter(({distance}) => distance <= limit)
    .sort((a, b) => a.distance - b.distance);
  return nearest?.candidate;
}

/** ` Did you mean "docSidebar"?`, or nothing where no allowed name is near. */
export function suggestion(name: string, allowed: readonly string[]): string {
  const nearest = didYouMean(name, allowed);
  return nearest ? ` Did you mean "${nearest}"?` : '';
}
