/** Stands for a code span in a text, which is read without the code. */
export const codeMark = '\u{FFFC}';

/** A pattern that a text must not have, and what to write instead. */
type Rule = [wrong: RegExp, instead: string];

const asciiEllipsis: Rule = [/(?<!\.)\.\.\.(?!\.)/, 'an ellipsis, …'];
const straightApostrophe: Rule = [/\p{L}'\p{L}?/u, 'a curly apostrophe, ’'];

/** Letters, digits and code that need a space beside Han. */
const latin = `[A-Za-z\\d${codeMark}]`;

/** The rules of each language. `website/STYLE.md` explains them to writers. */
const rules: Record<string, Rule[]> = {
  fr: [
    straightApostrophe,
    asciiEllipsis,
    [/["“”]/, 'the quotation marks « »'],
    [/(?<![\u00A0:])[;?!](?=\s|$|»)/, 'a no-break space (U+00A0) before ; ? !'],
    [/(?<![\u00A0\d:])[:](?=\s|$|\*\*)/, 'a no-break space (U+00A0) before a colon'],
    [/«(?!\u00A0)|(?<!\u00A0)»/, 'a no-break space (U+00A0) inside « »'],
    [/(?:\d|\}) ?%/, 'a no-break space (U+00A0) before %'],
    [
      /\d (?:[KMGkmg]?o|ms|s|min|px|h|Hz)(?![\p{L}\d’])/u,
      'a no-break space (U+00A0) before a unit',
    ],
    [/ [,.](?=\s|$)/, 'no space before a comma or point'],
  ],
  it: [
    straightApostrophe,
    asciiEllipsis,
    [/["«»]/, 'the quotation marks “ ”'],
    [
      /(?<!\p{L})(?:perch|poich|finch|affinch|bench|anzich|purch|giacch|cosicch|sicch|nonch|n|s)è(?!\p{L})/iu,
      'é, as in perché',
    ],
    [
      /(?<!\p{L})(?:é|pò|piú|cosí|giú|qual['’]è|E['’]|dò|fà|sà|quà|quì|sù)(?!\p{L})/u,
      'è, po’, più, così, giù, qual è, È, do, fa, sa, qua, qui or su',
    ],
    [/\s[;:?!,](?=\s|$)|\s\.(?=\s|$)/, 'no space before punctuation'],
    [/\d[ \u00A0]%/, 'no space before %'],
    [/\d (?:[KMGk]?B|ms|px|byte|bit)(?![\p{L}\d])/u, 'a no-break space (U+00A0) before a unit'],
  ],
  'zh-cn': [
    [
      /[\p{Script=Han}、，。；：！？）”](?:[,;:!?()]|\.(?!\w))|[,;:!?()]\p{Script=Han}/u,
      'full-width punctuation beside Han',
    ],
    [
      new RegExp(`\\p{Script=Han}${latin}|(?:${latin}|%)\\p{Script=Han}`, 'u'),
      'a space between Han and Latin letters, digits or code',
    ],
    [/\p{Script=Han}[ \u00A0]+\p{Script=Han}/u, 'no space between Han'],
    [/["「」『』]|\p{Script=Han}'|'\p{Script=Han}/u, 'the quotation marks “ ”'],
    [/\.\.\.|……/, 'one ellipsis, …'],
    [/[ \u00A0][，。；：！？（）、”]|[，、（“][ \u00A0]/, 'no space beside full-width punctuation'],
    [/[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/, 'half-width letters and digits'],
    [/\d(?:[KMG]B|ms|px)(?!\w)/, 'a space before a unit'],
  ],
  ko: [
    asciiEllipsis,
    [/[“”‘’「」『』]/, 'straight quotation marks'],
    [/[，。；：！？（）]/, 'half-width punctuation'],
    [/\p{Script=Hangul} [,.!?;:](?=\s|$)/u, 'no space before punctuation'],
    // Style, as far as a pattern can know it.
    [/^(?:예|아니요)(?=$|,)/, '지원 or 미지원, 가능 or 불가, 필요 or 불필요 in a cell'],
    [new RegExp(`${codeMark} 기능(?!성)`), 'Cargo 기능 before the code'],
    [
      /끝까지 따라 하면|여러분|당신/,
      'a sentence that starts with what the page does, without "you"',
    ],
    [/되어지|에 의해|함으로써/, 'an active verb'],
    [/는가$/, 'a noun in a heading'],
  ],
};

/** Violations of the typographic rules of a locale in a text without code, as `…text…: expected what to write`. */
export function typographyProblems(locale: string, text: string): string[] {
  return (rules[locale] ?? []).flatMap(([wrong, instead]) => {
    const match = wrong.exec(text);
    if (!match) {
      return [];
    }
    const around = text.slice(Math.max(0, match.index - 12), match.index + match[0].length + 12);
    return [`${JSON.stringify(around.replaceAll(codeMark, '`…`'))}: expected ${instead}`];
  });
}

/** Attributes with text for readers: those of HTML and tabs, and all of a diagram except `kind`. */
const spokenAttributes = (tag: string) =>
  /^<\w+(?:Diagram|Drawing)\b/.test(tag)
    ? /\s(?!kind:)([\w-]+)(?:=|: )["']([^"']*)["']/g
    : /\s(alt|aria-label|label|title)="([^"]*)"/g;

const tag = /<\w+(?:Diagram|Drawing)\b[\s\S]*?\/>|<\/?[A-Za-z][^>]*>/;
const code = /```[\s\S]*?```|(`+)[^`][\s\S]*?\1/;
const notText = new RegExp(
  `${code.source}|<!--[\\s\\S]*?-->|${tag.source}|(?<=\\])\\([^)]*\\)|<?https?://[^\\s>)]+>?`,
  'g',
);

/** The tags of a text, sorted, without the texts of their attributes. */
export const tagsOf = (text: string): string =>
  (text.replace(new RegExp(code, 'g'), '').match(new RegExp(tag, 'g')) ?? [])
    .map((one) => one.replace(spokenAttributes(one), ' $1'))
    .sort()
    .join(' ');

/** What readers see of a text in Markdown, without link targets and tags, and with a mark for each code span. */
export const textOf = (text: string): string =>
  text
    .replace(notText, (match) =>
      match.startsWith('`')
        ? codeMark
        : Array.from(match.matchAll(spokenAttributes(match)), ([, , value]) => value).join('\n'),
    )
    .replace(/!?\[((?:[^[\]]|\[[^\]]*\])*)\]/g, '$1')
    .replace(/^:::\w*|\*+|(?<![\p{L}\d])_|_(?![\p{L}\d])/gu, '')
    .replace(/&#(\d+);/g, (_, number) => String.fromCharCode(Number(number)));

/** Italics in Han or Hangul, which have no such form. */
export const italicsProblems = (text: string): string[] =>
  Array.from(
    text
      .replace(notText, '')
      .matchAll(/(?<!\*)\*([^*\s][^*]*)\*(?!\*)|(?<![\p{L}\d_])_([^_]+)_(?![\p{L}\d_])/gu),
    ([, stars, underscores = '']) => stars ?? underscores,
  )
    .filter((words) => /[\p{Script=Han}\p{Script=Hangul}]/u.test(words))
    .map((words) => `*${words}*: expected bold, because Han and Hangul have no italics`);
