/**
 * Fills the row of the table of edit distances that belongs to the first `depth` letters of `term`: the distances to each
 * beginning of `word`.
 *
 * @returns the least of them
 */
function fillRow(rows: Uint8Array, word: string, term: string, depth: number): number {
  const width = word.length + 1;
  const row = depth * width;
  const above = row - width;
  const letter = term[depth - 1];
  let least = depth;
  rows[row] = depth;
  for (let column = 1; column < width; column += 1) {
    const replaced = (rows[above + column - 1] as number) + (word[column - 1] === letter ? 0 : 1);
    const longer = (rows[above + column] as number) + 1;
    const shorter = (rows[row + column - 1] as number) + 1;
    let distance = replaced < longer ? replaced : longer;
    distance = shorter < distance ? shorter : distance;
    if (depth > 1 && word[column - 2] === letter && word[column - 1] === term[depth - 2]) {
      const swapped = (rows[above - width + column - 2] as number) + 1;
      distance = swapped < distance ? swapped : distance;
    }
    rows[row + column] = distance;
    least = distance < least ? distance : least;
  }
  return least;
}

/** All terms of an index, each known by its place in their order. */
export class TermDictionary {
  /** @param terms sorted by code unit, as `Array.prototype.sort` does */
  constructor(readonly terms: readonly string[]) {}

  /** First place, from `start` on, of a term that is not before `text`; steps grow, so that what is near is found soon. */
  private firstFrom(text: string, start = 0): number {
    let low = start;
    let step = 1;
    while (low + step < this.terms.length && (this.terms[low + step] as string) < text) {
      low += step;
      step *= 2;
    }
    let high = Math.min(low + step, this.terms.length);
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.terms[middle] as string) < text) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /**
   * Place of a term, -1 where there is none.
   *
   * @param start a place that the term's is not before; the nearer, the sooner it is found
   */
  placeOf(term: string, start = 0): number {
    const place = this.firstFrom(term, start);
    return this.terms[place] === term ? place : -1;
  }

  has(term: string): boolean {
    return this.placeOf(term) >= 0;
  }

  /** First place of the terms that begin with `prefix`, and the place behind the last. */
  rangeOf(prefix: string): [from: number, to: number] {
    return [this.firstFrom(prefix), this.firstFrom(`${prefix}\uffff`)];
  }

  hasPrefix(prefix: string): boolean {
    return this.terms[this.firstFrom(prefix)]?.startsWith(prefix) ?? false;
  }

  /**
   * Calls back with each term that is at most `maxEdits` from `word`; two neighbouring letters swapped are one edit. Terms that
   * share a beginning share the work on it: a row of the table of distances for each of its letters.
   *
   * @param range of the terms to look at, as `rangeOf` gives it
   */
  eachNear(
    word: string,
    maxEdits: number,
    found: (place: number, edits: number) => void,
    [from, to]: [from: number, to: number] = [0, this.terms.length],
  ): void {
    const width = word.length + 1;
    const maxDepth = word.length + maxEdits;
    const rows = new Uint8Array(width * (maxDepth + 2)).map((_, cell) => cell);
    let previous = '';
    let depth = 0;
    for (let place = from; place < to;) {
      const term = this.terms[place] as string;
      let shared = 0;
      while (shared < depth && previous[shared] === term[shared]) {
        shared += 1;
      }
      depth = shared;
      previous = term;
      let isNear = true;
      while (isNear && depth < term.length) {
        depth += 1;
        isNear = depth <= maxDepth && fillRow(rows, word, term, depth) <= maxEdits;
      }
      const edits = rows[depth * width + word.length] as number;
      if (isNear && edits <= maxEdits) {
        found(place, edits);
      }
      place = isNear ? place + 1 : this.firstFrom(`${term.slice(0, depth)}\uffff`, place);
    }
  }
}
