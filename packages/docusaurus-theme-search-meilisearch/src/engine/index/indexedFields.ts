import {ownHeadingOf} from '../names';
import type {Section} from '../../section';

/**
 * Boost of a match by field: the section's own heading; the page title, unless it is the own heading; the other headings above, with
 * the category, and the lead (see `leadOf`); the content; the hidden words; the URL, which is in English in every locale. Tuned with
 * the judged queries in `tests/relevance`.
 */
export const fieldBoosts: readonly number[] = [6, 5, 2, 1, 1.5, 1];

export const fieldCount = fieldBoosts.length;

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

/** Returns the text of each indexed field of a section, in the order of `fieldBoosts`. */
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
