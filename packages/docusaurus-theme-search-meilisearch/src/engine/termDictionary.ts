/** All terms of an index, to look up whether one exists, and which begin with some letters. */
export class TermDictionary {
  /** @param terms sorted by code unit, as `Array.prototype.sort` does */
  constructor(private readonly terms: readonly string[]) {}

  private indexOfFirstFrom(prefix: string): number {
    let low = 0;
    let high = this.terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.terms[middle] as string) < prefix) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  has(term: string): boolean {
    return this.terms[this.indexOfFirstFrom(term)] === term;
  }

  hasPrefix(prefix: string): boolean {
    return this.terms[this.indexOfFirstFrom(prefix)]?.startsWith(prefix) ?? false;
  }

  /** Terms that begin with `prefix`, in order. */
  startingWith(prefix: string): readonly string[] {
    const end = prefix === '' ? this.terms.length : this.indexOfFirstFrom(`${prefix}\uffff`);
    return this.terms.slice(this.indexOfFirstFrom(prefix), end);
  }
}
