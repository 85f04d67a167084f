import {cropAndHighlight, highlight} from './formatText';
import {headingFields, toSearchDocument, type SearchRecord} from './searchRecord';
import type {SearchHit} from './searchTypes';

/**
 * Converts a record to a hit in Meilisearch's shape. `_formatted` contains the highlighted headings and the cropped, highlighted
 * content.
 *
 * @param terms terms to highlight
 * @param cropLength maximum number of words of the content
 */
export function formatHit(
  record: SearchRecord,
  terms: ReadonlySet<string>,
  cropLength: number,
): SearchHit {
  const document = toSearchDocument(record);
  const formatted: NonNullable<SearchHit['_formatted']> = {
    ...document,
    content: cropAndHighlight(document.content, terms, cropLength),
  };
  headingFields.forEach((field) => {
    const heading = document[field];
    if (heading !== null) {
      formatted[field] = highlight(heading, terms);
    }
  });
  return {...document, _formatted: formatted};
}
