import fs from 'node:fs';
import path from 'node:path';
import MarkdownIt from 'markdown-it';
import {indexSite} from '../../packages/docusaurus-theme-search-meilisearch/src/indexer/indexSite';

const docs = path.join(import.meta.dirname, 'japaneseDocs');
const markdown = new MarkdownIt({html: true});

/** Returns the pages of the Japanese site, as their paths. That of the first page is `intro`. */
function japanesePages(): string[] {
  return fs
    .readdirSync(docs, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.replace(/\.md$/, ''))
    .sort();
}

function renderPage(page: string): string {
  const source = fs.readFileSync(path.join(docs, `${page}.md`), 'utf8');
  let headings = 0;
  const body = markdown
    .render(source.replace(/^---\n.*?\n---\n/s, ''))
    .replace(/<h([2-6])>/g, (_, level: string) => `<h${level} id="section-${(headings += 1)}">`);
  return `<!doctype html><html lang="ja" class="plugin-docs"><title>kura</title><main>${body}</main></html>`;
}

/** Writes the index of the Japanese site without building the site: its Markdown as HTML, with the records of the package. */
export async function indexJapaneseSite(siteFolder: string): Promise<void> {
  const outDir = path.join(siteFolder, 'ja');
  const files = japanesePages().map((page) => {
    const file = `${page}.html`;
    fs.mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    fs.writeFileSync(path.join(outDir, file), renderPage(page));
    return file;
  });
  await indexSite(files, {
    outDir,
    baseUrl: '/',
    titleSuffix: ' | kura',
    locale: 'ja',
    categories: [],
    defaultCategories: {docs: 'ドキュメント', blog: 'ブログ', page: 'ページ'},
    exclude: [],
    pageSettings: new Map(),
    versionLabels: {},
    vocabulary: {synonyms: {}, stopWords: []},
  });
}
