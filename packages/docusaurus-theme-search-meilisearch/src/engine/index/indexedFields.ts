import {ownHeadingOf} from '../names';
import type {Section} from '../../section';

/** How a field counts in the score of a section. */
export type FieldWeight = {
  /** Factor of a match in the field. */
  boost: number;
  /** How much the length of the field, compared with the mean, reduces the score: 0 (not) to 1 (in proportion). */
  lengthPenalty: number;
};

/**
 * The indexed fields: the section's own heading; the page title, unless it is the own heading; the other headings above, with the
 * category, and the lead (see `leadOf`); the content; the hidden words; the URL, which is in English in every locale.
 *
 * The weights were chosen with judged queries on the pages of this project and on documentation of others
 * (`tools/bench/results/search-ranking.md`).
 */
export const fieldWeights: readonly FieldWeight[] = [
  {boost: 8, lengthPenalty: 0.2},
  {boost: 5, lengthPenalty: 0.7},
  {boost: 1.5, lengthPenalty: 0.7},
  {boost: 1, lengthPenalty: 0.5},
  {boost: 1.5, lengthPenalty: 0.3},
  {boost: 2, lengthPenalty: 0.7},
];

export const fieldCount = fieldWeights.length;

const oneEnglishWord = /^[\x21-\x7e]+$/;
const firstSentence = /^[^]{1,300}?[.。!?](?=\s|$)/;

/**
 * Returns the first sentence of a section whose heading is an identifier, such as `open`: "Opens a dialog to select files." In
 * references, this sentence says what other headings say, and in a translation, only it has words of the language. Definitions have
 * none, since they would rank above the guides.
 */
function leadOf({content, isDefinition}: Section, ownHeading: string): string {
  return !isDefinition && oneEnglishWord.test(ownHeading)
    ? (firstSentence.exec(content)?.[0] ?? '')
    : '';
}

/** Returns the text of each indexed field of a section, in the order of `fieldWeights`. */
export function indexedFields(section: Section): string[] {
  const {url, anchor, category, pageTitle, headings, content, hiddenWords = ''} = section;
  const ownHeading = ownHeadingOf(section);
  return [
    ownHeading,
    headings.length > 0 ? pageTitle : '',
    [category, ...headings.slice(0, -1), leadOf(section, ownHeading)].join('\n'),
    content,
    hiddenWords,
    `${url} ${anchor}`,
  ];
}
