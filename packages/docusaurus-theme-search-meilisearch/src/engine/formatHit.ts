import {cropAndHighlight, highlight} from './formatText';
import type {SearchDocument, SearchHit} from './searchTypes';

const headings = [
  'hierarchy_lvl0',
  'hierarchy_lvl1',
  'hierarchy_lvl2',
  'hierarchy_lvl3',
  'hierarchy_lvl4',
  'hierarchy_lvl5',
  'hierarchy_lvl6',
] as const;

/** A document as a hit: every heading highlighted, the content cropped and highlighted. */
export function formatHit(
  document: SearchDocument,
  terms: ReadonlySet<string>,
  cropLength: number,
): SearchHit {
  const formatted: NonNullable<SearchHit['_formatted']> = {
    ...document,
    content: cropAndHighlight(document.content, terms, cropLength),
  };
  headings.forEach((heading) => {
    const text = document[heading];
    if (text !== null) {
      formatted[heading] = highlight(text, terms);
    }
  });
  return {...document, _formatted: formatted};
}
