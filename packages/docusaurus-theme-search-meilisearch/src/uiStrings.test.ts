import fs from 'fs';
import path from 'path';
import {expect, it} from 'vitest';
import english from '../locales/en.json';
import themeSearchMeilisearch from './index';

it('the files in which `write-translations` looks for strings contain all ids', () => {
  const context = {
    siteConfig: {themeConfig: {searchMeilisearch: {searchPagePath: false, popularSearches: {}}}},
    i18n: {currentLocale: 'en', locales: ['en']},
  };
  const theme = themeSearchMeilisearch(context as never, {categories: []} as never);
  // The folder has the built files of `src`.
  const watched = (theme.getPathsToWatch?.() ?? []).map((file) =>
    file.replace(`browser${path.sep}`, '').replace(/\.js$/, '.ts'),
  );
  const components = fs
    .readdirSync(path.join(__dirname, 'theme'))
    .map((name) => path.join(__dirname, 'theme', name, 'index.tsx'));
  const code = [...watched, ...components].map((file) => fs.readFileSync(file, 'utf8')).join('');
  const ids = [...code.matchAll(/\bid[:=]\s*['"](theme\.search\.[^'"]+)/g)].map(([, id]) => id);
  expect([...new Set(ids)].sort()).toEqual(Object.keys(english).sort());
});
