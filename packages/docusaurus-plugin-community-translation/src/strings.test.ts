import fs from 'fs';
import path from 'path';
import {describe, expect, it} from 'vitest';
import {readCodeTranslations} from '#shared/readCodeTranslations';
import type {LoadContext} from '@docusaurus/types';
import {filesBelow} from './node/filesBelow';
import {uiStrings} from './strings';

const folder = path.join(__dirname, '../locales');

describe('the strings of a site', () => {
  it('are English in a locale without translations', () => {
    const strings = uiStrings({i18n: {currentLocale: 'eo'}} as LoadContext);
    expect(strings).toEqual(readCodeTranslations(folder, 'en'));
  });

  it('are those that the components use', () => {
    const source = path.join(folder, '../src');
    const ids = filesBelow(source, /(?<!\.test)\.tsx$/).flatMap((file) =>
      Array.from(
        fs
          .readFileSync(path.join(source, file), 'utf8')
          .matchAll(/'(theme\.[\w.]+)'|"(theme\.[\w.]+)"/g),
        ([, single, double]) => single ?? double,
      ),
    );
    const known = Object.keys(readCodeTranslations(folder, 'en'));
    expect(Array.from(new Set([...ids, 'theme.translationsPage.title'])).sort()).toEqual(
      known.sort(),
    );
  });
});
