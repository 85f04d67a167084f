import {withoutMarks} from '../../engine/highlightMarks';
import {
  defaultLimit,
  type SearchHit,
  type SearchParams,
  type SearchResponse,
} from '../../engine/searchTypes';
import {isHtml, type SearchedIndex} from './searchFailure';

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Fields as this package's indexer writes them: docs-scraper has the text "null" for an absent level, and others numbers for texts.
 *
 * @param change of every text
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
  // Marks within a record are its author's, not the engine's.
  const plain = readFields(fields, withoutMarks);
  return {...readFields(fields), _formatted: {...plain, ...readFields(_formatted)}};
}

/** The first of the values that is a number, or the text of one. */
function firstNumber(values: unknown[]): number {
  return Number(values.find((value) => value !== null && value !== '' && isFinite(Number(value))));
}

function parse(text: string, {host}: SearchedIndex): Fields {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new Error(
      `Meilisearch at ${host} answered with ${isHtml(text) ? "an HTML page: check 'host'" : `broken JSON: ${String(error)}`}`,
    );
  }
  return isFields(content) ? content : {};
}

/**
 * Reads the text of a successful answer into the shape that the embedded engine has too.
 *
 * @throws Error where it is not JSON, or holds no list of hits
 */
export function readAnswer(
  text: string,
  query: string,
  params: SearchParams,
  index: SearchedIndex,
): SearchResponse {
  const content = parse(text, index);
  if (!Array.isArray(content.hits)) {
    throw new Error(`Meilisearch at ${index.host} answered without 'hits'`);
  }
  const hits = content.hits.filter(isFields).map(readHit);
  return {
    hits,
    query,
    limit: firstNumber([content.limit, params.limit, defaultLimit]),
    offset: firstNumber([content.offset, params.offset, 0]),
    // `totalHits` comes instead where `searchParams` ask for pages.
    estimatedTotalHits: firstNumber([content.estimatedTotalHits, content.totalHits, hits.length]),
    processingTimeMs: firstNumber([content.processingTimeMs, 0]),
  };
}
