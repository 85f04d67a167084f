import path from 'node:path';
import {expect, it} from 'vitest';
import {docusaurus} from '@repo/testing/buildSite';
import {completeLocales, translatedLocales} from '../locales';

const website = path.resolve(import.meta.dirname, '../..');

// Starts Docusaurus, which first writes the reference pages.
it('the translations are current: all pages and strings in complete locales, and those that others have', async () => {
  const {output} = await docusaurus(website, ['translations:check', '--strings']);
  for (const locale of translatedLocales) {
    const complete = new RegExp(`^${locale}: (\\d+) of \\1 pages are current\\.$`, 'm');
    expect(output).toMatch(
      completeLocales.includes(locale) ? complete : new RegExp(`^${locale}: `, 'm'),
    );
  }
  const lines = output.trim().split('\n');
  const others = lines.filter((line) => !/^[\w-]+: .*current|^ {2}\S+: untranslated$/.test(line));
  expect(others).toEqual([]);
}, 300_000);
