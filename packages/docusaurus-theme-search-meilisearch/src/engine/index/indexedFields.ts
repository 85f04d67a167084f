import {ownHeadingOf, plainName} from '../names';
import type {Section} from '../../section';

/** A text of a section that is searched, and how it counts in the score of the section. */
export type IndexedField = {
  /** In English, for developers. */
  name: string;
  textOf: (section: Section) => string;
  /** Factor of a match in the field. */
  boost: number;
  /** How much the length of the field, compared with the mean, reduces the score: 0 (not) to 1 (in proportion). */
  lengthPenalty: number;
};

const firstSentence = /^[^]{1,300}?(?:[.!?](?=\s|$)|[。！？])/;

/**
 * Returns the first sentence of a section whose heading is an identifier, such as `open`: "Opens a dialog to select files." In
 * references, this sentence says what other headings say, and in a translation, only it has words of the language. Definitions have
 * none, since they would rank above the guides.
 */
function leadOf(section: Section): string {
  return !section.isDefinition && plainName.test(ownHeadingOf(section))
    ? (firstSentence.exec(section.content)?.[0] ?? '')
    : '';
}

/**
 * The indexed fields. The weights were chosen with judged queries on the pages of this project and on documentation of others
 * (`tools/bench/results/search-ranking.md`).
 */
export const indexedFields: readonly IndexedField[] = [
  {name: 'heading', textOf: ownHeadingOf, boost: 8, lengthPenalty: 0.2},
  // Unless it is the heading of the section itself.
  {
    name: 'page title',
    textOf: ({headings, pageTitle}) => (headings.length > 0 ? pageTitle : ''),
    boost: 5,
    lengthPenalty: 0.7,
  },
  {
    name: 'category and headings above',
    textOf: (section) =>
      [section.category, ...section.headings.slice(0, -1), leadOf(section)].join('\n'),
    boost: 1.5,
    lengthPenalty: 0.7,
  },
  {name: 'text', textOf: ({content}) => content, boost: 1, lengthPenalty: 0.5},
  {
    name: 'code and keywords',
    textOf: ({hiddenWords = ''}) => hiddenWords,
    boost: 1.5,
    lengthPenalty: 0.3,
  },
  // It is in English in every locale.
  {name: 'address', textOf: ({url, anchor}) => `${url} ${anchor}`, boost: 2, lengthPenalty: 0.7},
];
