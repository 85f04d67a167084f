import type {Section} from '../../section';
import type {Vocabulary} from '../vocabulary';

/** Version of the index files. A worker from one deployment may load the index of the next one. */
export const indexVersion = 2;

/** Content of `search/index.json`. It lists the other files, whose names contain a hash of their content. */
export type IndexManifest = {
  version: typeof indexVersion;
  /** Names of the files with `PackedPage[]`, in order. */
  pages: string[];
  /** Words that the site configures for the locale, and the stop words of the languages of its pages. */
  vocabulary: Vocabulary;
};

type PackedSection = [
  anchor: string,
  headings: string[],
  content: string,
  hiddenWords?: string,
  isDefinition?: 1,
];

/**
 * Consecutive sections of a page, with what they share.
 *
 * The files contain texts, not an inverted index: the browser builds the inverted index faster than it parses a stored one, and
 * downloads half as many bytes.
 */
export type PackedPage = Omit<
  Section,
  'position' | 'anchor' | 'headings' | 'content' | 'hiddenWords' | 'isDefinition'
> & {sections: PackedSection[]};

/** Maximum number of sections in one `PackedPage`, so that it always fits into a file. A longer page has several. */
const maxPackedSections = 8;

/** Packs sections for the index files. All sections of a page must be there, one after the other, in the order of their positions. */
export function packPages(sections: Section[]): PackedPage[] {
  const pages: PackedPage[] = [];
  for (const section of sections) {
    const {position, anchor, headings, content, hiddenWords, isDefinition, ...page} = section;
    const packed: PackedSection = [anchor, headings, content];
    if (hiddenWords || isDefinition) {
      packed.push(hiddenWords ?? '');
    }
    if (isDefinition) {
      packed.push(1);
    }
    const last = pages[pages.length - 1];
    if (position > 0 && last?.url === page.url && last.sections.length < maxPackedSections) {
      last.sections.push(packed);
    } else {
      pages.push({...page, sections: [packed]});
    }
  }
  return pages;
}

/**
 * Returns the sections of packed pages.
 *
 * @param pages the pages of all index files, in order
 */
export function unpackPages(pages: PackedPage[]): Section[] {
  let position = 0;
  return pages.flatMap(({sections, ...page}, number) => {
    position = pages[number - 1]?.url === page.url ? position : 0;
    return sections.map(([anchor, headings, content, hiddenWords, isDefinition]) => {
      const own = {anchor, headings, content, position};
      position += 1;
      // Many times faster than `...page`.
      return Object.assign(
        {},
        page,
        own,
        hiddenWords && {hiddenWords},
        isDefinition && {isDefinition: true as const},
      );
    });
  });
}

/**
 * Checks that a manifest can be read: it may come from another deployment of the site.
 *
 * @param manifest content of `index.json`
 * @param url URL of the manifest, for error messages
 * @throws Error if it is not a manifest, has another version, or lists a file outside its own folder
 */
export function readManifest(manifest: unknown, url: string): IndexManifest {
  const {version, pages} = Object(manifest) as Partial<Record<string, unknown>>;
  if (!Array.isArray(pages)) {
    throw new Error(`The search index is invalid: ${url} has no list "pages".`);
  }
  if (version !== indexVersion) {
    throw new Error(
      `The search index has version ${JSON.stringify(version)}, but this page supports version ${indexVersion}. Reload the page.`,
    );
  }
  for (const name of pages as unknown[]) {
    if (typeof name !== 'string' || !/^[\w-][\w.-]*$/.test(name)) {
      throw new Error(
        `The search index is invalid: ${url} lists ${JSON.stringify(name)}, which is not a file in its folder.`,
      );
    }
  }
  return manifest as IndexManifest;
}
