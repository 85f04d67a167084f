import {chineseWords} from './chinese/words';
import {englishWords} from './english/words';
import {germanWords} from './german/words';
import {japaneseWords} from './japanese/words';
import {koreanWords} from './korean/words';
import type {LanguageWords} from './language';
import {romanceWords} from './romance/words';

const words: LanguageWords[] = [
  englishWords,
  germanWords,
  romanceWords,
  koreanWords,
  chineseWords,
  japaneseWords,
];

function wordsOf(langs: string[], lists: (Record<string, string> | undefined)[]): string[] {
  const codes = new Set(langs.map((lang) => lang.toLowerCase().split('-')[0] ?? lang));
  return Array.from(codes).flatMap((code) =>
    lists.flatMap((list) => list?.[code]?.split(' ') ?? []),
  );
}

/**
 * Returns the stop words of languages: words so frequent that a query ignores them.
 *
 * @param langs language tags, such as `zh-CN`
 */
export function stopWordsOf(langs: string[]): string[] {
  return wordsOf(
    langs,
    words.map(({stopWords}) => stopWords),
  );
}

/**
 * Returns the stop words of languages for a Meilisearch host, which splits words in its own way.
 *
 * @param langs language tags, such as `zh-CN`
 */
export function hostStopWordsOf(langs: string[]): string[] {
  return wordsOf(
    langs,
    words.flatMap(({stopWords, hostStopWords}) => [stopWords, hostStopWords]),
  );
}
