import {containsTerm, type InvertedIndex} from '../index/invertedIndex';
import type {Alternative} from '../terms/alternatives';
import type {ExpandedQuery} from './expandQuery';

/**
 * Decides which terms are highlighted in a section.
 *
 * A term that matches a query word alone is highlighted in every section. Terms that match only together (the bigrams of a
 * word) are highlighted in sections that contain all of them. Parts of words are highlighted only in sections that match no word:
 * elsewhere, they are parts of other words. Sections with the same terms share one `Set`, which `formatText.ts` uses as a cache key.
 *
 * @returns function from the number of a section to its terms
 */
export function termsToMark(
  index: InvertedIndex,
  {words, loose}: ExpandedQuery,
): (section: number) => ReadonlySet<string> {
  const idsOf = ({groups}: Alternative) => groups.map((group) => Array.from(group.keys()));
  const parts = loose.flatMap(idsOf);
  const alternatives = words.flatMap(({own, joined}) => [...own, ...joined]).map(idsOf);
  const together = alternatives.filter(({length}) => length > 1);
  const aloneIds = alternatives.filter(({length}) => length === 1).flat(2);
  const alone = aloneIds.map((termId) => index.dictionary.terms[termId] as string);
  const cache = new Map<string, ReadonlySet<string>>();

  return (section) => {
    const matching = together.filter((groups) =>
      groups.every((group) => group.some((termId) => containsTerm(index, termId, section))),
    );
    const isMatched =
      matching.length > 0 || aloneIds.some((termId) => containsTerm(index, termId, section));
    const termIds = (isMatched ? matching : [parts]).flat(2);
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
