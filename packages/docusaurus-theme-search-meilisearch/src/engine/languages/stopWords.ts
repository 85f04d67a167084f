import {baseLanguage} from './baseLanguage';
import {particles} from './korean/particles';

// The indexer and a host need these words. The worker does not contain them: the manifest of an index has those of its languages.

/** Words so frequent that a query ignores them, by ISO 639-1 code, separated by spaces. */
const stopWords: Record<string, string | undefined> = {
  de: 'als am an auf aus bei beim bin brauche das dass dem den der des die du ein eine einem einen einer eines er es für geht gibt habe hat ich im in ist kann kein können man mein meine mit muss nach oder sein sich sie sind so um und vom von vor wann warum was welche welcher welches wenn wer werden wie will wird wo zu zum zur über',
  en: 'a am an and are as at be by can could did do does for from had has have how i if in into is it know me my need of on or should that the there to want was we were what when where which will with would you your',
  // The words of one to four letters before an apostrophe are prefixes of many others: `l'application`, `dell'applicazione`.
  fr: 'au aux avec c ce comment d dans de des du en est et j l la le les m n ou par pour qu que qui s son sur t un une',
  it: 'al all alla c che come con d da dei del dell della di e gli i il in l la le nel nell o per su sull un una',
  // As `Intl.Segmenter` and Meilisearch split a sentence: particles, endings, and words of questions.
  ja: 'の を に は が で と も や へ から まで より する し した して しない ない なく ます ました ません です たい たく れ られ こと ため とき て いる なる できる でき か ごと 方法 何 どう どこ ください',
  ko: `방법 방법을 법 사용법 어떻게 하는 하기 하려면 싶어요 있나요 되나요 무엇 왜 위한 대한 및 또는 수 것 때 개 좀 ${particles}`,
  zh: '的 了 在 是 吗 和 与 我 时 可以 会 怎么 怎样 如何 什么 为什么',
};

/** Further stop words of a host, which splits words in another way than the engine. */
const hostStopWords: typeof stopWords = {
  // Endings and auxiliary stems. Meilisearch splits words into morphemes: a stop word 하는 never matches, since it is split into 하 and 는.
  ko: '하 ㄴ 기 고 려면 싶 어요 아요 었 습니다 합니다 해요 되 나요 안 됨 없이 어서 아서 게 지 면 할 한 된 여러 개',
};

function wordsOf(langs: string[], ...lists: (typeof stopWords)[]): string[] {
  const codes = new Set(langs.map(baseLanguage));
  return Array.from(codes).flatMap((code) => lists.flatMap((list) => list[code]?.split(' ') ?? []));
}

/**
 * Returns the stop words of languages.
 *
 * @param langs language tags, such as `zh-CN`
 */
export function stopWordsOf(langs: string[]): string[] {
  return wordsOf(langs, stopWords);
}

/**
 * Returns the stop words of languages for a Meilisearch host.
 *
 * @param langs language tags, such as `zh-CN`
 */
export function hostStopWordsOf(langs: string[]): string[] {
  return wordsOf(langs, stopWords, hostStopWords);
}
