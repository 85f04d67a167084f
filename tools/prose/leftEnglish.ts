import eld from 'eld/large';
import {glossary} from './glossary';
import {proseOf, type TranslationPage} from './translations';
import {codeMark, textOf} from './typography';

/** English words that are in most sentences, and that French and Italian do not have. */
const englishWords =
  /(?<![\p{L}-])(?:the|of|and|is|to|with|that|this|for|your?|it|its|are|be|from|not|can|if|has|have|by|which|when|does|only|all|what|how|they|will|then|than|into|was|where|there|must|should|before|after|without|other|use|see|set|add|run|new|name|first|next)(?![\p{L}-])/iu;

/** Three words of Latin letters in lower case in a row. Names, paths and options are not such words. */
const latinSentence = /(?<![\p{L}\d./@_-])\p{Ll}{2,}(?:,? \p{Ll}+){2,}(?![\w/@_-])/u;

/** Scripts of the languages that do not write words in Latin letters. */
const scripts: Record<string, RegExp> = {ko: /\p{Script=Hangul}/u, 'zh-cn': /\p{Script=Han}/u};

/** Text that may be in English: quotations, URLs, placeholders, code and, in Korean and Chinese, the English word for a term. */
const mayBeEnglish =
  /“[^”]*”|«[^»]*»|"[^"\n]*"|<?https?:\/\/\S+|\{[^}]*\}|```[\s\S]*?```|`[^`]*`|\]\([^)]*\)/g;
/** Names in lower case. */
const names =
  /(?<![\w-])(?:npm|pnpm|tauri|libsoup|app|dmg|msi|nsis|deb|rpm|linux|macos|windows)(?![\w-])/g;

const explanation = /\([^()]*\)|（[^（）]*）/g;

/** The English sentences in a text of a locale. */
export function englishSentences(locale: string, text: string): string[] {
  const script = scripts[locale];
  const plain = text.replace(mayBeEnglish, ' ').replace(names, 'X').replaceAll(codeMark, ' ');
  const sentences = (script ? plain.replace(explanation, ' ') : plain).split(
    /(?<=[.!?:;])\s|[。！？：；\n]/,
  );
  return sentences
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) =>
      script
        ? latinSentence.test(sentence)
        : (sentence.match(/\p{L}{2,}/gu) ?? []).length >= 3 &&
          englishWords.test(sentence) &&
          eld.detect(sentence).language === 'en',
    );
}

/**
 * Whether a text has words that a translation must not have: two words in lower case, or one if the language has another script.
 * Words that the glossary keeps in English do not count.
 */
function isProse(locale: string, text: string): boolean {
  const kept = new Set(glossary.flatMap((entry) => String(entry[locale]).match(/[a-z]+/g) ?? []));
  const words = text
    .replace(mayBeEnglish, ' ')
    .replace(names, '')
    .match(/(?<![\w./@-])\p{Ll}{3,}(?![\w./@-])/gu);
  const count = (words ?? []).filter((word) => !scripts[locale] || !kept.has(word)).length;
  return count >= (scripts[locale] ? 1 : 2) && !scripts[locale]?.test(text);
}

/** English text in a translated page: sentences, and text that is the same as in the source. */
export function englishProblems(
  locale: string,
  source: TranslationPage,
  translation: TranslationPage,
): string[] {
  const english = new Set(proseOf(source).map(({text}) => textOf(text)));
  // A table may name the English terms.
  const terms = new Set(glossary.map(({en}) => en));
  return proseOf(translation).flatMap(({line, kind, text: markdown}) => {
    const text = textOf(markdown);
    if (kind === 'text' && terms.has(text)) {
      return [];
    }
    const found =
      english.has(text) && isProse(locale, text) ? [text] : englishSentences(locale, text);
    return found.map((sentence) => `${translation.file}:${line}: "${sentence}" is English`);
  });
}
