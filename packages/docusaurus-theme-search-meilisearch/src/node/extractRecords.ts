import type {BuiltPage} from './builtPage';
import type {ExtractedRecord} from './extractedRecord';
import {readSections} from './pageSections';

/**
 * Extracts the records of a page: one for the content below its title, and one for each heading and each definition.
 *
 * @param category the page's category, the first of each record's headings
 */
export function extractRecords(page: BuiltPage, category: string): ExtractedRecord[] {
  const {title, sections} = readSections(page.document, page.type === 'blog');
  const pageTitle = title || page.title || page.url;
  return sections.map(({headings, anchor, isDefinition, content, code}, position) => ({
    headings: [category, pageTitle, ...headings],
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
    ...(isDefinition && {is_definition: true as const}),
    code,
    keywords: position === 0 ? page.keywords : '',
  }));
}
