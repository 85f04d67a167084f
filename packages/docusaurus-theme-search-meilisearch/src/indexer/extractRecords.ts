import type {BuiltPage} from './builtPage';
import type {ExtractedRecord} from './extractedRecord';
import {readSections} from './pageSections';
import type {PageSettings} from './pageSettings';

const defaultSettings: Exclude<PageSettings, false> = {boost: 1, keywords: []};

/**
 * Extracts the records of a page: one for the content below its title, and one for each heading and each definition.
 *
 * @param category the page's category, the first of each record's headings
 * @param settings front matter of the page
 */
export function extractRecords(
  page: BuiltPage,
  category: string,
  {boost, keywords} = defaultSettings,
): ExtractedRecord[] {
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
    ...(boost !== 1 && {boost}),
    keywords: position === 0 ? [page.keywords, ...keywords].filter(Boolean).join(', ') : '',
  }));
}
