import fs from 'node:fs';
import {expect, it} from 'vitest';
import i18n from './locales.js';

const readJson = (file) => JSON.parse(fs.readFileSync(new URL(file, import.meta.url), 'utf8'));

it('each list of locales has those of locales.js', () => {
  const tasks = i18n.locales.map((locale) => `build:${locale}`).sort();
  const ofLocales = (entries) =>
    Object.keys(entries)
      .filter((name) => name.includes(':'))
      .sort();
  const turbo = readJson('../turbo.json').tasks;
  expect(ofLocales(readJson('../package.json').scripts), 'scripts of package.json').toEqual(tasks);
  expect(ofLocales(turbo), 'tasks of turbo.json').toEqual(tasks);
  expect([...turbo.build.dependsOn].sort(), 'dependsOn of the task build').toEqual(tasks);
  const folders = fs.readdirSync(new URL('../../i18n', import.meta.url), {withFileTypes: true});
  expect(
    folders
      .filter((entry) => entry.isDirectory())
      .map(({name}) => name)
      .sort(),
    'folders of i18n',
  ).toEqual(i18n.locales.filter((locale) => locale !== i18n.defaultLocale).sort());
});
