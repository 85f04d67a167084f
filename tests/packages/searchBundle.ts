import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {build, type Metafile, type OutputFile, type Plugin} from 'esbuild';
import {packagesFolder} from './packedPackages';

const browser = path.join(packagesFolder, 'docusaurus-theme-search-meilisearch/lib/browser');

/** What a site has anyway; styles are counted apart from scripts. */
const providedBySite: Plugin = {
  name: 'provided-by-site',
  setup({onResolve}) {
    onResolve(
      {filter: /^(react|react-dom|react\/.*|@docusaurus\/.*|@theme\/Layout)$/},
      ({path: id}) => ({
        path: id,
        external: true,
      }),
    );
    onResolve({filter: /^@theme\//}, ({path: id}) => ({
      path: path.join(browser, 'theme', id.slice('@theme/'.length), 'index.js'),
    }));
    onResolve({filter: /\.css$/}, ({path: id}) => ({path: id, external: true}));
  },
};

async function bundle(entry: string): Promise<{outputs: OutputFile[]; metafile: Metafile}> {
  const {outputFiles, metafile} = await build({
    entryPoints: [path.join(browser, entry)],
    absWorkingDir: browser,
    outdir: browser,
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2020',
    jsx: 'transform',
    loader: {'.js': 'jsx'},
    define: {'process.env.NODE_ENV': '"production"'},
    alias: {
      'docusaurus-theme-search-meilisearch/client': path.join(browser, 'client/index.js'),
    },
    plugins: [providedBySite],
    logLevel: 'error',
  });
  return {outputs: outputFiles, metafile};
}

/** Scripts that an output loads at once, itself included. */
function closureOf(name: string, {outputs}: Metafile, seen = new Set<string>()): Set<string> {
  if (!seen.has(name)) {
    seen.add(name);
    for (const {path: imported, kind, external} of outputs[name]?.imports ?? []) {
      if (kind === 'import-statement' && !external) {
        closureOf(imported, {outputs, inputs: {}}, seen);
      }
    }
  }
  return seen;
}

/** Sizes of the search theme's scripts, minified for ES2020 and gzipped, in bytes. */
export type SearchSizes = {
  beforeInteraction: number;
  modal: number;
  embeddedEngine: number;
  meilisearchClient: number;
};

/**
 * Bundles the built theme as a site does, without what every Docusaurus site has: the search bar, and, each without what is
 * loaded by then, the chunks that it loads on demand.
 */
export async function measureSearch(): Promise<SearchSizes> {
  const {outputs, metafile} = await bundle('theme/SearchBar/index.js');
  const worker = await bundle('client/embedded/worker.js');
  const outputOf = (entry: string) => {
    const found = Object.entries(metafile.outputs).find(([, {entryPoint}]) => entryPoint === entry);
    if (!found) {
      throw new Error(`No chunk begins with ${entry}: is it still loaded on demand?`);
    }
    return found[0];
  };
  const sizeOf = (names: Iterable<string>, files: OutputFile[]) =>
    Array.from(names).reduce((sum, name) => {
      const file = files.find((candidate) => path.relative(browser, candidate.path) === name);
      if (!file) {
        throw new Error(`${name} was not written.`);
      }
      return sum + gzipSync(file.contents, {level: 9}).length;
    }, 0);

  const first = closureOf(outputOf('theme/SearchBar/index.js'), metafile);
  const later = (entry: string, loaded = first) =>
    sizeOf(
      Array.from(closureOf(outputOf(entry), metafile)).filter((name) => !loaded.has(name)),
      outputs,
    );
  return {
    beforeInteraction: sizeOf(first, outputs),
    modal: later('theme/SearchModal/index.js'),
    embeddedEngine: sizeOf(Object.keys(worker.metafile.outputs), worker.outputs),
    meilisearchClient: later('client/meilisearch/meilisearchClient.js'),
  };
}
