import type {Section} from '../../section';
import type {Vocabulary} from '../vocabulary';

/** Version of the index files. A worker from one deployment may load the index of the next one. */
export const indexVersion = 3;

/** Content of `search/index.json`. It lists the other files, whose names contain a hash of their content. */
export type IndexManifest = {
  version: typeof indexVersion;
  /** Names of the files with `PackedPage[]`, in order. */
  titles: string[];
  /** Names of the files with `PackedText[]`, in order. */
  texts: string[];
  /** Words that the site configures for the locale, and the stop words of the languages of its pages. */
  vocabulary: Vocabulary;
};

/** A page with the titles of its sections, all that is needed to find a section by its title. */
export type PackedPage = Omit<
  Section,
  'position' | 'anchor' | 'headings' | 'content' | 'hiddenWords' | 'isDefinition'
> & {sections: [anchor: string, headings: string[], isDefinition?: 1][]};

/** The rest of a section. */
export type PackedText = string | [content: string, hiddenWords: string];

/**
 * The content of the index files.
 *
 * They contain texts, not an inverted index: the browser builds the inverted index faster than it parses a stored one, and downloads
 * half as many bytes. The titles are a tenth of the bytes, so a slow phone has them, and the first results, seconds before the texts.
 */
export type PackedIndex = {
  pages: PackedPage[];
  /** One for each section, in the order of `pages`. */
  texts: PackedText[];
};

/** Packs sections for the index files. All sections of a page must be there, one after the other, in the order of their positions. */
export function packIndex(sections: Section[]): PackedIndex {
  const pages: PackedPage[] = [];
  const texts = sections.map((section): PackedText => {
    const {position, anchor, headings, content, hiddenWords, isDefinition, ...page} = section;
    if (position === 0) {
      pages.push({...page, sections: []});
    }
    pages[pages.length - 1]?.sections.push(
      isDefinition ? [anchor, headings, 1] : [anchor, headings],
    );
    return hiddenWords ? [content, hiddenWords] : content;
  });
  return {pages, texts};
}

/**
 * Returns the sections of packed pages.
 *
 * @param texts without them, the sections have no content
 */
export function unpackIndex({
  pages,
  texts,
}: Pick<PackedIndex, 'pages'> & Partial<PackedIndex>): Section[] {
  let count = 0;
  return pages.flatMap(({sections, ...page}) =>
    sections.map(([anchor, headings, isDefinition], position) => {
      const [content = '', hiddenWords] = [texts?.[count] ?? ''].flat();
      count += 1;
      // Many times faster than `...page`.
      return Object.assign(
        {},
        page,
        {anchor, headings, content, position},
        hiddenWords !== undefined && {hiddenWords},
        isDefinition && {isDefinition: true as const},
      );
    }),
  );
}

/**
 * Checks that a manifest can be read: it may come from another deployment of the site.
 *
 * @param manifest content of `index.json`
 * @param url URL of the manifest, for error messages
 * @throws Error if it is not a manifest, has another version, or lists a file outside its own folder
 */
export function readManifest(manifest: unknown, url: string): IndexManifest {
  const {version, titles, texts} = Object(manifest) as Partial<Record<string, unknown>>;
  if (version !== indexVersion) {
    throw new Error(
      `The search index ${url} has version ${JSON.stringify(version)}, but this page supports version ${indexVersion}. Reload the page.`,
    );
  }
  if (!Array.isArray(titles) || !Array.isArray(texts)) {
    throw new Error(`The search index is invalid: ${url} has no lists "titles" and "texts".`);
  }
  for (const name of [...titles, ...texts] as unknown[]) {
    if (typeof name !== 'string' || !/^[\w-][\w.-]*$/.test(name)) {
      throw new Error(
        `The search index is invalid: ${url} lists ${JSON.stringify(name)}, which is not a file in its folder.`,
      );
    }
  }
  return manifest as IndexManifest;
}

/** The sections of an index, and the words of the site. */
export type LoadedIndex = {sections: Section[]; vocabulary: Vocabulary};

/** An index without its texts, and a function that reads the rest. */
type LoadedTitles = Pick<PackedIndex, 'pages'> &
  Pick<IndexManifest, 'vocabulary'> & {readWhole: () => Promise<LoadedIndex>};

/**
 * Reads the titles of an index.
 *
 * @param readJson reads a JSON file in the folder of the index
 * @param url URL or path of the manifest, for error messages
 * @throws the error of `readJson`, or an error that says why the manifest is invalid
 */
export async function readTitles(
  readJson: (name: string) => Promise<unknown>,
  url: string,
): Promise<LoadedTitles> {
  const {titles, texts, vocabulary} = readManifest(await readJson('index.json'), url);
  // The build that wrote the manifest wrote the other files, so they need no validation.
  const readAll = async (names: string[]) =>
    (await Promise.all(names.map(readJson))).flat() as never[];
  const pages: PackedPage[] = await readAll(titles);
  return {
    pages,
    vocabulary,
    readWhole: async () => ({
      sections: unpackIndex({pages, texts: await readAll(texts)}),
      vocabulary,
    }),
  };
}
