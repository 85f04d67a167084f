import {occurrencesIn, type InvertedIndex} from '../engine/index/invertedIndex';
import {addAlternative} from '../engine/query/sectionScorer';
import type {SearchIndex} from '../engine/searchIndex';
import type {Alternative} from '../engine/terms/alternatives';
import {fold} from '../engine/terms/characters';
import type {SearchHit, SearchParams} from '../search';
import type {Section} from '../section';

/** A step from 0 to the score of a section. All texts are English. */
export type ScoreStep = {
  /** What the step considers: a word with the terms that match it, or a factor. */
  name: string;
  /** What it adds or multiplies: `+3.10`, `×0.60`. */
  change: string;
  /** Score after the step. */
  score: string;
};

/** A section and why it has its score. */
export type ExplainedHit = {
  /** From 1. */
  rank: number;
  section: Section;
  /** The steps that change the score. */
  steps: ScoreStep[];
};

/** How the embedded index answers a query. */
export type Explanation = {
  /** How many sections match, and which words are not searched as they were typed. */
  summary: string;
  hits: ExplainedHit[];
  /** Why a page is found or not, and its best section if it is. */
  page?: {path: string; reason: string; hit?: ExplainedHit};
};

/** What the engine records during a search. */
type Recorded = {
  words: string[];
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

/**
 * Describes the terms that give a word its score in a section, which are those of the alternative that counts most there:
 * `exact 창 (heading 1 × 6.17, text 3 × 0.37)`, with the number and the factor of the occurrences.
 */
function describeMatches(
  index: InvertedIndex,
  word: string,
  alternatives: Alternative[],
  section: number,
): string {
  const counts = alternatives.map((alternative) => {
    const own = new Float32Array(index.size);
    addAlternative(index, alternative, own);
    return own[section] as number;
  });
  const best = alternatives[counts.indexOf(Math.max(...counts))];
  const terms = (best?.groups ?? []).flatMap((group) => Array.from(group));
  return terms
    .flatMap(([termId, weight]) => {
      const term = index.dictionary.terms[termId] as string;
      const factor = (weight * (best?.weight ?? 1)) / (best?.groups.length ?? 1);
      const fields = occurrencesIn(index, termId, section).map(
        (own) => `${own.field} ${own.count} × ${(own.weight * factor).toFixed(2)}`,
      );
      return fields.length > 0
        ? `${kindOf(best?.kind ?? '', term, word)} ${term} (${fields.join(', ')})`
        : [];
    })
    .join('; ');
}

function explainScore({index, expanded, words, steps}: Recorded, section: number): ScoreStep[] {
  let score = 0;
  return steps.flatMap(({operator, name, scores}, step) => {
    const before = score;
    score = scores[section] as number;
    if (score === before) {
      return [];
    }
    const word = words[step];
    const sign = score < before ? '−' : '+';
    return {
      name:
        index && word
          ? `${word}: ${describeMatches(index, word, expanded[step] ?? [], section)}`
          : name,
      change:
        operator === '×'
          ? `×${(score / before).toFixed(2)}`
          : `${sign}${Math.abs(score - before).toFixed(2)}`,
      score: score.toFixed(2),
    };
  });
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
  const recorded: Recorded = {words: [], expanded: [], steps: []};
  const notes: string[] = [];
  const {hits, total} = search(
    query,
    {...params, limit: page ? sections.length : limit},
    {
      words(typed, meant, used) {
        recorded.words = used.map(({text}) => text);
        typed.forEach(({text}, number) => {
          const words = meant[number]?.filter((word) => used.includes(word)) ?? [];
          const searched = words.map((word) => word.text).join(' ');
          if (searched === '') {
            notes.push(`${text} is left out.`);
          } else if (searched !== text) {
            notes.push(`${text} is searched as ${searched}.`);
          }
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
  const explain = ({url, position}: SearchHit, index: number): ExplainedHit => {
    const number = sections.findIndex((own) => own.url === url && own.position === position);
    return {
      rank: index + 1,
      section: sections[number] as Section,
      steps: explainScore(recorded, number),
    };
  };
  const explainPage = (url: string): Explanation['page'] => {
    const path = pathOf({url}, baseUrl);
    const isOwn = (section: Section) => pathOf(section, baseUrl) === path;
    const best = hits.findIndex(isOwn);
    if (best >= 0) {
      const hit = explain(hits[best] as SearchHit, best);
      return {path, reason: `Its best section is hit ${best + 1}.`, hit};
    }
    const own = sections.flatMap((section, number) => (isOwn(section) ? number : []));
    const scores = recorded.steps[recorded.steps.length - 1]?.scores;
    if (own.length === 0) {
      return {
        path,
        reason:
          'It is not in the index: there is no such page, or it is left out (draft, unlisted, noindex, "search: false", or the option "exclude").',
      };
    }
    return {
      path,
      reason: own.some((number) => scores?.[number])
        ? 'The filter of the search leaves it out: it is in another docs version or category.'
        : `It contains none of the words ${recorded.words.join(', ')}.`,
    };
  };
  return {
    summary: [`${total} sections in the embedded index.`, ...notes].join(' '),
    hits: hits.slice(0, limit).map(explain),
    ...(page && {page: explainPage(page)}),
  };
}

/** The headings of a section, from the title of the page. */
export function titleOf({pageTitle, headings}: Section): string {
  return [pageTitle, ...headings].join(' › ');
}

/**
 * Returns the path of a page without the base URL and without a slash at the end, unless it is the home page.
 *
 * @param baseUrl base URL of the locale, with a slash at both ends
 */
export function pathOf({url}: {url: string}, baseUrl: string): string {
  const page = url.startsWith(baseUrl) ? url.slice(baseUrl.length - 1) : url;
  return page.replace(/(.)\/$/, '$1');
}
