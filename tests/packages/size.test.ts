import {beforeAll, expect, it} from 'vitest';
import {measureSearch, type SearchSizes} from './searchBundle';
import {measureTranslation} from './translationBundle';

// Bytes, minified for ES2020 and gzipped. `searchBundle.ts` defines what is counted.
const budgets: SearchSizes = {
  beforeInteraction: 3 * 1024,
  modal: 8 * 1024,
  embeddedEngine: 11 * 1024,
  meilisearchClient: 2 * 1024,
};

let sizes: SearchSizes;
beforeAll(async () => {
  sizes = await measureSearch();
  console.log(sizes);
});

it.each(Object.keys(budgets) as (keyof SearchSizes)[])('%s is within its budget', (part) => {
  expect(sizes[part]).toBeGreaterThan(200);
  expect(sizes[part]).toBeLessThanOrEqual(budgets[part]);
});

it('the translation plugin adds little to a page of the default locale, and of another locale', async () => {
  const {defaultLocale, translatedLocale} = await measureTranslation();
  console.log({defaultLocale, translatedLocale});
  expect(defaultLocale).toBeGreaterThan(200);
  expect(defaultLocale).toBeLessThanOrEqual(600);
  expect(translatedLocale).toBeGreaterThan(defaultLocale);
  expect(translatedLocale).toBeLessThanOrEqual(2.6 * 1024);
});
