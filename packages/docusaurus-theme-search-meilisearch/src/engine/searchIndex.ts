import {defaultCropLength, defaultLimit} from '../search';
import type {SearchFilter, SearchHit, SearchParams, SearchResponse} from '../search';
import type {Section} from '../section';
import {buildInvertedIndex} from './index/invertedIndex';
import {exactMatches} from './query/exactMatches';
import {queryExpander} from './query/queryExpander';
import {parseFilter} from './query/parseFilter';
import {raiseNearWords} from './query/raiseNearWords';
import {sectionScorer} from './query/sectionScorer';
import type {SearchRecorder} from './query/searchRecorder';
import {suggestQueries} from './query/suggestQueries';
import {termsToMark} from './query/termsToMark';
import {cropAndHighlight, highlight} from './text/formatText';
import {emptyVocabulary} from './vocabulary';

/** An index that is loaded and can be searched. */
export type SearchIndex = {
  search: (query: string, params: SearchParams, recorder?: SearchRecorder) => SearchResponse;
};

/** Factor for each further section of a page that adds its score to the best one. Tuned with the judged queries. */
const furtherSectionFactor = 0.4;

/** Number of sections, the best so far, that are read to see whether the words of the query are near each other. */
const nearWordsCount = 20;

/** Factor by type of page: posts and pages outside the documentation repeat its words, often about another version. */
const typeFactors: Record<Section['type'], number> = {docs: 1, page: 0.4, blog: 0.4};

/**
 * Factor for definitions, unless the query is their name: their text is short, so that they would rank above the guides that explain
 * how to use them. Tuned with the judged queries in `tests/relevance`.
 */
const definitionFactor = 0.6;

/**
 * Returns the sections with the highest scores, best first. If scores are equal, the lower section number comes first.
 *
 * @param sections section numbers; may be sorted in place
 * @param scores scores by section
 * @param count maximum number of sections to return
 */
function bestSections(sections: number[], scores: Float32Array, count: number): number[] {
  const byScore = (a: number, b: number) => (scores[b] as number) - (scores[a] as number) || a - b;
  if (sections.length <= count) {
    return sections.sort(byScore);
  }
  // Sorting a typed array takes a tenth of the time of sorting with a comparison function.
  const least = Float32Array.from(sections, (section) => scores[section] as number).sort()[
    sections.length - count
  ] as number;
  return sections
    .filter((section) => (scores[section] as number) >= least)
    .sort(byScore)
    .slice(0, count);
}

/**
 * Adds the scores of the other sections of a page to its best section. A page with several good sections is more likely to be about the
 * query than a page that mentions its words once.
 *
 * @param matching matching sections, in ascending order
 * @param scores scores by section; modified
 */
function rankByPage(matching: number[], all: Section[], scores: Float32Array) {
  for (let first = 0; first < matching.length;) {
    const {url} = all[matching[first] as number] as Section;
    let end = first + 1;
    // The sections of a page are adjacent.
    while (end < matching.length && all[matching[end] as number]?.url === url) {
      end += 1;
    }
    const [best = 0, ...others] = bestSections(matching.slice(first, end), scores, end - first);
    others.forEach((section, index) => {
      const added = (scores[section] as number) * furtherSectionFactor ** (index + 1);
      scores[best] = (scores[best] as number) + added;
    });
    first = end;
  }
}

/**
 * Finds the sections that match a query, and weights their scores by what they are.
 *
 * @param scores scores by section; modified
 * @param isAllowed by section, whether it passes the filter
 * @param exactBoosts by section, added to its score
 * @returns numbers of the sections, in ascending order
 */
function findSections(
  scores: Float32Array,
  all: Section[],
  isAllowed: boolean[],
  exactBoosts: Map<number, number>,
  recorder?: SearchRecorder,
): number[] {
  all.forEach(({type, isDefinition, boost = 1}, section) => {
    const factor = typeFactors[type] * (isDefinition ? definitionFactor : 1) * boost;
    scores[section] = (scores[section] as number) * factor;
  });
  recorder?.step('×', 'type, definition and boost of the page', scores);
  exactBoosts.forEach((boost, section) => {
    scores[section] = (scores[section] as number) + boost;
  });
  recorder?.step('+', 'title or name is the query', scores);
  const matching: number[] = [];
  scores.forEach((score, section) => {
    if (score > 0 && isAllowed[section]) {
      matching.push(section);
    }
  });
  return matching;
}

/** Counts sections by category. */
function categoryCounts(sections: Section[]): Record<string, number> {
  const counts = new Map<string, number>();
  sections.forEach(({category}) => counts.set(category, (counts.get(category) ?? 0) + 1));
  return Object.fromEntries(counts);
}

/**
 * Creates a function that applies a filter to all sections.
 *
 * The last result is cached: the queries of a reader have the same filter.
 *
 * @returns function from a filter to, by section, whether it passes
 */
function sectionFilter(all: Section[]): (filter: SearchFilter[]) => boolean[] {
  let last: {key: string; isAllowed: boolean[]} | undefined;
  return (filter) => {
    const key = JSON.stringify(filter);
    if (last?.key !== key) {
      last = {key, isAllowed: all.map(parseFilter(filter))};
    }
    return last.isAllowed;
  };
}

/**
 * Creates a hit: a section with highlighted headings and with cropped, highlighted content.
 *
 * @param terms terms to highlight
 * @param cropLength maximum number of words of the content
 */
function createHit(section: Section, terms: ReadonlySet<string>, cropLength: number): SearchHit {
  return {
    ...section,
    marked: {
      pageTitle: highlight(section.pageTitle, terms),
      headings: section.headings.map((heading) => highlight(heading, terms)),
      content: cropAndHighlight(section.content, terms, cropLength),
    },
  };
}

/**
 * Builds a searchable index.
 *
 * @param all sections; those of a page must be adjacent
 * @param vocabulary words of the language and of the site. @default emptyVocabulary
 */
export function createSearchIndex(all: Section[], vocabulary = emptyVocabulary): SearchIndex {
  const index = buildInvertedIndex(all);
  const exactBoostsOf = exactMatches(all);
  const applyFilter = sectionFilter(all);
  const expand = queryExpander(index.dictionary, vocabulary);
  const score = sectionScorer(index);

  return {
    search(query, params, recorder) {
      const {limit = defaultLimit, cropLength = defaultCropLength} = params;
      const isAllowed = applyFilter(params.filter ?? []);
      const expanded = expand(query, recorder);
      recorder?.lookup(index, expanded);
      const scores = score(expanded, recorder);
      recorder?.step('×', 'share of the query in the section', scores);
      const matching = findSections(scores, all, isAllowed, exactBoostsOf(query), recorder);
      if (expanded.length > 1) {
        const bestSoFar = bestSections([...matching], scores, nearWordsCount);
        raiseNearWords(bestSoFar, all, index, expanded, scores);
        recorder?.step('×', 'words of the query near each other', scores);
      }
      rankByPage(matching, all, scores);
      recorder?.step('+', 'other sections of the page', scores);
      const termsOf = termsToMark(index, expanded);
      return {
        hits: bestSections([...matching], scores, limit).map((number) =>
          createHit(all[number] as Section, termsOf(number), cropLength),
        ),
        total: matching.length,
        ...(params.countCategories && {
          categories: categoryCounts(matching.map((number) => all[number] as Section)),
        }),
        ...(matching.length === 0 && {
          suggestions: suggestQueries(query, index, isAllowed),
        }),
      };
    },
  };
}
