const isFullWidth = (character: string) => (character.codePointAt(0) ?? 0) >= 0x1100;

/** Estimates the width, because SVG does not wrap text. Hangul and Han take 1 em, Latin letters a little more than 0.5 em. */
const widthOf = (text: string, fontSize: number) =>
  [...text].reduce((width, character) => width + (isFullWidth(character) ? 1 : 0.56) * fontSize, 0);

/** Splits text where a line may break: at spaces other than no-break spaces, and between the characters of scripts without spaces. */
const piecesOf = (text: string) =>
  text.match(/\p{Script=Han}|(?:[^\s\p{Script=Han}]|[\u00A0\u202F])+ *| +/gu) ?? [];

/** Wraps a label to `maxWidth`, in units of the viewBox. A single long word is not broken. */
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
