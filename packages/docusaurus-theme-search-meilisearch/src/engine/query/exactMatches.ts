import type {Section} from '../../section';
import {namesOf} from '../names';
import {fold} from '../terms/characters';
import {runs} from '../text/tokenize';

/** Added to the score of a page whose title is the query. Larger than any score of its words. */
const titleBoost = 1e6;

/** Added to the score of a section whose name is the query, in the same letter case: more than for a title in another case. */
const nameBoost = 2e6;

/** Returns the folded letters and digits of a text, so that spaces and punctuation do not matter. */
function compact(text: string): string {
  return runs(text)
    .map((run) => fold(run.text))
    .join('');
}

function addTo(numbers: Map<string, number[]>, key: string, number: number): void {
  numbers.set(key, [...(numbers.get(key) ?? []), number]);
}

/**
 * Creates a function that finds the sections and pages that have the query as their name, so that an identifier leads to its
 * definition.
 *
 * @returns function from a query to what is added to scores, by number of the section
 */
export function exactMatches(sections: Section[]): (query: string) => Map<number, number> {
  const byTitle = new Map<string, number[]>();
  const byName = new Map<string, number[]>();
  sections.forEach((section, number) => {
    if (section.position === 0) {
      addTo(byTitle, compact(section.pageTitle), number);
    }
    namesOf(section).forEach((name) => addTo(byName, name, number));
  });

  return (query) => {
    const exactBoosts = new Map<number, number>();
    const add = (section: number, boost: number) =>
      exactBoosts.set(section, (exactBoosts.get(section) ?? 0) + boost);
    const title = compact(query);
    if (title === '') {
      return exactBoosts;
    }
    byTitle.get(title)?.forEach((section) => add(section, titleBoost));
    byName.get(query.trim())?.forEach((section) => add(section, nameBoost));
    return exactBoosts;
  };
}
