import type {Headings} from '../engine/searchRecord';
import type {BuiltPage} from './builtPage';
import type {ExtractedRecord} from './extractedRecord';
import {readSections} from './pageSections';

/** Returns the headings that apply below a new heading: it replaces those of its own level and deeper. */
function withHeading(headings: Headings, level: number, heading: string): Headings {
  const [category, pageTitle, ...lower] = headings;
  const above = Array.from({length: level - 2}, (_, index) => lower[index] ?? null);
  return [category, pageTitle, ...above, heading];
}

/**
 * Extracts the records of a page: one for each heading, and one for the content before the first heading.
 *
 * @param category the page's category, the first of each record's headings
 */
export function extractRecords(page: BuiltPage, category: string): ExtractedRecord[] {
  const sections = readSections(page.document, page.type === 'blog');
  const pageTitle = sections.find(({level}) => level === 1)?.heading || page.title || page.url;
  let headings: Headings = [category, pageTitle];
  return sections.map(({level, heading, anchor, content, code}, position) => {
    if (level > 1) {
      headings = withHeading(headings, level, heading);
    }
    return {
      headings,
      content,
      url: page.url,
      anchor,
      lang: page.lang,
      ...(page.contentLang !== undefined && {content_lang: page.contentLang}),
      ...(page.version !== undefined && {version: page.version}),
      ...(page.docusaurusTag !== undefined && {docusaurus_tag: page.docusaurusTag}),
      ...(page.breadcrumbs !== undefined && {breadcrumbs: page.breadcrumbs}),
      type: page.type,
      position,
      code,
      keywords: position === 0 ? page.keywords : '',
    };
  });
}
