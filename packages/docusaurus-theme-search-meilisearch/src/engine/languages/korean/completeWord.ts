/** Particles of the topic and the object. No noun ends with these syllables. */
export const endsOfNouns = '은 는 을 를';

/**
 * Matches a text whose last word is complete: it ends in a particle, an ending, or 법 of 방법 "way". Not in `words.ts`, because this is
 * part of the scripts of a site with a host.
 */
export const completeWord = new RegExp(
  `[가-힣](?:${endsOfNouns.replace(/ /g, '|')}|[기요다면법])$`,
);
