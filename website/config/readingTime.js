// @ts-check

/**
 * Syllables of Hangul per minute. Docusaurus' default for English is 200 words per minute. The Korean translations have 2.34 syllables
 * for each of those words, without words in Latin letters in both (13 posts, 2026).
 */
const koreanSpeed = 468;

/**
 * Reading time of a post in minutes. Docusaurus counts each syllable of Hangul as a word, so a Korean translation would take almost
 * twice as long as its source.
 *
 * @type {import('@docusaurus/plugin-content-blog').ReadingTimeFunctionOption}
 */
module.exports = function readingTime({content, defaultReadingTime}) {
  const syllables = content.match(/[가-힣]/g)?.length ?? 0;
  return defaultReadingTime({content: content.replace(/[가-힣]+/g, ' ')}) + syllables / koreanSpeed;
};
