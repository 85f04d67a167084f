import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {build, type Plugin} from 'esbuild';
import {packagesFolder} from './packedPackages';

const browser = path.join(packagesFolder, 'docusaurus-theme-search-meilisearch/lib/browser');

/** Excludes modules that every site has, styles, and what is loaded on demand and measured separately. */
const excluded: Plugin = {
  name: 'excluded',
  setup({onResolve}) {
    onResolve({filter: /./}, ({path: id, kind}) =>
      kind === 'dynamic-import' ||
      id.endsWith('.css') ||
      /^(react|react-dom|@docusaurus\/.*|@theme\/Layout)$/.test(id)
        ? {path: id, external: true}
        : undefined,
    );
    onResolve({filter: /^@theme\//}, ({path: id}) => ({
      path: path.join(browser, 'theme', id.slice('@theme/'.length), 'index.js'),
    }));
  },
};

/** Bytes of the modules that the source imports, minified for ES2020 and gzipped. */
async function sizeOf(...source: string[]): Promise<number> {
  const {outputFiles} = await build({
    stdin: {contents: source.join('\n'), resolveDir: browser},
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2020',
    jsx: 'transform',
    loader: {'.js': 'jsx'},
    define: {'process.env.NODE_ENV': '"production"'},
    alias: {
      'docusaurus-theme-search-meilisearch/client': path.join(browser, 'client/index.js'),
    },
    plugins: [excluded],
    logLevel: 'error',
  });
  return outputFiles.reduce((sum, {contents}) => sum + gzipSync(contents, {level: 9}).length, 0);
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
const host = `export * from './client/meilisearch/meilisearchClient.js';`;
const engine = `export * from './client/embedded/startEngine.js';`;
// Uses the namespace: the package declares no side effects, so a bare import would be dropped.
const worker = `import * as worker from './client/embedded/worker.js'; console.log(worker);`;

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
