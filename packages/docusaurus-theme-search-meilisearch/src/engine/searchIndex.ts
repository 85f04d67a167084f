import {queryExpander} from './expandQuery';
import {parseFilter} from './filter';
import {formatHit} from './formatHit';
import {indexedFields} from './indexedFields';
import {documentsOf, type PageRow} from './indexFormat';
import {buildInvertedIndex} from './invertedIndex';
import {sectionScorer} from './scoreSections';
import {defaultCropLength, defaultLimit} from './searchTypes';
import type {SearchDocument, SearchFilter, SearchParams, SearchResponse} from './searchTypes';
import {suggestQueries} from './suggestQueries';
import {termsToMark} from './termsToMark';
import {fold, runs} from './tokenize';

/** An index in memory. */
export type SearchIndex = {search: (query: string, params: SearchParams) => SearchResponse};

/** Of hits of one page, what each is worth against the one before it, so that other pages come to be seen. */
const repetition = 0.8;

/** The numbers of what is worth most, best first; of equals, the first. */
function best(numbers: number[], worth: Float32Array, count: number): number[] {
  const byWorth = (a: number, b: number) => (worth[b] as number) - (worth[a] as number) || a - b;
  if (numbers.length <= count) {
    return numbers.sort(byWorth);
  }
  // Sorting plain numbers takes a tenth of the time of sorting with a function.
  const least = Float32Array.from(numbers, (number) => worth[number] as number).sort()[
    numbers.length - count
  ] as number;
  return numbers
    .filter((number) => (worth[number] as number) >= least)
    .sort(byWorth)
    .slice(0, count);
}

/** Makes each section worth less that is not the best one of its page, so that other pages come to be seen. */
function lowerRepetitions(found: number[], documents: SearchDocument[], scores: Float32Array) {
  for (let first = 0; first < found.length;) {
    const {url} = documents[found[first] as number] as SearchDocument;
    let behind = first + 1;
    // The sections of a page stand one after another.
    while (behind < found.length && documents[found[behind] as number]?.url === url) {
      behind += 1;
    }
    best(found.slice(first, behind), scores, behind - first).forEach((section, times) => {
      scores[section] = (scores[section] as number) * repetition ** times;
    });
    first = behind;
  }
}

/**
 * The sections in which something of the query was found.
 *
 * @param scores by section, what it is worth to the query
 * @param searched by section, whether the filter lets it through
 * @param named sections that come before all others
 * @param count of sections to give, best first
 */
function findSections(
  scores: Float32Array,
  documents: SearchDocument[],
  searched: boolean[],
  named: number[],
  count: number,
): {total: number; sections: number[]} {
  named.forEach((section) => {
    scores[section] = (scores[section] as number) + 1e6;
  });
  const found: number[] = [];
  scores.forEach((score, section) => {
    if (score > 0 && searched[section]) {
      found.push(section);
    }
  });
  lowerRepetitions(found, documents, scores);
  return {total: found.length, sections: best(found, scores, count)};
}

/** Letters and digits of a text, folded: the same however its words are divided. */
function compact(text: string): string {
  return runs(text)
    .map((run) => fold(run.text))
    .join('');
}

/** The first section of each page, by its title. */
function pagesByTitle(documents: SearchDocument[]): Map<string, number[]> {
  const titles = new Map<string, number[]>();
  documents.forEach((document, section) => {
    if (document.position === 0) {
      const title = compact(document.hierarchy_lvl1);
      titles.set(title, [...(titles.get(title) ?? []), section]);
    }
  });
  return titles;
}

/** Applies filters to the documents; a reader's queries come with one filter, which is applied once. */
function filterOf(documents: SearchDocument[]): (filter: SearchFilter) => boolean[] {
  let last: {key: string; searched: boolean[]} | undefined;
  return (filter) => {
    const key = JSON.stringify(filter);
    if (last?.key !== key) {
      last = {key, searched: documents.map(parseFilter(filter))};
    }
    return last.searched;
  };
}

/** Makes the index searchable. Its answers have Meilisearch's shape, so that one user interface serves both. */
export async function createSearchIndex(pages: PageRow[]): Promise<SearchIndex> {
  const index = await buildInvertedIndex(indexedFields(pages));
  const documents = pages.flatMap(documentsOf);
  const titles = pagesByTitle(documents);
  const searchedBy = filterOf(documents);
  const expand = queryExpander(index.dictionary);
  const score = sectionScorer(index);

  return {
    search(query, params) {
      const started = Date.now();
      const {limit = defaultLimit, offset = 0, cropLength = defaultCropLength} = params;
      const searched = searchedBy(params.filter ?? []);
      const expanded = expand(query);
      const found = expanded
        ? findSections(
            score(expanded),
            documents,
            searched,
            titles.get(compact(query)) ?? [],
            offset + limit,
          )
        : {total: 0, sections: []};
      const marked = expanded && termsToMark(index, expanded);
      return {
        hits: marked
          ? found.sections
              .slice(offset)
              .map((section) =>
                formatHit(documents[section] as SearchDocument, marked(section), cropLength),
              )
          : [],
        query,
        limit,
        offset,
        estimatedTotalHits: found.total,
        processingTimeMs: Date.now() - started,
        ...(found.total === 0 && {
          suggestions: suggestQueries(
            query,
            index.dictionary,
            documents.filter((_, section) => searched[section]),
          ),
        }),
      };
    },
  };
}
