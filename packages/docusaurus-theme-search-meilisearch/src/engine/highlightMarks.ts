/**
 * Marks around a match: characters of the private use area, so that no answer of an engine is ever read as HTML. A Meilisearch
 * host gets them as `highlightPreTag` and `highlightPostTag`.
 */
export const highlightStart = '\ue000';
export const highlightEnd = '\ue001';

/** A stretch of a text, within or outside of a match. */
export type TextPart = {text: string; isMatch: boolean};

/** Takes the marks out of a text that comes from elsewhere. */
export function withoutMarks(text: string): string {
  return text.replace(/[\ue000\ue001]/g, '');
}

/** The parts of a marked text. Marks that do not pair are dropped, their text stays. */
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
