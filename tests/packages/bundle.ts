import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {build, type Plugin} from 'esbuild';
import {packagesFolder} from './packedPackages';

/** The folder of the built browser code of a package. */
export const browserFolder = (name: string) => path.join(packagesFolder, name, 'lib/browser');

/** Length in bytes, gzipped. */
export const gzippedLength = (content: Uint8Array | string) => gzipSync(content, {level: 9}).length;

/**
 * Bundles browser code of a package, minified for ES2020. Leaves out what is loaded on demand.
 *
 * @param name of the package
 * @param source an ES module, whose imports are relative to the browser code
 * @param isExcluded whether to leave out another module, because every site has it or it is measured elsewhere
 * @returns the content of each file: a script and, if `source` imports any, styles
 */
export async function bundle(
  name: string,
  source: string,
  isExcluded: (id: string) => boolean,
): Promise<Uint8Array[]> {
  const browser = browserFolder(name);
  const resolver: Plugin = {
    name: 'resolver',
    setup({onResolve}) {
      onResolve({filter: /./}, ({path: id, kind}) =>
        kind === 'dynamic-import' || isExcluded(id) ? {path: id, external: true} : undefined,
      );
      onResolve({filter: /^@theme\//}, ({path: id}) => ({
        path: path.join(browser, 'theme', id.slice('@theme/'.length), 'index.js'),
      }));
    },
  };
  const {outputFiles} = await build({
    stdin: {contents: source, resolveDir: browser},
    outdir: browser,
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2020',
    jsx: 'transform',
    loader: {'.js': 'jsx'},
    define: {'process.env.NODE_ENV': '"production"'},
    alias: {[`${name}/client`]: path.join(browser, 'client/index.js')},
    plugins: [resolver],
    logLevel: 'error',
  });
  return outputFiles.map(({contents}) => contents);
}
