import {indexVersion, type PageRow, type SectionRow} from './indexFormat';
import {emptyVocabulary, type Vocabulary} from './vocabulary';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Validates a manifest and returns the names of the other index files.
 *
 * @param manifest content of `index.json`
 * @param url URL of the manifest, for error messages
 * @throws Error if it is not a manifest, has another version, or lists a file outside its own folder
 */
export function readManifest(manifest: unknown, url: string): string[] {
  if (!isObject(manifest) || !Array.isArray(manifest.pages)) {
    throw new Error(`The search index is invalid: ${url} has no list "pages".`);
  }
  if (manifest.version !== indexVersion) {
    throw new Error(
      `The search index has version ${JSON.stringify(manifest.version)}, but this page supports version ${indexVersion}. Reload the page.`,
    );
  }
  return manifest.pages.map((name: unknown) => {
    if (typeof name !== 'string' || !/^[\w-][\w.-]*$/.test(name)) {
      throw new Error(
        `The search index is invalid: ${url} lists ${JSON.stringify(name)}, which is not a file in its folder.`,
      );
    }
    return name;
  });
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Reads the vocabulary of a manifest. Invalid parts are dropped. */
export function readVocabulary(manifest: unknown): Vocabulary {
  const vocabulary = isObject(manifest) ? manifest.vocabulary : undefined;
  if (!isObject(vocabulary)) {
    return emptyVocabulary;
  }
  const {synonyms, stopWords} = vocabulary;
  const entries = Object.entries(isObject(synonyms) ? synonyms : {});
  return {
    synonyms: Object.fromEntries(entries.map(([word, others]) => [word, strings(others)])),
    stopWords: strings(stopWords),
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function readSection(row: unknown): SectionRow[] {
  if (!Array.isArray(row)) {
    return [];
  }
  const [anchor, headings, content, hiddenWords, isDefinition] = row as unknown[];
  const texts = Array.isArray(headings) ? headings : [];
  const read: SectionRow = [
    text(anchor),
    texts.map((heading) => (typeof heading === 'string' ? heading : null)),
    text(content),
    text(hiddenWords),
  ];
  if (isDefinition === 1) {
    read[4] = 1;
  }
  return [read];
}

/**
 * Validates the pages of an index file. Missing fields become empty, unknown fields and invalid rows are dropped: a few invalid
 * rows do not make the other pages unsearchable.
 *
 * @param rows content of the file
 * @param url URL of the file, for error messages
 * @throws Error if the file is not a list
 */
export function readPages(rows: unknown, url: string): PageRow[] {
  if (!Array.isArray(rows)) {
    throw new Error(`The search index is invalid: ${url} is not a list of pages.`);
  }
  return rows
    .filter((row) => isObject(row) && typeof row.url === 'string' && Array.isArray(row.sections))
    .map(({url: page, lang, content_lang, version, docusaurus_tag, breadcrumbs, type, ...row}) => ({
      url: page,
      lang: text(lang),
      ...(typeof content_lang === 'string' && {content_lang}),
      ...(typeof version === 'string' && {version}),
      ...(typeof docusaurus_tag === 'string' && {docusaurus_tag}),
      ...(typeof breadcrumbs === 'string' && {breadcrumbs}),
      type: type === 'docs' || type === 'blog' ? type : 'page',
      ...(typeof row.boost === 'number' && row.boost > 0 && {boost: row.boost}),
      lvl0: text(row.lvl0),
      lvl1: text(row.lvl1),
      from: Number.isInteger(row.from) ? row.from : 0,
      sections: row.sections.flatMap(readSection),
    }));
}
