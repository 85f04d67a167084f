import crypto from 'crypto';
import {indexVersion} from '../engine/indexFormat';
import type {IndexManifest, PageRow, SectionRow} from '../engine/indexFormat';
import {emptyVocabulary} from '../engine/vocabulary';
import type {ExtractedRecord} from './extractedRecord';
import {splitBySize} from './splitBySize';
import {stopWordsOf} from './stopWords';

/** Maximum size of an index file, in bytes. Workbox silently leaves files over 2 MiB out of its precache. */
export const maxFileSize = 1.9 * 1024 * 1024;

/** Maximum number of sections in one `PageRow`, so that a row always fits into a file. */
const maxSectionsOfRow = 8;

function isSamePage(row: PageRow | undefined, record: ExtractedRecord): row is PageRow {
  return row?.url === record.url && row.sections.length < maxSectionsOfRow;
}

function sectionRow(record: ExtractedRecord): SectionRow {
  const {anchor, headings, content, code, keywords, is_definition: isDefinition} = record;
  const [, , ...lower] = headings;
  const hiddenWords = [...code, keywords].join(' ').trim();
  if (isDefinition) {
    return [anchor, lower, content, hiddenWords, 1];
  }
  return hiddenWords ? [anchor, lower, content, hiddenWords] : [anchor, lower, content];
}

function pageRows(records: ExtractedRecord[]): PageRow[] {
  const rows: PageRow[] = [];
  for (const record of records) {
    const last = rows[rows.length - 1];
    if (isSamePage(last, record)) {
      last.sections.push(sectionRow(record));
    } else {
      const {
        url,
        lang,
        content_lang,
        version,
        docusaurus_tag,
        breadcrumbs,
        boost,
        type,
        headings,
        position,
      } = record;
      const [category, pageTitle] = headings;
      rows.push({
        url,
        lang,
        content_lang,
        version,
        docusaurus_tag,
        breadcrumbs,
        boost,
        type,
        lvl0: category,
        lvl1: pageTitle,
        from: position,
        sections: [sectionRow(record)],
      });
    }
  }
  return rows;
}

/**
 * Creates the files of the embedded index.
 *
 * File names contain a hash of the content, so that caches can keep the files forever. Only `index.json` must be revalidated.
 *
 * @param vocabulary words that the site configures for the locale. @default emptyVocabulary
 * @returns file content by file name
 */
export function createIndexFiles(
  records: ExtractedRecord[],
  {synonyms, stopWords} = emptyVocabulary,
): Map<string, string> {
  const shards = splitBySize(pageRows(records), maxFileSize).map((rows): [string, string] => {
    const json = JSON.stringify(rows);
    const hash = crypto.createHash('sha256').update(json).digest('hex').slice(0, 10);
    return [`pages-${hash}.json`, json];
  });
  const langs = records.flatMap(({lang, content_lang = lang}) => [lang, content_lang]);
  const manifest: IndexManifest = {
    version: indexVersion,
    pages: shards.map(([name]) => name),
    vocabulary: {synonyms, stopWords: [...stopWordsOf(langs), ...stopWords]},
  };
  return new Map([...shards, ['index.json', JSON.stringify(manifest)]]);
}
