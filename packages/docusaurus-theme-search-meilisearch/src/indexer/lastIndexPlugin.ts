import fs from 'fs';
import path from 'path';
import type {Plugin} from '@docusaurus/types';
import {indexFolder} from './indexSite';

type Configuration = ReturnType<NonNullable<Plugin['configureWebpack']>>;
type WebpackPlugin = Extract<
  NonNullable<Configuration['plugins']>[number],
  (...args: never[]) => void
>;

/** Returns when the last build wrote its index to `outDir`; undefined if there is none. */
export function lastIndexTime(outDir: string): Date | undefined {
  return fs.statSync(path.join(outDir, indexFolder, 'index.json'), {throwIfNoEntry: false})?.mtime;
}

/**
 * Creates a webpack plugin for `docusaurus start`, which renders no pages: it serves the index that the last `docusaurus build` wrote
 * to `outDir`. Without an index, search displays an error.
 */
export function lastIndexPlugin(outDir: string): WebpackPlugin {
  const folder = path.join(outDir, indexFolder);
  return (compiler) => {
    compiler.hooks.thisCompilation.tap('docusaurus-theme-search-meilisearch', (compilation) => {
      const {RawSource} = compiler.webpack.sources;
      compilation.hooks.additionalAssets.tap('docusaurus-theme-search-meilisearch', () => {
        const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
        for (const file of files.filter((name) => name.endsWith('.json'))) {
          const content = fs.readFileSync(path.join(folder, file));
          compilation.emitAsset(`${indexFolder}/${file}`, new RawSource(content));
        }
      });
    });
  };
}
