const isFullWidth = (character: string) => (character.codePointAt(0) ?? 0) >= 0x1100;

/** SVG cannot measure text before it is drawn. Hangul and Han take a whole em, Latin letters a little more than half of one. */
const widthOf = (text: string, fontSize: number) =>
  [...text].reduce((width, character) => width + (isFullWidth(character) ? 1 : 0.56) * fontSize, 0);

/** Pieces between which a line may break: words, and each character of a script that is written without spaces. */
const piecesOf = (text: string) => text.match(/\p{Script=Han}|[^\s\p{Script=Han}]+\s*|\s+/gu) ?? [];

/** Lines of a label that is to fit into `maxWidth`, both in units of the viewBox. A single long word stays in one line. */
export default function wrapLabel(text: string, maxWidth: number, fontSize: number): string[] {
  const lines = [''];
  for (const piece of piecesOf(text)) {
    const current = lines[lines.length - 1] ?? '';
    if (current !== '' && widthOf((current + piece).trimEnd(), fontSize) > maxWidth) {
      lines.push(piece);
    } else {
      lines[lines.length - 1] = current + piece;
    }
  }
  return lines.map((line) => line.trim());
}
