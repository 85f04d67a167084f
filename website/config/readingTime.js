// @ts-check

/**
 * Syllables of Hangul in a minute: where English takes 200 words, which is Docusaurus' default, the Korean of the same posts has
 * 2.34 syllables for each word that is not in Latin letters in both (13 posts, 2026).
 */
const koreanSpeed = 468;

/**
 * Minutes of a post. Docusaurus takes each syllable of Hangul for a word, so that a translation would take almost twice as long as
 * its source.
 *
 * @type {import('@docusaurus/plugin-content-blog').ReadingTimeFunctionOption}
 */
module.exports = function readingTime({content, defaultReadingTime}) {
  const syllables = content.match(/[가-힣]/g)?.length ?? 0;
  return defaultReadingTime({content: content.replace(/[가-힣]+/g, ' ')}) + syllables / koreanSpeed;
};
