// @ts-check
/**
 * `node scripts/buildLocale.mjs ko`: builds one locale into its own folder, `.build/ko/`, so that turbo can build locales in
 * parallel and cache each of them. (The build of the default locale empties its output folder, with the other locales in it.)
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const siteDir = path.resolve(import.meta.dirname, '..');
const {locales, defaultLocale} = require('../config/locales.js');
const locale = process.argv[2] ?? defaultLocale;

if (!locales.includes(locale)) {
  console.error(
    `There is no locale "${locale}". The site's locales are ${locales.join(', ')} (website/config/locales.js).`,
  );
  process.exit(1);
}

// Docusaurus would silently build the whole site in English.
if (
  locale !== defaultLocale &&
  !fs.existsSync(path.join(siteDir, '../i18n', locale, 'code.json'))
) {
  console.error(
    `The locale "${locale}" has no translations: i18n/${locale}/code.json is missing. Restore it, or create it with: pnpm docusaurus write-translations --locale ${locale}`,
  );
  process.exit(1);
}

const outDir = path.join('.build', locale);
fs.rmSync(path.join(siteDir, outDir), {recursive: true, force: true});
const {status} = spawnSync(
  process.execPath,
  [
    require.resolve('@docusaurus/core/bin/docusaurus.mjs'),
    'build',
    '--locale',
    locale,
    '--out-dir',
    outDir,
  ],
  {
    cwd: siteDir,
    stdio: 'inherit',
    env: {
      ...process.env,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${locale}`,
      // The versions are pinned, so do not report a newer Docusaurus.
      NO_UPDATE_NOTIFIER: '1',
    },
  },
);
process.exit(status ?? 1);
