import {indexVersion, type PageRow, type SectionRow} from './indexFormat';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The names of the other files of an index.
 *
 * @param manifest content of `index.json`
 * @throws Error where it is no manifest, of another version, or names a file outside its own folder
 */
export function readManifest(manifest: unknown, url: string): string[] {
  if (!isObject(manifest) || !Array.isArray(manifest.pages)) {
    throw new Error(`The search index is broken: ${url} lists no "pages".`);
  }
  if (manifest.version !== indexVersion) {
    throw new Error(
      `The search index has version ${JSON.stringify(manifest.version)}, this page reads ${indexVersion}. Reload the page.`,
    );
  }
  return manifest.pages.map((name: unknown) => {
    if (typeof name !== 'string' || !/^[\w-][\w.-]*$/.test(name)) {
      throw new Error(
        `The search index is broken: ${url} names ${JSON.stringify(name)}, which is no file of its folder.`,
      );
    }
    return name;
  });
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function readSection(row: unknown): SectionRow[] {
  if (!Array.isArray(row)) {
    return [];
  }
  const [anchor, headings, content, hiddenWords] = row as unknown[];
  const texts = Array.isArray(headings) ? headings : [];
  return [
    [
      text(anchor),
      texts.map((heading) => (typeof heading === 'string' ? heading : null)),
      text(content),
      text(hiddenWords),
    ],
  ];
}

/**
 * The pages of a file. What a row lacks is empty, what it has too much is left out, and what is no row is passed over: a few bad
 * rows do not keep readers from the others.
 *
 * @throws Error where the file is no list
 */
export function readPages(rows: unknown, url: string): PageRow[] {
  if (!Array.isArray(rows)) {
    throw new Error(`The search index is broken: ${url} is no list of pages.`);
  }
  return rows
    .filter((row) => isObject(row) && typeof row.url === 'string' && Array.isArray(row.sections))
    .map(({url: page, lang, content_lang, version, type, lvl0, lvl1, from, sections}) => ({
      url: page,
      lang: text(lang),
      ...(typeof content_lang === 'string' && {content_lang}),
      ...(typeof version === 'string' && {version}),
      type: type === 'docs' || type === 'blog' ? type : 'page',
      lvl0: text(lvl0),
      lvl1: text(lvl1),
      from: Number.isInteger(from) ? from : 0,
      sections: sections.flatMap(readSection),
    }));
}
