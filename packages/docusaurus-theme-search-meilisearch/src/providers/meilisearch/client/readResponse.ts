import {withoutMarks} from '../../../engine/highlightMarks';
import {
  defaultLimit,
  type SearchHit,
  type SearchParams,
  type SearchResponse,
} from '../../../engine/searchTypes';
import {namesOf} from '../../../engine/names';
import {headingFields} from '../../../engine/searchRecord';
import {isHtml, type IndexLocation} from './searchError';

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Converts fields to the types that the indexer of this package writes. docs-scraper writes "null" for an absent level, and other
 * tools write numbers instead of strings.
 *
 * @param change applied to each string
 */
function readFields(fields: unknown, change = (text: string) => text): Fields {
  const read: Fields = {};
  Object.entries(isFields(fields) ? fields : {}).forEach(([name, value]) => {
    if (name === 'position') {
      read[name] = Number(value);
    } else if (typeof value === 'string' || typeof value === 'number') {
      read[name] = value === 'null' ? null : change(String(value));
    } else {
      read[name] = value;
    }
  });
  return read;
}

function readHit({_formatted, ...fields}: Fields): SearchHit {
  // Highlight marks in the record itself come from its author, not from the engine.
  const plain = readFields(fields, withoutMarks);
  return {...readFields(fields), _formatted: {...plain, ...readFields(_formatted)}};
}

/** Whether the query is a name of the section, in the same letter case. */
function isNamed(hit: SearchHit, query: string): boolean {
  const headings = headingFields.map((field) => hit[field]).filter(Boolean);
  // Another tool may have written a heading that is not a string.
  return namesOf(String(headings[headings.length - 1] ?? ''), hit).includes(query.trim());
}

/** The first value that is a number or a numeric string. */
function firstNumber(values: unknown[]): number {
  return Number(values.find((value) => value !== null && value !== '' && isFinite(Number(value))));
}

function parse(text: string, {host}: IndexLocation): Fields {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new Error(
      `Meilisearch at ${host} responded with ${isHtml(text) ? "an HTML page: check 'host'" : `invalid JSON: ${String(error)}`}`,
    );
  }
  return isFields(content) ? content : {};
}

/**
 * Parses the body of a successful response into the shape that the embedded engine returns too.
 *
 * @throws Error if the body is not JSON or has no array `hits`
 */
export function readResponse(
  text: string,
  query: string,
  params: SearchParams,
  index: IndexLocation,
): SearchResponse {
  const content = parse(text, index);
  if (!Array.isArray(content.hits)) {
    throw new Error(`Meilisearch at ${index.host} responded without 'hits'`);
  }
  const found = content.hits.filter(isFields).map(readHit);
  // A host ignores letter case and punctuation: `--version` is `version`.
  const hits = [true, false].flatMap((named) =>
    found.filter((hit) => isNamed(hit, query) === named),
  );
  return {
    hits,
    query,
    limit: firstNumber([content.limit, params.limit, defaultLimit]),
    offset: firstNumber([content.offset, params.offset, 0]),
    // Meilisearch returns `totalHits` instead if `searchParams` request pages.
    estimatedTotalHits: firstNumber([content.estimatedTotalHits, content.totalHits, hits.length]),
    processingTimeMs: firstNumber([content.processingTimeMs, 0]),
    ...(isFields(content.facetDistribution) && {
      facetDistribution: content.facetDistribution as SearchResponse['facetDistribution'],
    }),
  };
}
