import type {SearchFilter} from '../search';
import type {Section} from '../section';
import {createSearchIndex} from './searchIndex';
import {runs, tokensOf} from './text/tokenize';
import type {Vocabulary} from './vocabulary';

/** Returns the terms of a text. */
export function tokenize(text: string): string[] {
  return runs(text)
    .flatMap(tokensOf)
    .map(({term}) => term);
}

/** Creates the section of a page of its own. */
export function section(heading: string, content: string, more: Partial<Section> = {}): Section {
  return {
    url: `/${heading}`,
    anchor: heading,
    lang: 'en',
    category: 'Documentation',
    pageTitle: 'Page',
    headings: [heading],
    content,
    type: 'docs',
    position: 0,
    ...more,
  };
}

/** Builds an index, and returns a function from a query to the headings of its hits. */
export function headingsOf(
  sections: Section[],
  vocabulary?: Vocabulary,
): (query: string, filter?: SearchFilter[]) => string[] {
  const {search} = createSearchIndex(sections, vocabulary);
  return (query, filter = []) =>
    search(query, {filter}).hits.map(({headings}) => headings[0] ?? '');
}
