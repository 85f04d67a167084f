// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import {coldBuild, docusaurus, root} from './builds.mjs';
import {atMost, unbounded} from './measurements.mjs';

const siteDir = path.join(root, 'tests/.cache/bench-translations');
const locales = ['ko', 'fr', 'it', 'de'];

/** @type {(word: string, section: number) => string} */
const sectionOf = (word, section) => `## ${word} ${section} {#section-${section}}

${`The ${word} of a page with \`code\`. `.repeat(12)}

| Key | Value |
| --- | --- |
| \`a\` | the ${word} of it |

\`\`\`js
open(${section});
\`\`\`
`;

/**
 * A page of the size of a guide: 5 KB, ten sections with text, a table and code.
 *
 * @param {string} word
 */
const pageOf = (word) =>
  [
    `---\ntitle: ${word}\ndescription: What the ${word} is about.\n---\n`,
    ...Array.from({length: 10}, (_, section) => sectionOf(word, section)),
  ].join('\n');

/**
 * Writes a site whose translations are all marked as current.
 *
 * @param {number} pages
 */
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
  i18n: {defaultLocale: 'en', locales: ${JSON.stringify(['en', ...locales])}},
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false, pages: false}]],
  plugins: process.env.WITHOUT_PLUGIN ? [] : [${JSON.stringify(plugin)}],
};\n`,
  );
  docusaurus(siteDir, ['translations:mark', '--all']);
}

/**
 * Measures the translation plugin on a site with pages of the size of a guide: `translations:status` for 500 pages in five locales, and
 * cold builds of 100 pages with and without the plugin, alternately. The fastest run counts, because other programs only slow a run.
 *
 * @param {number} [runs]
 */
export default async function measureTranslations(runs = 3) {
  writeSite(500);
  const status = Math.min(
    ...Array.from({length: runs}, () => docusaurus(siteDir, ['translations:status'])),
  );
  writeSite(100);
  /** @param {NodeJS.ProcessEnv} [env] */
  const build = (env) => coldBuild(siteDir, path.join(siteDir, 'build'), [], env);
  const pairs = Array.from({length: runs}, () => [build({WITHOUT_PLUGIN: 'true'}), build()]);
  const [without = NaN, withPlugin = NaN] = [0, 1].map((side) =>
    Math.min(...pairs.map((pair) => pair[side] ?? NaN)),
  );
  fs.rmSync(siteDir, {recursive: true});
  return {
    'status, 500 pages in 5 locales (s)': atMost(status, 5),
    'cold build without the plugin (s)': unbounded(without),
    'cold build with the plugin (s)': unbounded(withPlugin),
    'added to a cold build (%)': atMost((100 * (withPlugin - without)) / without, 2),
  };
}
