import type {BuiltPage} from './builtPage';
import {readSections} from './pageSections';
import type {SearchRecord} from './searchRecord';

const deepestLevel = 6;

/**
 * The records of a page: one for each heading, and one for what stands before the first.
 *
 * @param category `lvl0` of the page
 */
export function extractRecords(page: BuiltPage, category: string): SearchRecord[] {
  const sections = readSections(page.document, page.type === 'blog');
  const pageTitle = sections.find(({level}) => level === 1)?.heading || page.title || page.url;
  const headings: (string | null)[] = Array<null>(deepestLevel + 1).fill(null);
  return sections.map(({level, heading, anchor, content, code}, position) => {
    if (level > 1) {
      headings[level] = heading;
      headings.fill(null, level + 1);
    }
    return {
      hierarchy_lvl0: category,
      hierarchy_lvl1: pageTitle,
      hierarchy_lvl2: headings[2] ?? null,
      hierarchy_lvl3: headings[3] ?? null,
      hierarchy_lvl4: headings[4] ?? null,
      hierarchy_lvl5: headings[5] ?? null,
      hierarchy_lvl6: headings[6] ?? null,
      content,
      url: page.url,
      anchor,
      lang: page.lang,
      ...(page.contentLang !== undefined && {content_lang: page.contentLang}),
      ...(page.version !== undefined && {version: page.version}),
      type: page.type,
      position,
      code,
      keywords: position === 0 ? page.keywords : '',
    };
  });
}
