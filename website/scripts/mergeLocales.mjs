// @ts-check
/** Merges the builds of all locales (`.build/<locale>/`) into the deployable site, `build/`. */
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const siteDir = path.resolve(import.meta.dirname, '..');
const i18n = require('../config/locales.js');
const {url, themeConfig} = require('../docusaurus.config.js');
const {searchOrigin} = require('../plugins/site-output/contentSecurityPolicy.js');
const {writeSiteRoot} = require('../plugins/site-output/siteRoot.js');
const {locales, defaultLocale} = i18n;
const target = path.join(siteDir, 'build');

fs.rmSync(target, {recursive: true, force: true});
for (const locale of locales) {
  const isDefault = locale === defaultLocale;
  const source = path.join(siteDir, '.build', locale, isDefault ? '' : locale);
  if (!fs.existsSync(source)) {
    console.error(
      `The locale "${locale}" was not built. Add a script build:${locale} to website/package.json, and a task to website/turbo.json, as for the other locales.`,
    );
    process.exit(1);
  }
  fs.cpSync(source, path.join(target, isDefault ? '' : locale), {recursive: true});
}
// The headers allow the inline scripts of all locales.
await writeSiteRoot(target, url, i18n, searchOrigin(themeConfig));
console.log(`Merged ${locales.join(', ')} into website/build.`);
