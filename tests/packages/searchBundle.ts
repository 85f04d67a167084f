import {bundle, gzippedLength} from './bundle';

/** Modules that every site has, and styles. */
const isExcluded = (id: string) =>
  id.endsWith('.css') || /^(react|react-dom|@docusaurus\/.*|@theme\/Layout)$/.test(id);

/** Bytes of the modules that the source imports, minified for ES2020 and gzipped. */
async function sizeOf(...source: string[]): Promise<number> {
  const files = await bundle('docusaurus-theme-search-meilisearch', source.join('\n'), isExcluded);
  return files.reduce((sum, content) => sum + gzippedLength(content), 0);
}

/** Sizes of the search theme's scripts, minified for ES2020 and gzipped, in bytes. */
export type SearchSizes = {
  beforeInteraction: number;
  modal: number;
  embeddedEngine: number;
  meilisearchClient: number;
};

const searchBar = `export {default as SearchBar} from './theme/SearchBar/index.js';`;
const searchModal = `export {default as SearchModal} from './theme/SearchModal/index.js';`;
const host = `export * from './providers/meilisearch/client/hostSearch.js';`;
const engine = `export * from './providers/embedded/startEngine.js';`;
// Uses the namespace: the package declares no side effects, so a bare import would be dropped.
const worker = `import * as worker from './providers/embedded/worker.js'; console.log(worker);`;

/** What each part adds to the parts that are loaded before it. The worker shares no script with the page. */
export async function measureSearch(): Promise<SearchSizes> {
  const beforeInteraction = await sizeOf(searchBar);
  const open = await sizeOf(searchBar, searchModal);
  return {
    beforeInteraction,
    modal: open - beforeInteraction,
    embeddedEngine: (await sizeOf(searchBar, engine)) - beforeInteraction + (await sizeOf(worker)),
    meilisearchClient: (await sizeOf(searchBar, searchModal, host)) - open,
  };
}
