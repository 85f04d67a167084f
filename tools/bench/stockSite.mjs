// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import {docusaurus} from './docusaurus.mjs';

const website = path.resolve(import.meta.dirname, '../../website');

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
 * Builds a locale of the site into a folder.
 *
 * @param {string} outDir absolute; emptied first
 * @param {string} generatedFolder name of the folder for generated modules
 * @param {{siteDir?: string, config?: string}} [site] a site other than `website/`
 */
function build(outDir, generatedFolder, {siteDir = website, config} = {}) {
  fs.rmSync(outDir, {recursive: true, force: true});
  const configArgs = config ? ['--config', config] : [];
  docusaurus(siteDir, ['build', '--locale', 'ko', '--out-dir', outDir, ...configArgs], {
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: generatedFolder,
  });
  fs.rmSync(path.join(siteDir, generatedFolder), {recursive: true, force: true});
}

/**
 * Builds the Korean site, then a stock site of the same content (`stock.config.cjs`).
 *
 * @param {string} folder absolute; receives the sites as `ours/` and `stock/`
 */
export function buildSites(folder) {
  // Also generates the reference pages, which the stock site copies.
  build(path.join(folder, 'ours'), '.docusaurus-bench-readers');
  const copy = path.join(website, '.build/stock-site');
  const siteDir = path.join(copy, 'website');
  fs.rmSync(copy, {recursive: true, force: true});
  for (const name of content) {
    fs.cpSync(path.join(website, name), path.join(siteDir, name), {recursive: true});
  }
  fs.cpSync(path.join(website, '../i18n/ko'), path.join(copy, 'i18n/ko'), {recursive: true});
  const config = path.join(import.meta.dirname, 'stock.config.cjs');
  build(path.join(folder, 'stock'), '.docusaurus', {siteDir, config});
  fs.rmSync(copy, {recursive: true});
}
