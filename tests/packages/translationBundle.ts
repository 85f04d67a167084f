import fs from 'node:fs';
import path from 'node:path';
import {browserFolder, bundle, gzippedLength} from './bundle';
import {packagesFolder} from './packedPackages';

const name = 'docusaurus-plugin-community-translation';

/** Modules that every site has, and the wrapped components. */
const isExcluded = (id: string) => /^(react|@docusaurus\/.*|@theme-wrapped\/.*)$/.test(id);

/**
 * What the translation plugin adds to every page of a translated locale, minified and gzipped, in bytes: the scripts and styles of
 * its wrappers, and the UI strings of the notice in Korean. Without the statuses of pages, which depend on the site, and without the
 * dashboard.
 */
export async function measureTranslation(): Promise<number> {
  const wrappers = fs
    .readdirSync(path.join(browserFolder(name), 'wrappers'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js'));
  const files = await bundle(
    name,
    wrappers
      .map((file, index) => `export {default as w${index}} from './wrappers/${file}';`)
      .join('\n'),
    isExcluded,
  );
  const messages = Object.entries(
    JSON.parse(
      fs.readFileSync(path.join(packagesFolder, name, 'locales/ko.json'), 'utf8'),
    ) as object,
  ).filter(([id]) => !id.startsWith('theme.translationsPage.'));
  return [...files, JSON.stringify(Object.fromEntries(messages))].reduce(
    (sum, content) => sum + gzippedLength(content),
    0,
  );
}
