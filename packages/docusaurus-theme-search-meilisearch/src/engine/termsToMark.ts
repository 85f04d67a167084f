import type {ExpandedQuery} from './expandQuery';
import {containsTerm, type InvertedIndex} from './invertedIndex';

/**
 * Decides which terms are highlighted in a section.
 *
 * A term that matches a query word alone is highlighted in every section. Terms that match only together (the bigrams of a Korean
 * word) are highlighted in sections that contain all of them. Sections with the same terms share one `Set`, which `formatText.ts`
 * uses as a cache key.
 *
 * @returns function from the number of a section to its terms
 */
export function termsToMark(
  index: InvertedIndex,
  {words, loose}: ExpandedQuery,
): (section: number) => ReadonlySet<string> {
  const alternatives = [...words.flatMap(({own, joined}) => [...own, ...joined]), ...loose];
  const alone = new Set<string>();
  const together: number[][][] = [];
  alternatives.forEach(({groups}) => {
    const termIds = groups.map((group) => Array.from(group.keys()));
    if (termIds.length === 1) {
      termIds[0]?.forEach((termId) => alone.add(index.dictionary.terms[termId] as string));
    } else {
      together.push(termIds);
    }
  });
  const cache = new Map<string, ReadonlySet<string>>();

  return (section) => {
    const matching = together.filter((groups) =>
      groups.every((group) => group.some((termId) => containsTerm(index, termId, section))),
    );
    const termIds = matching.flat(2);
    const key = termIds.join();
    let terms = cache.get(key);
    if (!terms) {
      const created = new Set(alone);
      termIds.forEach((termId) => created.add(index.dictionary.terms[termId] as string));
      cache.set(key, created);
      terms = created;
    }
    return terms;
  };
}
