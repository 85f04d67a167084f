// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import {coldBuild, website} from './builds.mjs';

/** The content, and the components it uses. Of the site's theme, only the components that MDX provides without an import. */
const content = [
  'docs',
  'blog',
  'data',
  'static',
  'src/pages',
  'src/components',
  'src/theme/MDXComponents',
];

/**
 * Builds the Korean site, then a stock site of the same content (`stock.config.cjs`).
 *
 * @param {string} folder absolute; receives the sites as `ours/` and `stock/`
 */
export function buildSites(folder) {
  // Also generates the reference pages, which the stock site copies.
  coldBuild(website, path.join(folder, 'ours'));
  const copy = path.join(website, '.build/stock-site');
  const siteDir = path.join(copy, 'website');
  fs.rmSync(copy, {recursive: true, force: true});
  for (const name of content) {
    fs.cpSync(path.join(website, name), path.join(siteDir, name), {recursive: true});
  }
  fs.cpSync(path.join(website, '../i18n/ko'), path.join(copy, 'i18n/ko'), {recursive: true});
  const config = path.join(import.meta.dirname, 'stock.config.cjs');
  coldBuild(siteDir, path.join(folder, 'stock'), ['--config', config]);
  fs.rmSync(copy, {recursive: true});
}
