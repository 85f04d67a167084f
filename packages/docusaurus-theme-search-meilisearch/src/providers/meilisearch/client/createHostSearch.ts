import {completesQuery} from '../../../engine/languages/korean/particles';
import {namesOf} from '../../../engine/names';
import {highlightEnd, highlightStart} from '../../../engine/text/highlightMarks';
import {isFields, type UnknownFields} from '../../../isFields';
import {withoutSlash} from '../../../paths';
import {defaultCropLength, defaultLimit} from '../../../search';
import type {SearchHit, SearchParams, SearchResponse} from '../../../search';
import {defaultTimeout, type MeilisearchConfig} from '../../../config/themeConfig';
import type {SearchProvider} from '../../provider';
import {filterExpression} from '../filterExpression';
import {hitOf, textOf} from '../record';
import {postJson, type HostResponse} from './postJson';

/** Replaces lone surrogates, which an input method can leave, by U+FFFD. Meilisearch rejects them as invalid JSON. */
function wellFormed(text: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(text));
}

/** Body of `POST /indexes/{uid}/search`. The parameters of a site cannot override the marks, which keep HTML out of the hits. */
function searchBody(query: string, params: SearchParams): UnknownFields {
  const {filter = [], countCategories, ...others} = params;
  const q = wellFormed(query);
  return {
    attributesToHighlight: ['*'],
    attributesToCrop: ['content'],
    cropLength: defaultCropLength,
    limit: defaultLimit,
    ...others,
    filter: filterExpression(filter),
    ...(countCategories && {facets: ['hierarchy_lvl0']}),
    q: completesQuery(q) ? `${q} ` : q,
    highlightPreTag: highlightStart,
    highlightPostTag: highlightEnd,
  };
}

/** Whether a response is an HTML page, such as from a proxy or from another site at that URL. */
function isHtml(text: string): boolean {
  return /^\s*</.test(text);
}

/** Says what is wrong and which option to check. */
function advice(status: number, indexUid: string): string {
  const rejected = `rejects the key: 'apiKey' must be a key that can search "${indexUid}"`;
  const advices: Record<number, string> = {
    401: rejected,
    403: rejected,
    404: `has no index "${indexUid}": check 'indexUid' and 'host'`,
    429: 'received too many requests',
  };
  return advices[status] ?? 'failed';
}

/** Whether the query is a name of the section, in the same letter case. */
function isNamed(hit: SearchHit, query: string): boolean {
  return namesOf(hit).includes(query.trim());
}

/** The first value that is a number or a numeric string. */
function firstNumber(values: unknown[]): number {
  return Number(values.map(textOf).find((value) => value && isFinite(Number(value))));
}

/** Reads the body of a successful response. */
function readResponse(
  text: string,
  query: string,
  {limit = defaultLimit}: SearchParams,
  name: string,
): SearchResponse {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new Error(
      `${name} responded with ${isHtml(text) ? "an HTML page: check 'host'" : `invalid JSON: ${String(error)}`}`,
    );
  }
  if (!isFields(content) || !Array.isArray(content.hits)) {
    throw new Error(`${name} responded without 'hits'`);
  }
  // A host that sends more than it was asked for would make the page slow.
  const found = content.hits.slice(0, limit).filter(isFields).map(hitOf);
  // A host ignores letter case and punctuation: `--version` is `version`.
  const hits = [true, false].flatMap((named) =>
    found.filter((hit) => isNamed(hit, query) === named),
  );
  const {facetDistribution} = content;
  const counts = isFields(facetDistribution) ? facetDistribution.hierarchy_lvl0 : undefined;
  const isCount = (entry: [string, unknown]): entry is [string, number] =>
    typeof entry[1] === 'number';
  return {
    hits,
    // Meilisearch returns `totalHits` instead if `searchParams` request pages.
    total: firstNumber([content.estimatedTotalHits, content.totalHits, hits.length]),
    ...(isFields(counts) && {
      categories: Object.fromEntries(Object.entries(counts).filter(isCount)),
    }),
  };
}

/**
 * Creates a function that searches an index of a Meilisearch host: `POST {host}/indexes/{uid}/search`.
 *
 * An index of another tool may not be able to count categories. The function then searches without the counts.
 *
 * It rejects if the host is unreachable, does not respond within `timeout`, or responds with an error or an unexpected body. The
 * message says which option to check and never contains the key.
 */
export function createHostSearch({
  host,
  apiKey,
  indexUid,
  timeout = defaultTimeout,
}: MeilisearchConfig): SearchProvider['search'] {
  const url = `${withoutSlash(host)}/indexes/${indexUid}/search`;
  const name = `Meilisearch at ${host}`;
  let canCount = true;

  const errorOf = ({status, text}: HostResponse) => {
    const excerpt = isHtml(text) ? 'an HTML page' : text.slice(0, 300);
    return new Error(`${name} ${advice(status, indexUid)} (${status}) ${excerpt}`);
  };

  const search: SearchProvider['search'] = (query, params, signal) => {
    const body = searchBody(query, canCount ? params : {...params, countCategories: false});
    return postJson({url, apiKey, body, timeout}, signal).then(
      (response) => {
        if (response.ok) {
          return readResponse(response.text, query, params, name);
        }
        const error = errorOf(response);
        if (canCount && response.text.includes('"invalid_search_facets"')) {
          console.warn('The search results cannot be filtered by category.', error);
          canCount = false;
          return search(query, params, signal);
        }
        throw error;
      },
      (error: unknown) => {
        if (signal.aborted) {
          throw error;
        }
        const message = `${name} cannot be reached: ${String(error)}`;
        throw Object.assign(new Error(message), {cause: error});
      },
    );
  };
  return search;
}
