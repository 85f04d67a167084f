const english =
  'a an and are as at be by can do does for from how i in into is it my of on or that the to what when where which with you your';
const french =
  'au aux avec ce comment dans de des du en est et la le les ou par pour que qui son sur un une';
const italian = 'al alla che come con da dei del della di e gli i il in la le nel o per su un una';
const korean =
  '방법 방법을 법 사용법 어떻게 하는 하기 하려면 싶어요 있나요 되나요 무엇 왜 위한 대한 및 또는 수 것 때 개 좀';

// As `Intl.Segmenter` and Meilisearch split a sentence: particles, endings, and words of questions.
const japanese =
  'の を に は が で と も や へ から まで より する し した して しない ない なく ます ました ません です たい たく れ られ こと ため とき 方法 何 どう どこ ください';
const chinese = '的 了 在 是 吗 和 与 我 时 可以 会 怎么 怎样 如何 什么 为什么';

/** Stop words by ISO 639-1 language code. */
export const stopWordsByLanguage: Record<string, string[] | undefined> = {
  en: english.split(' '),
  fr: french.split(' '),
  it: italian.split(' '),
  ja: japanese.split(' '),
  ko: korean.split(' '),
  zh: chinese.split(' '),
};

/**
 * Returns the stop words of languages: words so frequent that a query ignores them.
 *
 * @param langs language tags, such as `zh-CN`
 */
export function stopWordsOf(langs: string[]): string[] {
  const languages = new Set(langs.map((lang) => lang.toLowerCase().split('-')[0] ?? lang));
  return Array.from(languages).flatMap((language) => stopWordsByLanguage[language] ?? []);
}
