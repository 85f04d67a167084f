import {exactMatches} from './exactMatches';
import {queryExpander} from './expandQuery';
import {parseFilter} from './filter';
import {formatHit} from './formatHit';
import {indexedFields} from './indexedFields';
import {recordsOf, type PageRow} from './indexFormat';
import {buildInvertedIndex} from './invertedIndex';
import {sectionScorer} from './scoreSections';
import {toSearchDocument, type SearchRecord} from './searchRecord';
import {categoryField, defaultCropLength, defaultLimit} from './searchTypes';
import type {SearchFilter, SearchParams, SearchResponse} from './searchTypes';
import {suggestQueries} from './suggestQueries';
import {termsToMark} from './termsToMark';
import {fold} from './tokenize';
import {emptyVocabulary, foldSynonyms} from './vocabulary';

/** An index that is loaded and can be searched. */
export type SearchIndex = {search: (query: string, params: SearchParams) => SearchResponse};

/** Factor for each further hit of the same page, so that other pages become visible. Tuned with the judged queries. */
const repeatedPageFactor = 0.4;

/** Factor by type of page: posts and pages outside the documentation repeat its words, often about another version. */
const typeFactors: Record<SearchRecord['type'], number> = {docs: 1, page: 0.5, blog: 0.5};

/**
 * Factor for definitions, unless the query is their name: their text is short, so that they would rank above the guides that explain
 * how to use them. Tuned with the judged queries in `tests/search`.
 */
const definitionFactor = 0.7;

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
 * Moves score to the best section of each page: the others get less, and it gets their sum. A page with several good sections is more
 * likely to be about the query than a page that mentions its words once.
 *
 * @param matching matching sections, in ascending order
 * @param scores scores by section; modified
 */
function rankByPage(matching: number[], records: SearchRecord[], scores: Float32Array) {
  for (let first = 0; first < matching.length;) {
    const {url} = records[matching[first] as number] as SearchRecord;
    let end = first + 1;
    // The sections of a page are adjacent.
    while (end < matching.length && records[matching[end] as number]?.url === url) {
      end += 1;
    }
    const [best = 0, ...others] = bestSections(matching.slice(first, end), scores, end - first);
    others.forEach((section, index) => {
      const score = (scores[section] as number) * repeatedPageFactor ** (index + 1);
      scores[section] = score;
      scores[best] = (scores[best] as number) + score;
    });
    first = end;
  }
}

/**
 * Finds the sections that match a query.
 *
 * @param scores scores by section; modified
 * @param isAllowed by section, whether it passes the filter
 * @param boosts by section, added to its score
 * @param count maximum number of sections to return, best first
 */
function findSections(
  scores: Float32Array,
  records: SearchRecord[],
  isAllowed: boolean[],
  boosts: Map<number, number>,
  count: number,
): {matching: number[]; sections: number[]} {
  records.forEach(({type, is_definition: isDefinition, boost = 1}, section) => {
    const factor = (typeFactors[type] ?? 1) * (isDefinition ? definitionFactor : 1) * boost;
    scores[section] = (scores[section] as number) * factor;
  });
  boosts.forEach((boost, section) => {
    scores[section] = (scores[section] as number) + boost;
  });
  const matching: number[] = [];
  scores.forEach((score, section) => {
    if (score > 0 && isAllowed[section]) {
      matching.push(section);
    }
  });
  rankByPage(matching, records, scores);
  return {matching, sections: bestSections([...matching], scores, count)};
}

/** Counts sections by category. */
function categoryCounts(sections: number[], records: SearchRecord[]): Record<string, number> {
  const counts = new Map<string, number>();
  sections.forEach((section) => {
    const [category] = (records[section] as SearchRecord).headings;
    counts.set(category, (counts.get(category) ?? 0) + 1);
  });
  return Object.fromEntries(counts);
}

/**
 * Creates a function that applies a filter to all records.
 *
 * The last result is cached: the queries of a reader have the same filter.
 *
 * @returns function from a filter to, by section, whether it passes
 */
function recordFilter(records: SearchRecord[]): (filter: SearchFilter) => boolean[] {
  let last: {key: string; isAllowed: boolean[]} | undefined;
  return (filter) => {
    const key = JSON.stringify(filter);
    if (last?.key !== key) {
      const matches = parseFilter(filter);
      last = {key, isAllowed: records.map((record) => matches(toSearchDocument(record)))};
    }
    return last.isAllowed;
  };
}

/**
 * Builds a searchable index from the pages of the index files. Responses have Meilisearch's shape, so that the user interface
 * supports both engines.
 *
 * @param vocabulary words of the language and of the site. @default emptyVocabulary
 */
export async function createSearchIndex(
  pages: PageRow[],
  vocabulary = emptyVocabulary,
): Promise<SearchIndex> {
  const index = await buildInvertedIndex(indexedFields(pages));
  const records = pages.flatMap(recordsOf);
  const boostsFor = exactMatches(records);
  const applyFilter = recordFilter(records);
  const expand = queryExpander(
    index.dictionary,
    new Set(vocabulary.stopWords.map(fold)),
    foldSynonyms(vocabulary),
  );
  const score = sectionScorer(index);

  return {
    search(query, params) {
      const started = Date.now();
      const {limit = defaultLimit, offset = 0, cropLength = defaultCropLength} = params;
      const isAllowed = applyFilter(params.filter ?? []);
      const expanded = expand(query);
      const found = expanded
        ? findSections(score(expanded), records, isAllowed, boostsFor(query), offset + limit)
        : {matching: [], sections: []};
      const termsOf = expanded && termsToMark(index, expanded);
      return {
        hits: termsOf
          ? found.sections
              .slice(offset)
              .map((section) =>
                formatHit(records[section] as SearchRecord, termsOf(section), cropLength),
              )
          : [],
        query,
        limit,
        offset,
        estimatedTotalHits: found.matching.length,
        processingTimeMs: Date.now() - started,
        ...(params.facets?.includes(categoryField) && {
          facetDistribution: {[categoryField]: categoryCounts(found.matching, records)},
        }),
        ...(found.matching.length === 0 && {
          suggestions: suggestQueries(query, index, records, isAllowed),
        }),
      };
    },
  };
}
