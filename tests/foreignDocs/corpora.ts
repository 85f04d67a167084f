import fs from 'node:fs';
import path from 'node:path';
import yaml from 'js-yaml';
import {readBuiltPage} from '../../packages/docusaurus-theme-search-meilisearch/src/indexer/builtPage';
import {readSections} from '../../packages/docusaurus-theme-search-meilisearch/src/indexer/readSections';
import type {Section} from '../../packages/docusaurus-theme-search-meilisearch/src/section';
import {debianPackage} from './debianPackage';

/** Documentation of another project, as HTML. */
export type Corpus = {
  name: string;
  /** `<html lang>` of its pages. */
  lang: string;
  /** Debian package, and the folder of the pages in it. */
  package: string;
  folder: string;
  /** Matches the files that are indexed, as paths within the folder. */
  files: RegExp;
  /** Returns the content of a page, without navigation. */
  contentOf: (html: string) => string;
  /** File with the judged queries. If it has several languages, each query is an object with the languages as keys. */
  queries: string;
};

/** A query, and the sections that answer it: `page#anchor`, `page#` for the top of a page, `page` for any of its sections. */
export type JudgedQuery = {query: string; expected: string[]};

/** Creates a function that returns the text between two marks. It throws an error if a page has no start mark. */
const between = (start: RegExp, end: RegExp) => (html: string) => {
  const index = html.search(start);
  if (index < 0) {
    throw new Error(`There is no ${start} in the page ${html.slice(0, 200)}.`);
  }
  return html.slice(index).split(end)[0] ?? '';
};

const sphinx = between(/<div class="body" role="main">/, /<div class="sphinxsidebar"/);
const asciidoc = between(/<body/, /<div id="footer"/);
const docbook = between(
  /<div class="(?:chapter|appendix|preface|sect1)"/,
  /<div class="navfooter"/,
);

const contentOf = {
  sphinx: (html: string) => sphinx(html).replace(/<a class="headerlink".*?<\/a>/g, ''),
  asciidoc,
  // XHTML closes an element without content in its start tag.
  docbook: (html: string) =>
    docbook(html)
      .replace(/<div class="toc">.*?<\/div>/gs, '')
      .replace(/<a ([^>]*)\/>/g, '<a $1></a>')
      // Generated ids differ between translations; the numbers of sections do not.
      .replace(/"idm\d+"><\/a>([\w.]+)\.\s/g, '"$1"></a>$1. '),
};

export const corpora: Corpus[] = [
  {
    name: 'Python',
    lang: 'en',
    package: 'python3.11-doc',
    folder: 'usr/share/doc/python3.11/html',
    files: /^(faq|howto|library|reference|tutorial|using)\/(?!index).*\.html$/,
    contentOf: contentOf.sphinx,
    queries: 'python.queries.yml',
  },
  {
    name: 'Git',
    lang: 'en',
    package: 'git-doc',
    folder: 'usr/share/doc/git-doc',
    files: /^(?!index)[\w-]+\.html$/,
    contentOf: contentOf.asciidoc,
    queries: 'git.queries.yml',
  },
  ...['de', 'fr', 'it', 'ja', 'zh-CN'].map((lang) => ({
    name: `Debian Reference, ${lang}`,
    lang,
    package: `debian-reference-${lang.toLowerCase()}`,
    folder: 'usr/share/debian-reference',
    files: /^(ch|ap).*\.html$/,
    contentOf: contentOf.docbook,
    queries: 'debianReference.queries.yml',
  })),
  ...['de', 'ko'].map((lang) => ({
    name: `Debian Installation Guide, ${lang}`,
    lang,
    package: 'installation-guide-amd64',
    folder: `usr/share/doc/installation-guide-amd64/${lang}`,
    files: /^(ch|ap).*\.html$/,
    contentOf: contentOf.docbook,
    queries: 'installationGuide.queries.yml',
  })),
];

/** A page of a corpus: its file without the language in its name, its title and its content as HTML. */
export type CorpusPage = {file: string; title: string; content: string};

/** Reads the pages of a corpus. */
export function readPages(corpus: Corpus): CorpusPage[] {
  const folder = path.join(debianPackage(corpus.package), corpus.folder);
  const files = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => corpus.files.test(file))
    .sort();
  return files.map((file) => {
    const html = fs.readFileSync(path.join(folder, file), 'utf8');
    return {
      // The file of a translation may be named after its language: `ch01.de.html`.
      file: file.replace(`.${corpus.lang.toLowerCase()}.html`, '.html'),
      title: /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '',
      content: corpus.contentOf(html),
    };
  });
}

/** Reads the sections of a corpus with the indexer of the package. */
export function readCorpus(corpus: Corpus): Section[] {
  return readPages(corpus).flatMap(({file, title, content}) => {
    const page = readBuiltPage(
      `<!doctype html><html lang="${corpus.lang}" class="plugin-docs"><title>${title}</title><main>${content}</main></html>`,
      file,
      {baseUrl: '/', titleSuffix: '', versionLabels: {}},
    );
    return page ? readSections(page, 'Documentation') : [];
  });
}

/** Reads the judged queries of a corpus. */
export function readQueries({lang, queries}: Corpus): JudgedQuery[] {
  const judged = yaml.load(fs.readFileSync(path.join(import.meta.dirname, queries), 'utf8')) as
    Record<string, string[]> | (Record<string, string> & {expected: string[]})[];
  const pairs = Array.isArray(judged)
    ? judged.map((query): [string, string[]] => [query[lang] ?? '', query.expected])
    : Object.entries(judged);
  return pairs.map(([query, expected]) => ({query, expected}));
}
