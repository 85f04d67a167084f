/**
 * Fills one row of an edit distance table. The row belongs to the first `depth` letters of `term`; its columns belong to the
 * prefixes of `word`. The distance is the optimal string alignment distance, in which a swap of two adjacent letters is one edit:
 * https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance
 *
 * @param rows the table; rows above this one are filled already
 * @returns the smallest distance of the row
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

/** All terms of an index. The id of a term is its index in the sorted list of terms. */
export class TermDictionary {
  /** @param terms sorted by UTF-16 code unit, as `Array.prototype.sort` does */
  constructor(readonly terms: readonly string[]) {}

  /**
   * Returns the id of the first term that is not before `text`, by galloping search: steps that double, then a binary search.
   *
   * @param start id to start at
   */
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
   * Returns the id of a term, or -1 if the index does not contain it.
   *
   * @param start an id that is not greater than the result; a closer one makes the lookup faster
   */
  idOf(term: string, start = 0): number {
    const termId = this.firstFrom(term, start);
    return this.terms[termId] === term ? termId : -1;
  }

  has(term: string): boolean {
    return this.idOf(term) >= 0;
  }

  /** Returns the ids of all terms that start with `prefix`, as a half-open range. */
  rangeOf(prefix: string): [from: number, to: number] {
    return [this.firstFrom(prefix), this.firstFrom(`${prefix}\uffff`)];
  }

  hasPrefix(prefix: string): boolean {
    return this.terms[this.firstFrom(prefix)]?.startsWith(prefix) ?? false;
  }

  /**
   * Calls back for each term within an edit distance of `word`. A swap of two adjacent letters is one edit.
   *
   * The terms are sorted, so consecutive terms share the table rows of their common prefix, and all terms with a prefix that is
   * already too far are skipped at once.
   *
   * @param maxEdits maximum edit distance
   * @param onSimilar receives the id of the term and its distance
   * @param range ids of the terms to compare, as returned by `rangeOf` @default all terms
   */
  eachSimilar(
    word: string,
    maxEdits: number,
    onSimilar: (termId: number, edits: number) => void,
    [from, to]: [from: number, to: number] = [0, this.terms.length],
  ): void {
    const width = word.length + 1;
    const maxDepth = word.length + maxEdits;
    const rows = new Uint8Array(width * (maxDepth + 2)).map((_, cell) => cell);
    let previous = '';
    let depth = 0;
    for (let termId = from; termId < to;) {
      const term = this.terms[termId] as string;
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
        onSimilar(termId, edits);
      }
      termId = isNear ? termId + 1 : this.firstFrom(`${term.slice(0, depth)}\uffff`, termId);
    }
  }
}
