import fs from 'node:fs';
import path from 'node:path';
import yaml from 'js-yaml';

/** The last sound of a word, which decides on the particle after it. */
type Ending = 'vowel' | 'rieul' | 'consonant';

const readYaml = (name: string) =>
  yaml.load(fs.readFileSync(path.join(import.meta.dirname, name), 'utf8'));

const {latin: readings, notParticles} = readYaml('korean.yml') as {
  /** How a Latin word is read in Korean, by the word in lower case. */
  latin: Record<string, string>;
  /** Korean words that end like a word with a wrong particle. */
  notParticles: string[];
};

const digits = ['영', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'];

/** Letters whose names end in a consonant. R is read 아르 or 알, so it does not decide on the particle. */
const letters: Record<string, string> = {l: '엘', m: '엠', n: '엔'};

/** Ends of English words that are read with a final consonant, and that sound. */
const spellings: [RegExp, string][] = [
  [/(?:l|le)$/, '을'],
  [/(?:m|me)$/, '음'],
  [/(?:n|[aiou]ne)$/, '은'],
  [/ng$/, '응'],
  [/(?:[aeiou]ck|[aeiou]c|ook|[^aeiou][aeiou]k)$/, '윽'],
  [/(?:[aeiou]p|pp|ype)$/, '읍'],
  [/(?:[^aeiou][aeiou]t|out)$/, '읏'],
];

function endingOfHangul(text: string): Ending {
  const final = (text.charCodeAt(text.length - 1) - 0xac00) % 28;
  return final === 0 ? 'vowel' : final === 8 ? 'rieul' : 'consonant';
}

function endingOfLatin(word: string): Ending | undefined {
  const lower = word.toLowerCase();
  const reading = readings[lower];
  if (reading) {
    return endingOfHangul(reading);
  }
  if (lower.length === 1 || /^[A-Z]{2,}s?$/.test(word) || !/[aeiouy]/.test(lower)) {
    const name = letters[lower.slice(-1)];
    return lower.endsWith('r') ? undefined : name ? endingOfHangul(name) : 'vowel';
  }
  const [, sound] = spellings.find(([spelling]) => spelling.test(lower)) ?? [];
  return sound ? endingOfHangul(sound) : 'vowel';
}

/**
 * How a word or a code span ends when it is read aloud. Undefined if it can be read in several ways: with arguments or symbols at its
 * end, or a version such as v1.
 */
export function endingOf(word: string): Ending | undefined {
  const spoken = word.replace(/(?:\(\)|[`"'>\]}])+$/, '');
  const [last] = /(?:[가-힣]+|\d+|[A-Z]+s?|[A-Z]?[a-z]+)$/.exec(spoken) ?? [];
  if (last === undefined || /\bv\d+$/i.test(spoken)) {
    return undefined;
  }
  if (/\d/.test(last)) {
    return endingOfHangul(digits[Number(last.slice(-1))] ?? '');
  }
  // Environment variables are read as words, acronyms by letter.
  const name = spoken.includes('_') ? last.toLowerCase() : last;
  return /[가-힣]/.test(last) ? endingOfHangul(last) : endingOfLatin(name);
}

/** Particles after a consonant, and after a vowel. */
const pairs = [
  ['을', '를'],
  ['이', '가'],
  ['은', '는'],
  ['과', '와'],
  ['으로', '로'],
  ['이나', '나'],
  ['이란', '란'],
  ['이라는', '라는'],
  ['이라고', '라고'],
  ['이라면', '라면'],
] as const;

function expectedParticle(ending: Ending, particle: string): string | undefined {
  const pair = pairs.find((forms) => forms.some((form) => form === particle));
  const takesVowelForm = ending === 'vowel' || (ending === 'rieul' && particle.endsWith('로'));
  return pair?.[takesVowelForm ? 1 : 0];
}

/** What can follow a particle: another particle, or the end of the word. */
const rest = '(?=(?:서|써|는|도|만|부터|까지|의|보다|서는|서도|부터는)?(?![가-힣]))';

/** A word in Latin letters or digits, or a code span, with quotation marks and the explanation in parentheses after it. */
const foreignWord = new RegExp(
  `(\`[^\`\\n]+\`|[A-Za-z0-9][\\w.+/@-]*|%)["'”’]*(?:\\([^()]*\\))?["'”’]*(을|를|이|가|은|는|과|와|으로|로|이나|나|이란|란|이라는|라는|이라고|라고|이라면|라면)${rest}`,
  'g',
);

/**
 * A Korean word with a particle that is wrong after its last syllable. 이 and 는 are left out: too many nouns end in a vowel and 이, and
 * verbs in a consonant and 는.
 */
const koreanWord = new RegExp(
  `([가-힣]+?)["'”’]*(?:\\([^()]*\\))?["'”’]*(을|를|가|은|과|와|으로|로)${rest}`,
  'g',
);

/** Text without link targets, heading ids and emphasis. */
const withoutMarkup = (text: string) =>
  text.replace(/\]\([^()\s]*(?:\([^()]*\)[^()\s]*)*\)|\s*\{#[^}]+\}|\*\*|[[\]]/g, '');

/** Wrong particles in a line of Korean text, for example `API을: expected 를`. */
export function particleProblems(text: string): string[] {
  const plain = withoutMarkup(text);
  return [foreignWord, koreanWord].flatMap((pattern) =>
    [...plain.matchAll(pattern)].flatMap(([match, word = '', particle = '']) => {
      const ending = endingOf(word);
      const expected = ending && expectedParticle(ending, particle);
      const isWord = notParticles.some((name) => `${word}${particle}`.endsWith(name));
      return expected === undefined || expected === particle || isWord
        ? []
        : [`${match}: expected ${expected}`];
    }),
  );
}
