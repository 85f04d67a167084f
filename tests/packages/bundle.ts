import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {build, type Plugin} from 'esbuild';

/** Length in bytes, gzipped. */
export const gzippedLength = (content: Uint8Array | string) => gzipSync(content, {level: 9}).length;

/**
 * The size of browser code of a package, without what is loaded on demand.
 *
 * @param name of the package
 * @param source an ES module, whose imports are relative to the browser code
 * @param isExcluded whether to leave out another module, because every site has it or it is measured elsewhere
 * @returns bytes of the script and of the styles that it imports, minified for ES2020 and gzipped
 */
export async function bundledSize(
  name: string,
  source: string,
  isExcluded: (id: string) => boolean,
): Promise<number> {
  const browser = path.resolve(import.meta.dirname, '../../packages', name, 'lib/browser');
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
  return outputFiles.reduce((sum, {contents}) => sum + gzippedLength(contents), 0);
}
