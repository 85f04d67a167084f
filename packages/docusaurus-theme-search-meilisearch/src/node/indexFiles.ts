import crypto from 'crypto';
import {indexVersion} from '../engine/indexFormat';
import type {IndexManifest, PageRow, SectionRow} from '../engine/indexFormat';
import type {SearchRecord} from './searchRecord';
import {splitBySize} from './splitBySize';

/** Bytes of a file at most: workbox leaves files over 2 MiB out of its precache without a word. */
export const maxFileSize = 1.9 * 1024 * 1024;

/** Sections of one `PageRow` at most, so that a row is never larger than a file. */
const maxSectionsOfRow = 8;

function headingsOf(record: SearchRecord): (string | null)[] {
  const headings = [2, 3, 4, 5, 6].map((level) => record[`hierarchy_lvl${level as 2}`]);
  while (headings.length > 0 && headings[headings.length - 1] === null) {
    headings.pop();
  }
  return headings;
}

function isSamePage(row: PageRow | undefined, record: SearchRecord): row is PageRow {
  return row?.url === record.url && row.sections.length < maxSectionsOfRow;
}

function sectionRow(record: SearchRecord): SectionRow {
  const hiddenWords = [...record.code, record.keywords].join(' ').trim();
  const shown = [record.anchor, headingsOf(record), record.content] as const;
  return hiddenWords ? [...shown, hiddenWords] : [...shown];
}

function pageRows(records: SearchRecord[]): PageRow[] {
  const rows: PageRow[] = [];
  for (const record of records) {
    const last = rows[rows.length - 1];
    if (isSamePage(last, record)) {
      last.sections.push(sectionRow(record));
    } else {
      const {url, lang, content_lang, version, type} = record;
      rows.push({
        url,
        lang,
        content_lang,
        version,
        type,
        lvl0: record.hierarchy_lvl0,
        lvl1: record.hierarchy_lvl1,
        from: record.position,
        sections: [sectionRow(record)],
      });
    }
  }
  return rows;
}

/** File name → content. Names carry a hash, so that a cache may keep them for ever; only `index.json` must be asked again. */
export function createIndexFiles(records: SearchRecord[]): Map<string, string> {
  const shards = splitBySize(pageRows(records), maxFileSize).map((rows): [string, string] => {
    const json = JSON.stringify(rows);
    const hash = crypto.createHash('sha256').update(json).digest('hex').slice(0, 10);
    return [`pages-${hash}.json`, json];
  });
  const manifest: IndexManifest = {version: indexVersion, pages: shards.map(([name]) => name)};
  return new Map([...shards, ['index.json', JSON.stringify(manifest)]]);
}
