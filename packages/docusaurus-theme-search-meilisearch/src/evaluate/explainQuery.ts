import {occurrencesIn, type InvertedIndex} from '../engine/index/invertedIndex';
import {addAlternative} from '../engine/query/scoreSections';
import type {SearchIndex} from '../engine/searchIndex';
import type {Alternative} from '../engine/terms/alternatives';
import {fold} from '../engine/terms/characters';
import type {SearchParams} from '../search';
import type {Section} from '../section';
import {pathOf} from './pathOf';

/** A word of a query. */
export type ExplainedWord = {
  typed: string;
  /** What is searched: another word if it was typed in the wrong mode of the keyboard. Absent for a stop word that is left out. */
  searched?: string;
};

/** A term of the index that matches a word in a field of a section. */
export type TermMatch = {
  term: string;
  /** What the term is of the word, such as `prefix` or `inflection`. */
  kind: string;
  field: string;
  /** Number of occurrences. */
  count: number;
  /** Factor of an occurrence: of the term, its kind, the field and the length of the field. */
  weight: number;
};

/** A step from 0 to the score of a section. */
export type ScoreStep = {
  operator: '+' | '×';
  /** What the step considers; the word if it is that of a word. */
  name: string;
  /** What is added or multiplied. */
  change: number;
  /** Score after the step. */
  score: number;
  /** Terms that match the word. Empty for other steps. */
  matches: TermMatch[];
};

/** A section and why it has its score. */
export type ExplainedHit = {
  /** From 1. */
  rank: number;
  section: Section;
  score: number;
  /** The steps that change the score. */
  steps: ScoreStep[];
};

/** Why a page is found or not. */
export type ExplainedPage = {
  path: string;
  /** Its best section. Absent if it is not found. */
  hit?: ExplainedHit;
  /** In English. */
  reason: string;
};

/** How the embedded index answers a query. */
export type Explanation = {
  words: ExplainedWord[];
  /** Number of sections that match. */
  total: number;
  hits: ExplainedHit[];
  page?: ExplainedPage;
};

/** Where a search records its steps. */
type Recorded = {
  words: ExplainedWord[];
  used: string[];
  index?: InvertedIndex;
  expanded: Alternative[][];
  steps: {operator: '+' | '×'; name: string; scores: Float32Array}[];
};

function kindOf(kind: string, term: string, word: string): string {
  if (kind !== 'word') {
    return kind;
  }
  if (term === fold(word)) {
    return 'exact';
  }
  return term.startsWith(fold(word)) ? 'prefix' : 'typo or spelling';
}

/** Returns the terms that give a word its score in a section: those of the alternative that counts most there. */
function matchesOf(
  index: InvertedIndex,
  word: string,
  alternatives: Alternative[],
  section: number,
): TermMatch[] {
  const counts = alternatives.map((alternative) => {
    const own = new Float32Array(index.size);
    addAlternative(index, alternative, own);
    return own[section] as number;
  });
  const best = alternatives[counts.indexOf(Math.max(...counts))];
  return (best?.groups ?? []).flatMap((group) =>
    Array.from(group).flatMap(([termId, weight]) => {
      const term = index.dictionary.terms[termId] as string;
      return occurrencesIn(index, termId, section).map((occurrence) => ({
        term,
        kind: kindOf(best?.kind ?? '', term, word),
        ...occurrence,
        weight: (occurrence.weight * weight * (best?.weight ?? 1)) / (best?.groups.length ?? 1),
      }));
    }),
  );
}

function explainHit(
  {index, expanded, used, steps}: Recorded,
  section: Section,
  number: number,
  rank: number,
): ExplainedHit {
  let score = 0;
  const explained = steps.map(({operator, name, scores}, step): ScoreStep => {
    const before = score;
    score = scores[number] as number;
    const change = operator === '+' ? score - before : score / before;
    const word = used[step];
    const matches =
      index && word && change > 0 ? matchesOf(index, word, expanded[step] ?? [], number) : [];
    return {operator, name: word ?? name, change, score, matches};
  });
  const isChange = ({operator, change}: ScoreStep) => change !== (operator === '+' ? 0 : 1);
  return {rank, section, score, steps: explained.filter(isChange)};
}

/** Says why a page has no hit. */
function reasonOf({used, steps}: Recorded, own: number[]): string {
  const scores = steps[steps.length - 1]?.scores;
  if (own.length === 0) {
    return 'It is not in the index: there is no such page, or it is left out (draft, unlisted, noindex, "search: false", or the option "exclude").';
  }
  return own.some((number) => scores?.[number])
    ? 'It has words of the query, but the filter of the search leaves it out: it is in another language, docs version or category.'
    : `It contains none of the words ${used.join(', ')}.`;
}

/**
 * Searches the embedded index, and explains the scores of the hits from what the engine records meanwhile.
 *
 * @param sections the sections of the index
 * @param page path of a page to explain, too, with or without the base URL
 * @param baseUrl base URL of the locale, with a slash at both ends
 */
export function explainQuery(
  {search}: SearchIndex,
  sections: Section[],
  query: string,
  {limit, ...params}: SearchParams,
  {page, baseUrl}: {page?: string; baseUrl: string},
): Explanation {
  const recorded: Recorded = {words: [], used: [], expanded: [], steps: []};
  const {hits, total} = search(
    query,
    {...params, limit: page ? sections.length : limit},
    {
      words(typed, meant, used) {
        recorded.used = used.map(({text}) => text);
        recorded.words = typed.map(({text}, word) => {
          const own = meant[word];
          return {typed: text, ...(own && used.includes(own) && {searched: own.text})};
        });
      },
      lookup(index, expanded) {
        Object.assign(recorded, {index, expanded});
      },
      step(operator, name, scores) {
        recorded.steps.push({operator, name, scores: scores.slice()});
      },
    },
  );
  const numbers = new Map(
    sections.map(({url, position}, number) => [`${position} ${url}`, number]),
  );
  const explain = ({url, position}: Section, rank: number) => {
    const number = numbers.get(`${position} ${url}`) ?? -1;
    return explainHit(recorded, sections[number] as Section, number, rank);
  };
  const explainPage = (url: string): ExplainedPage => {
    const path = pathOf({url}, baseUrl);
    const isOwn = (section: Section) => pathOf(section, baseUrl) === path;
    const index = hits.findIndex(isOwn);
    const found = hits[index];
    const own = sections.flatMap((section, number) => (isOwn(section) ? number : []));
    return found
      ? {path, reason: `Its best section is hit ${index + 1}.`, hit: explain(found, index + 1)}
      : {path, reason: reasonOf(recorded, own)};
  };
  return {
    words: recorded.words,
    total,
    hits: hits.slice(0, limit).map((hit, index) => explain(hit, index + 1)),
    ...(page && {page: explainPage(page)}),
  };
}

/** Formats a change of a score: `+3.10`, `×0.60`. */
export function formatChange({operator, change}: ScoreStep): string {
  const sign = operator === '+' && change < 0 ? '−' : operator;
  return `${sign}${Math.abs(change).toFixed(2)}`;
}

/** Formats the terms that match a word: `exact: 창 (heading 1 × 8.20)`. */
export function formatMatches(matches: TermMatch[]): string {
  const byTerm = new Map<string, string[]>();
  matches.forEach(({term, kind, field, count, weight}) => {
    const key = `${kind}: ${term}`;
    byTerm.set(key, [...(byTerm.get(key) ?? []), `${field} ${count} × ${weight.toFixed(2)}`]);
  });
  return Array.from(byTerm, ([key, fields]) => `${key} (${fields.join(', ')})`).join('; ');
}

/** Formats words of a query that are not searched as they were typed; empty if there are none. */
export function formatWords(words: ExplainedWord[]): string {
  const replaced = words.filter(({typed, searched = typed}) => searched !== typed);
  const left = words.filter(({searched}) => searched === undefined);
  return [
    ...replaced.map(({typed, searched}) => `${typed} is searched as ${searched}.`),
    ...(left.length > 0 ? [`Left out: ${left.map(({typed}) => typed).join(', ')}.`] : []),
  ].join(' ');
}

/** The headings of a section, from the title of the page. */
export function titleOf({pageTitle, headings}: Section): string {
  return [pageTitle, ...headings].join(' › ');
}
