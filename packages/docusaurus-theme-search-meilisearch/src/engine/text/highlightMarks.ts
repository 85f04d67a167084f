/**
 * Characters around a match in a response. They are from the private use area, so that a response is never interpreted as HTML. A
 * Meilisearch host receives them as `highlightPreTag` and `highlightPostTag`.
 */
export const highlightStart = '\ue000';
export const highlightEnd = '\ue001';

/** A part of a text, inside or outside a match. */
export type TextPart = {text: string; isMatch: boolean};

/** Removes highlight marks from a text that may contain its own. */
export function withoutMarks(text: string): string {
  return text.replace(/[\ue000\ue001]/g, '');
}

/** Splits a text at its highlight marks. Unpaired marks are dropped; their text is preserved. */
export function highlightParts(marked: string): TextPart[] {
  const parts: TextPart[] = [];
  marked.split(highlightStart).forEach((piece, index) => {
    const end = index === 0 ? -1 : piece.indexOf(highlightEnd);
    const match = end < 0 ? '' : piece.slice(0, end);
    const rest = piece.slice(end < 0 ? 0 : end + 1);
    parts.push(
      {text: withoutMarks(match), isMatch: true},
      {text: withoutMarks(rest), isMatch: false},
    );
  });
  return parts.filter(({text}) => text !== '');
}
