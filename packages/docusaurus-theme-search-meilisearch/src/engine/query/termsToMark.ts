import {containsTerm, type InvertedIndex} from '../index/invertedIndex';
import type {Alternative} from '../terms/alternatives';
import type {ExpandedQuery} from './queryExpander';

/**
 * Decides which terms are highlighted in a section.
 *
 * A term that matches a query word alone is highlighted in every section. Terms that match only together (the bigrams of a
 * word) are highlighted in sections that contain all of them. Sections with the same terms share one `Set`, which `formatText.ts` uses
 * as a cache key.
 *
 * @returns function from the number of a section to its terms
 */
export function termsToMark(
  index: InvertedIndex,
  words: ExpandedQuery,
): (section: number) => ReadonlySet<string> {
  const idsOf = ({groups}: Alternative) => groups.map((group) => Array.from(group.keys()));
  const termsOf = (termIds: number[]) => termIds.map((id) => index.dictionary.terms[id] as string);
  const alternatives = words.flat().map(idsOf);
  const together = alternatives.filter(({length}) => length > 1);
  const alone = termsOf(alternatives.filter(({length}) => length === 1).flat(2));
  const cache = new Map<string, ReadonlySet<string>>();

  return (section) => {
    const matching = together.filter((groups) =>
      groups.every((group) => group.some((termId) => containsTerm(index, termId, section))),
    );
    const termIds = matching.flat(2);
    const key = termIds.join();
    const terms = cache.get(key) ?? new Set([...alone, ...termsOf(termIds)]);
    cache.set(key, terms);
    return terms;
  };
}
