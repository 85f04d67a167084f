// @ts-check
/**
 * `node bench/translations.mjs [runs]`: measures the translation plugin in generated sites of Docusaurus 2.4.3. Seconds are the
 * smallest of the runs, 3 by default: other processes only add time, and a median of few builds varied by more than the bound.
 *
 * - `translations:status` for 500 pages in 5 locales, of which 4 are translations; the bound is 5 s.
 * - Cold builds of a locale with 100 pages, with and without the plugin, alternately; the bound of the difference is 2%.
 * - What the plugin adds to the gzipped HTML, scripts and styles of a current and of an outdated page in these builds.
 *
 * Exits with 1 if a bound is missed.
 */
import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {atMost, reportRows} from './bounds.mjs';
import {docusaurus} from './docusaurus.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const siteDir = path.join(root, 'tests/.cache/bench-translations');
const locales = ['ko', 'fr', 'it', 'de'];
const runs = Number(process.argv[2] ?? 3);

/**
 * A page of the size of a guide: 5 KB, ten sections with text, a table and code.
 *
 * @param {string} word
 */
const pageOf = (word) =>
  `---\ntitle: ${word}\ndescription: What the ${word} is about.\n---\n\n${Array.from(
    {length: 10},
    (_, section) =>
      `## ${word} ${section} {#section-${section}}\n\n${`The ${word} of a page with \`code\`. `.repeat(12)}\n\n| Key | Value |\n| --- | --- |\n| \`a\` | the ${word} of it |\n\n\`\`\`js\nopen(${section});\n\`\`\`\n`,
  ).join('\n')}`;

/** @param {number} pages */
function writeSite(pages) {
  fs.rmSync(siteDir, {recursive: true, force: true});
  /** @type {(folder: string, word: string) => void} */
  const writePages = (folder, word) => {
    fs.mkdirSync(path.join(siteDir, folder), {recursive: true});
    for (let index = 0; index < pages; index += 1) {
      const text = index === 0 ? `---\nslug: /\n---\n\n# ${word}\n` : pageOf(`${word}${index}`);
      fs.writeFileSync(path.join(siteDir, folder, `page${index}.md`), text);
    }
  };
  writePages('docs', 'source');
  for (const locale of locales) {
    writePages(`i18n/${locale}/docusaurus-plugin-content-docs/current`, `word${locale}`);
  }
  const plugin = path.join(root, 'packages/docusaurus-plugin-community-translation');
  // The configuration is a CommonJS module.
  fs.writeFileSync(path.join(siteDir, 'package.json'), '{"private": true}');
  fs.writeFileSync(
    path.join(siteDir, 'docusaurus.config.js'),
    `module.exports = {
  title: 'Bench', url: 'https://bench.example', baseUrl: '/', onBrokenLinks: 'ignore',
  i18n: {defaultLocale: 'en', locales: ['en', ${locales.map((locale) => `'${locale}'`).join(', ')}]},
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false, pages: false}]],
  plugins: process.env.WITHOUT_PLUGIN === 'true' ? [] : [${JSON.stringify(plugin)}],
};\n`,
  );
}

/**
 * Gzipped bytes of a built page: its HTML, and the scripts and styles that it names.
 *
 * @param {string} page
 */
function pageWeight(page) {
  const build = path.join(siteDir, 'build');
  const files = fs.readdirSync(build, {recursive: true, encoding: 'utf8'});
  /** @param {string} ending */
  const read = (ending) => {
    const file = files.find((name) => name.endsWith(ending));
    if (file === undefined) {
      throw new Error(`The build has no file ${ending}.`);
    }
    return fs.readFileSync(path.join(build, file), 'utf8');
  };
  const html = read(`${page}/index.html`);
  const assets = html.match(/assets\/(?:js|css)\/[\w.~-]+\.(?:js|css)/g) ?? [];
  return [html, ...Array.from(new Set(assets), read)].reduce(
    (sum, content) => sum + gzipSync(content).length,
    0,
  );
}

/** @param {string} withoutPlugin */
function coldBuild(withoutPlugin) {
  for (const folder of ['build', '.docusaurus']) {
    fs.rmSync(path.join(siteDir, folder), {recursive: true, force: true});
  }
  fs.rmSync(path.join(root, 'node_modules/.cache'), {recursive: true, force: true});
  const time = docusaurus(siteDir, ['build', '--locale', 'ko'], {WITHOUT_PLUGIN: withoutPlugin});
  return {time, weights: {current: pageWeight('page1'), outdated: pageWeight('page2')}};
}

writeSite(500);
docusaurus(siteDir, ['translations:mark', '--all']);
const status = Math.min(
  ...Array.from({length: runs}, () => docusaurus(siteDir, ['translations:status'])),
);

writeSite(100);
docusaurus(siteDir, ['translations:mark', '--all']);
// Outdated, with a section that has changed.
const changed = path.join(siteDir, 'docs/page2.md');
fs.writeFileSync(changed, fs.readFileSync(changed, 'utf8').replace('is about', 'does'));
const pairs = Array.from({length: runs}, () => ({
  without: coldBuild('true'),
  with: coldBuild('false'),
}));
const without = Math.min(...pairs.map((pair) => pair.without.time));
const withPlugin = Math.min(...pairs.map((pair) => pair.with.time));
/** @param {'current' | 'outdated'} page */
const added = (page) =>
  pairs[0] ? pairs[0].with.weights[page] - pairs[0].without.weights[page] : NaN;
fs.rmSync(siteDir, {recursive: true});

await reportRows('translations', {
  'status, 500 pages in 5 locales (s)': atMost(status, 5),
  'cold build without the plugin (s)': {measured: without.toFixed(1)},
  'cold build with the plugin (s)': {measured: withPlugin.toFixed(1)},
  'added to a current page (bytes, gzipped)': atMost(added('current'), 2200),
  'added to an outdated page (bytes, gzipped)': atMost(added('outdated'), 2560),
  'added to a cold build (%)': atMost((100 * (withPlugin - without)) / without, 2),
});
