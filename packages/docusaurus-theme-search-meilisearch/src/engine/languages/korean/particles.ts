/**
 * Particles, and the suffix 용 "for". Without a noun before them, they have no meaning.
 *
 * Korean attaches them to nouns: 파일 "file", 파일을 "file" as an object, 파일에서 "in the file". On particles:
 * https://en.wikipedia.org/wiki/Korean_postpositions
 */
export const particles =
  '은 는 을 를 이 가 의 에 에서 로 으로 와 과 도 만 랑 이랑 에게 까지 부터 처럼 보다 이란 에는 에서는 로는 으로는 용';

/** Returns a word, and what is left of it without one and two syllables: the most frequent particles and endings. */
export function stemsOf(word: string): [word: string, stem: string, shorterStem: string] {
  return [word, word.slice(0, -1), word.slice(0, -2)];
}

/** Removes a particle from the end of a word. */
export function withoutParticle(word: string): string {
  const known = particles.split(' ');
  const ends = [3, 2, 1].map((length) => word.slice(1).slice(-length));
  const particle = ends.find((end) => known.includes(end)) ?? '';
  return word.slice(0, word.length - particle.length);
}

/**
 * Whether the last word of a query is complete although no space follows: it ends in a particle that no noun ends with, an ending, or 법
 * of 방법 "way". A host searches for words that start with the last part of a query, even if it is a stop word: 플러그인을 would find any
 * word that starts with the particle 을. A space after the query prevents this.
 */
export function completesQuery(query: string): boolean {
  return /[가-힣][은는을를기요다면법]$/.test(query);
}
