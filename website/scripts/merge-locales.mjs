// @ts-check
/** Joins the builds of all locales (`.build/<locale>/`) into the deployable site, `build/`. */
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const siteDir = path.resolve(import.meta.dirname, '..');
const {locales, defaultLocale} = require('../config/locales.js');
const {url} = require('../docusaurus.config.js');
const {writeSiteRoot} = require('../plugins/security/siteRoot.js');
const target = path.join(siteDir, 'build');

fs.rmSync(target, {recursive: true, force: true});
for (const locale of locales) {
  const isDefault = locale === defaultLocale;
  const source = path.join(siteDir, '.build', locale, isDefault ? '' : locale);
  fs.cpSync(source, path.join(target, isDefault ? '' : locale), {recursive: true});
}
// The headers allow the inline scripts of all locales.
await writeSiteRoot(target, url, locales);
console.log(`Merged ${locales.join(', ')} into website/build.`);
