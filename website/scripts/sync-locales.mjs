// @ts-check
/**
 * `pnpm sync-locales`: adds a script to `package.json` and a task to `turbo.json` for each locale of `config/locales.js`, and
 * creates the files to translate for a new locale. turbo cannot derive tasks from a list, and caches a locale only if it has a task.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const siteDir = path.resolve(import.meta.dirname, '..');
/** @typedef {{locales: string[], defaultLocale: string}} I18n */
/** @type {I18n} */
const siteI18n = require('../config/locales.js');

const taskName = (/** @type {string} */ locale) => `build:${locale}`;
const isLocaleTask = (/** @type {string} */ name) => /^build:/.test(name);

const hasTranslations = (/** @type {string} */ locale) =>
  fs.existsSync(path.join(siteDir, '../i18n', locale, 'code.json'));

/** @param {string} locale @param {I18n} i18n */
function turboTask(locale, {defaultLocale}) {
  const folder = `$TURBO_ROOT$/i18n/${locale}`;
  const inputs = [`${folder}/**`, `!${folder}/docusaurus-plugin-content-docs/current/api/**`];
  return {
    dependsOn: ['sources'],
    // turbo treats an empty list as all files.
    inputs: locale === defaultLocale ? ['package.json'] : inputs,
    outputs: [`.build/${locale}/**`],
  };
}

/**
 * @template Value
 * @param {Record<string, Value>} entries
 * @param {string[]} locales
 * @param {(locale: string) => Value} valueOf
 * @returns {Record<string, Value>} the entries, with those of the locales replaced
 */
function withLocales(entries, locales, valueOf) {
  const others = Object.entries(entries).filter(([name]) => !isLocaleTask(name));
  return Object.fromEntries([
    ...others,
    ...locales.map((locale) => [taskName(locale), valueOf(locale)]),
  ]);
}

/**
 * Parsed files that list the locales, by name: as they are, and as they should be.
 *
 * @param {I18n} i18n
 * @returns {Record<string, {current: object, expected: object}>}
 */
function localeFiles(i18n) {
  const read = (/** @type {string} */ file) =>
    JSON.parse(fs.readFileSync(path.join(siteDir, file), 'utf8'));
  const manifest = read('package.json');
  const turbo = read('turbo.json');
  const tasks = withLocales(turbo.tasks, i18n.locales, (locale) => turboTask(locale, i18n));
  return {
    'package.json': {
      current: manifest,
      expected: {
        ...manifest,
        scripts: withLocales(
          manifest.scripts,
          i18n.locales,
          (locale) => `node scripts/build-locale.mjs ${locale}`,
        ),
      },
    },
    'turbo.json': {
      current: turbo,
      expected: {
        ...turbo,
        tasks: {...tasks, build: {...tasks.build, dependsOn: i18n.locales.map(taskName)}},
      },
    },
  };
}

/** One line for each mismatch with `config/locales.js`. The line says what to do. */
export function localeProblems(i18n = siteI18n) {
  const folders = fs
    .readdirSync(path.join(siteDir, '../i18n'), {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !i18n.locales.includes(entry.name));
  const missing = i18n.locales.filter(
    (locale) => locale !== i18n.defaultLocale && !hasTranslations(locale),
  );
  const outdated = Object.entries(localeFiles(i18n)).filter(
    ([, {current, expected}]) => JSON.stringify(current) !== JSON.stringify(expected),
  );
  return [
    ...folders.map(
      ({name}) =>
        `i18n/${name} is not a locale of the site: add "${name}" to website/config/locales.js, or remove the folder.`,
    ),
    // Docusaurus would silently build the whole site in English.
    ...missing.map(
      (locale) =>
        `The locale "${locale}" has no translations: i18n/${locale}/code.json is missing. Restore it, or create it with: pnpm sync-locales`,
    ),
    ...outdated.map(
      ([file]) =>
        `website/${file} does not list the locales of website/config/locales.js. Run: pnpm sync-locales`,
    ),
  ];
}

/**
 * Creates the UI strings and the labels of the API pages of a locale, both in English.
 *
 * @param {string} locale
 */
function createTranslations(locale) {
  const labels = path.join(siteDir, 'reference/labels');
  fs.cpSync(path.join(labels, 'en.json'), path.join(labels, `${locale}.json`), {force: false});
  const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const {status} = spawnSync(
    process.execPath,
    [docusaurus, 'write-translations', '--locale', locale],
    {cwd: siteDir, stdio: 'inherit', env: {...process.env, NO_UPDATE_NOTIFIER: '1'}},
  );
  if (status !== 0) {
    process.exit(status ?? 1);
  }
  console.log(
    `Translate i18n/${locale}/**/*.json and website/reference/labels/${locale}.json, then run: pnpm turbo run ${taskName(locale)}`,
  );
}

if (process.argv[1] === import.meta.filename) {
  for (const [file, {expected}] of Object.entries(localeFiles(siteI18n))) {
    fs.writeFileSync(path.join(siteDir, file), `${JSON.stringify(expected, null, 2)}\n`);
  }
  siteI18n.locales
    .filter((locale) => locale !== siteI18n.defaultLocale && !hasTranslations(locale))
    .forEach(createTranslations);
}
