import {cropAndHighlight, highlight} from './formatText';
import type {SearchDocument, SearchHit} from './searchTypes';

/** A document as a hit: every heading highlighted, the content cropped and highlighted. */
export function formatHit(
  document: SearchDocument,
  terms: ReadonlySet<string>,
  cropLength: number,
): SearchHit {
  const formatted = Object.fromEntries(
    Object.entries(document).map(([field, value]) => [
      field,
      field.startsWith('hierarchy_') && value !== null ? highlight(String(value), terms) : value,
    ]),
  );
  return {
    ...document,
    _formatted: {...formatted, content: cropAndHighlight(document.content, terms, cropLength)},
  };
}
