import {namesOf} from './names';
import type {SearchRecord} from './searchRecord';
import {fold, runs} from './tokenize';

/** Added to the score of a page whose title is the query. Larger than any score of its words. */
const titleBoost = 1e6;

/** Added to the score of a section whose name is the query, in the same letter case: more than for a title in another case. */
const nameBoost = 2e6;

/** Added to the score of a section whose name is the query in another letter case: less than for a title. */
const foldedNameBoost = 5e5;

/** Returns the folded letters and digits of a text, so that spaces and punctuation do not matter. */
function compact(text: string): string {
  return runs(text)
    .map((run) => fold(run.text))
    .join('');
}

function ownNames(record: SearchRecord): string[] {
  const {headings} = record;
  return namesOf(headings[headings.length - 1] ?? '', record);
}

function addTo(sections: Map<string, number[]>, key: string, section: number): void {
  const known = sections.get(key);
  if (known) {
    known.push(section);
  } else {
    sections.set(key, [section]);
  }
}

/**
 * Creates a function that finds the sections and pages that have the query as their name, so that an identifier leads to its
 * definition.
 *
 * @returns function from a query to boosts, by section
 */
export function exactMatches(records: SearchRecord[]): (query: string) => Map<number, number> {
  const byTitle = new Map<string, number[]>();
  const byName = new Map<string, number[]>();
  records.forEach((record, section) => {
    if (record.position === 0) {
      addTo(byTitle, compact(record.headings[1]), section);
    }
    ownNames(record).forEach((name) => addTo(byName, fold(name), section));
  });

  return (query) => {
    const boosts = new Map<number, number>();
    const add = (section: number, boost: number) =>
      boosts.set(section, (boosts.get(section) ?? 0) + boost);
    const name = query.trim();
    byTitle.get(compact(query))?.forEach((section) => add(section, titleBoost));
    byName.get(fold(name))?.forEach((section) => {
      const isSameCase = ownNames(records[section] as SearchRecord).includes(name);
      add(section, isSameCase ? nameBoost : foldedNameBoost);
    });
    return boosts;
  };
}
