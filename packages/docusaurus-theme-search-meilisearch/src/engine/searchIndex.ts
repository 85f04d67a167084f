import {expandQuery, type ExpandedQuery} from './expandQuery';
import {parseFilter} from './filter';
import {formatHit} from './formatHit';
import {indexedFields} from './indexedFields';
import {documentsOf, type PageRow} from './indexFormat';
import {buildInvertedIndex, holdsTerm, type InvertedIndex} from './invertedIndex';
import {scoreSections} from './scoreSections';
import {defaultCropLength, defaultLimit} from './searchTypes';
import type {SearchDocument, SearchParams, SearchResponse} from './searchTypes';
import {suggestQueries} from './suggestQueries';
import {fold, runs} from './tokenize';

/** An index in memory. */
export type SearchIndex = {search: (query: string, params: SearchParams) => SearchResponse};

/** Of hits of one page, what each is worth against the one before it, so that other pages come to be seen. */
const repetition = 0.8;

/**
 * The sections in which something of the query was found, best first.
 *
 * @param named sections that come before all others
 */
function findSections(
  index: InvertedIndex,
  query: ExpandedQuery,
  documents: SearchDocument[],
  isSearched: (document: SearchDocument) => boolean,
  named: number[],
): number[] {
  const scores = scoreSections(index, query);
  named.forEach((section) => {
    scores[section] = (scores[section] as number) + 1e6;
  });
  const found = Array.from(scores.keys()).filter(
    (section) =>
      (scores[section] as number) > 0 && isSearched(documents[section] as SearchDocument),
  );
  const byScore = (a: number, b: number) => (scores[b] as number) - (scores[a] as number) || a - b;
  const timesSeen = new Map<string, number>();
  for (const section of found.sort(byScore)) {
    const {url} = documents[section] as SearchDocument;
    const times = timesSeen.get(url) ?? 0;
    scores[section] = (scores[section] as number) * repetition ** times;
    timesSeen.set(url, times + 1);
  }
  return found.sort(byScore);
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

/** Places of the terms for which a section was found. */
function termsFound(
  index: InvertedIndex,
  {words, loose}: ExpandedQuery,
  section: number,
): Set<string> {
  const terms = new Set<string>();
  for (const {groups} of [...words.flat(), ...loose]) {
    const held = groups.map((group) =>
      Array.from(group.keys()).filter((place) => holdsTerm(index, place, section)),
    );
    if (held.every(({length}) => length > 0)) {
      held.flat().forEach((place) => terms.add(index.dictionary.terms[place] as string));
    }
  }
  return terms;
}

/** Makes the index searchable. Its answers have Meilisearch's shape, so that one user interface serves both. */
export async function createSearchIndex(pages: PageRow[]): Promise<SearchIndex> {
  const index = await buildInvertedIndex(indexedFields(pages));
  const documents = pages.flatMap(documentsOf);
  const titles = pagesByTitle(documents);

  return {
    search(query, params) {
      const started = Date.now();
      const {limit = defaultLimit, offset = 0, cropLength = defaultCropLength} = params;
      const isSearched = parseFilter(params.filter ?? []);
      const expanded = expandQuery(query, index.dictionary);
      const found = expanded
        ? findSections(index, expanded, documents, isSearched, titles.get(compact(query)) ?? [])
        : [];
      return {
        hits: found
          .slice(offset, offset + limit)
          .map((section) =>
            formatHit(
              documents[section] as SearchDocument,
              termsFound(index, expanded as ExpandedQuery, section),
              cropLength,
            ),
          ),
        query,
        limit,
        offset,
        estimatedTotalHits: found.length,
        processingTimeMs: Date.now() - started,
        ...(found.length === 0 && {
          suggestions: suggestQueries(query, index.dictionary, documents.filter(isSearched)),
        }),
      };
    },
  };
}
