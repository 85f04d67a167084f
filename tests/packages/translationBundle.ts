import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {build, type Plugin} from 'esbuild';
import {packagesFolder} from './packedPackages';

const folder = path.join(packagesFolder, 'docusaurus-plugin-community-translation');
const browser = path.join(folder, 'lib/browser');

/** Excludes modules that every site has, the wrapped components, and what is loaded on demand. */
const excluded: Plugin = {
  name: 'excluded',
  setup({onResolve}) {
    onResolve({filter: /./}, ({path: id, kind}) =>
      kind === 'dynamic-import' || /^(react|@docusaurus\/.*|@theme-wrapped\/.*)$/.test(id)
        ? {path: id, external: true}
        : undefined,
    );
    onResolve({filter: /^@theme\//}, ({path: id}) => ({
      path: path.join(browser, 'theme', id.slice('@theme/'.length), 'index.js'),
    }));
  },
};

const gzippedLength = (content: Uint8Array | string) => gzipSync(content, {level: 9}).length;

/**
 * What the translation plugin adds to every page of a translated locale, minified and gzipped, in bytes: the scripts and styles of
 * its wrappers, and the UI strings of the notice in Korean. Without the statuses of pages, which depend on the site, and without the
 * dashboard.
 */
export async function measureTranslation(): Promise<number> {
  const wrappers = fs
    .readdirSync(path.join(browser, 'wrappers'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js'));
  const {outputFiles} = await build({
    stdin: {
      contents: wrappers
        .map((file, index) => `export {default as w${index}} from './wrappers/${file}';`)
        .join('\n'),
      resolveDir: browser,
    },
    outdir: folder,
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2020',
    jsx: 'transform',
    loader: {'.js': 'jsx'},
    define: {'process.env.NODE_ENV': '"production"'},
    alias: {
      'docusaurus-plugin-community-translation/client': path.join(browser, 'client/index.js'),
    },
    plugins: [excluded],
    logLevel: 'error',
  });
  const messages = Object.entries(
    JSON.parse(fs.readFileSync(path.join(folder, 'locales/ko.json'), 'utf8')) as object,
  ).filter(([id]) => !id.startsWith('theme.translationsPage.'));
  return [
    ...outputFiles.map(({contents}) => contents),
    JSON.stringify(Object.fromEntries(messages)),
  ].reduce((sum, content) => sum + gzippedLength(content), 0);
}
