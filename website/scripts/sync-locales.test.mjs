import {expect, it} from 'vitest';
import i18n from '../config/locales.js';
import {localeProblems} from './sync-locales.mjs';

it('every place that lists the locales agrees with config/locales.js', () => {
  expect(localeProblems()).toEqual([]);
});

it('names each place that lacks a locale, and what to do', () => {
  expect(localeProblems({...i18n, locales: [...i18n.locales, 'xx']})).toEqual([
    'The locale "xx" has no translations: i18n/xx/code.json is missing. Restore it, or create it with: pnpm sync-locales',
    'website/package.json does not list the locales of website/config/locales.js. Run: pnpm sync-locales',
    'website/turbo.json does not list the locales of website/config/locales.js. Run: pnpm sync-locales',
  ]);
});

it('names a folder of translations that is no locale', () => {
  expect(localeProblems({...i18n, locales: i18n.locales.filter((it) => it !== 'ko')})).toContain(
    'i18n/ko is not a locale of the site: add "ko" to website/config/locales.js, or remove the folder.',
  );
});
