import type MiniSearch from 'minisearch';
import type {SearchResult} from 'minisearch';
import {expandQuery} from './expandQuery';
import {parseFilter} from './filter';
import {formatHit} from './formatHit';
import {documentsOf, type PageRow} from './indexFormat';
import {indexSections} from './indexSections';
import {defaultCropLength, defaultLimit} from './searchTypes';
import type {SearchDocument, SearchParams, SearchResponse} from './searchTypes';
import {suggestQueries} from './suggestQueries';
import type {TermDictionary} from './termDictionary';

/** An index in memory. */
export type SearchIndex = {search: (query: string, params: SearchParams) => SearchResponse};

/** Sections that hold all words, best first, filled up with those that hold some. */
function findSections(
  mini: MiniSearch,
  dictionary: TermDictionary,
  query: string,
  wanted: number,
  isSearched: (document: SearchDocument) => boolean,
  documents: SearchDocument[],
): SearchResult[] {
  const expanded = expandQuery(query, dictionary);
  if (!expanded) {
    return [];
  }
  const options = {
    filter: ({id}: SearchResult) => isSearched(documents[id] as SearchDocument),
  };
  const all = mini.search(expanded.all, options);
  if (all.length >= wanted) {
    return all;
  }
  const found = new Set(all.map(({id}) => id));
  return [...all, ...mini.search(expanded.any, options).filter(({id}) => !found.has(id))];
}

/** Makes the index searchable. Its answers have Meilisearch's shape, so that one user interface serves both. */
export async function createSearchIndex(pages: PageRow[]): Promise<SearchIndex> {
  const {mini, dictionary} = await indexSections(pages);
  const documents = pages.flatMap(documentsOf);

  return {
    search(query, params) {
      const started = Date.now();
      const {limit = defaultLimit, offset = 0, cropLength = defaultCropLength} = params;
      const isSearched = parseFilter(params.filter ?? []);
      const found = findSections(mini, dictionary, query, offset + limit, isSearched, documents);
      return {
        hits: found
          .slice(offset, offset + limit)
          .map(({id, terms}) => formatHit(documents[id] as SearchDocument, terms, cropLength)),
        query,
        limit,
        offset,
        estimatedTotalHits: found.length,
        processingTimeMs: Date.now() - started,
        ...(found.length === 0 && {
          suggestions: suggestQueries(query, mini, documents.filter(isSearched)),
        }),
      };
    },
  };
}
