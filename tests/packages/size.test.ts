import {expect, it} from 'vitest';
import {bundledSize} from './bundle';

/** Modules that every site has, and styles. */
const isOutsideSearch = (id: string) =>
  id.endsWith('.css') || /^(react|react-dom|@docusaurus\/.*|@theme\/Layout)$/.test(id);

const sizeOfSearch = (...source: string[]) =>
  bundledSize('docusaurus-theme-search-meilisearch', source.join('\n'), isOutsideSearch);

const searchBar = `export {default as SearchBar} from './theme/SearchBar/index.js';`;
const searchModal = `export {default as SearchModal} from './theme/SearchModal/index.js';`;
const host = `export * from './providers/meilisearch/client/createHostSearch.js';`;
const engine = `export * from './providers/embedded/startEngine.js';`;
// Uses the namespace: the package declares no side effects, so a bare import would be dropped.
const worker = `import * as worker from './providers/embedded/worker.js'; console.log(worker);`;

const addedToBar = async (...source: string[]) =>
  (await sizeOfSearch(searchBar, ...source)) - (await sizeOfSearch(searchBar));

/** Modules that every site has, and the wrapped components. */
const isOutsideTranslation = (id: string) =>
  /^(react|@(docusaurus|generated|theme-wrapped)\/.*)$/.test(id);

const localeMenu = ['./wrappers/NavbarItem/DropdownNavbarItem.js'];
const translatedPage = [
  ...localeMenu,
  './wrappers/BlogPostItem.js',
  './wrappers/BlogPostItem/Content.js',
  './wrappers/BlogPostItem/Header/Title.js',
  './wrappers/DocItem/Content.js',
  './wrappers/MDXContent.js',
  './wrappers/Navbar.js',
  './wrappers/TOCItems.js',
  './notice/StaticNotice.js',
];
/** Docusaurus puts the styles of all components into one file. */
const styles = ['TranslationNotice', 'TranslationStatus', 'TranslationBadge'];

const sizeOfTranslation = (modules: string[], components: string[] = []) =>
  bundledSize(
    'docusaurus-plugin-community-translation',
    [
      ...modules.map((file, index) => `export {default as m${index}} from '${file}';`),
      ...components.map((component) => `import './theme/${component}/styles.css';`),
    ].join('\n'),
    isOutsideTranslation,
  );

// Bytes, minified for ES2020 and gzipped. Each part is what it adds to the parts that are loaded before it.
it.each<[part: string, budget: number, measure: () => Promise<number>]>([
  // With the code that starts the worker, so that the first search waits for one request less.
  ['search before an interaction', 4.1 * 1024, () => sizeOfSearch(searchBar)],
  ['the search modal', 8 * 1024, () => addedToBar(searchModal)],
  [
    'the embedded engine, whose worker shares no script with the page',
    11 * 1024,
    async () => (await addedToBar(engine)) + (await sizeOfSearch(worker)),
  ],
  [
    'the Meilisearch client',
    2 * 1024,
    async () => (await addedToBar(searchModal, host)) - (await addedToBar(searchModal)),
  ],
  [
    'the Markdown menu on every page',
    1024,
    () =>
      bundledSize(
        'docusaurus-plugin-markdown-pages',
        `export {default} from './wrappers/Heading.js';`,
        (id) => /^(react|@docusaurus\/.*|@theme-wrapped\/.*)$/.test(id),
      ),
  ],
  [
    'the translation plugin on every page of the default locale',
    600,
    () => sizeOfTranslation(localeMenu),
  ],
  [
    'the translation plugin on every page of another locale',
    2.6 * 1024,
    () => sizeOfTranslation(translatedPage, styles),
  ],
])('%s takes at most %d bytes', async (part, budget, measure) => {
  const size = await measure();
  console.log(`${part}: ${size}`);
  expect(size).toBeGreaterThan(200);
  expect(size).toBeLessThanOrEqual(budget);
});
