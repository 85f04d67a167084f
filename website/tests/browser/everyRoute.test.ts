import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, inject, it} from 'vitest';
import {translatedLocales} from '../locales';
import {connectionOf, useBrowser} from '@repo/testing/browser';

/** The narrowest screen that a page must fit, in CSS pixels (WCAG 2.1, 1.4.10). */
const narrowest = 320;

const koreanRoutes = fs
  .readFileSync(path.resolve(import.meta.dirname, '../output/routes.ko.txt'), 'utf8')
  .trim()
  .split('\n');

/** The texts of the page in italics that have Han or Hangul. */
const slantedText = `
  Array.from(document.querySelectorAll('body *'))
    .filter((element) =>
      getComputedStyle(element).fontStyle !== 'normal' &&
      Array.from(element.childNodes).some(({data}) => /[\\p{Script=Han}\\p{Script=Hangul}]/u.test(data)))
    .map(({textContent}) => textContent)
`;

/** The elements that make the page wider than the screen. */
const wideElements = `
  Array.from(document.querySelectorAll('body *'))
    .filter((element) => element.getBoundingClientRect().right > innerWidth)
    .map(({tagName, className, textContent}) => tagName + ' ' + className + ' ' + textContent.slice(0, 40))
`;

describe.each(translatedLocales)('every page in %s', (locale) => {
  const {openPage, problems} = useBrowser();
  const foreign: string[] = [];
  const wide: string[] = [];
  const slanted: string[] = [];
  const routes = koreanRoutes.map((route) => route.replace('/ko/', `/${locale}/`));
  let seen: string[] = [];

  // All tests share one crawl of the pages.
  beforeAll(async () => {
    const page = await openPage(
      `/${locale}/`,
      {viewport: {width: narrowest, height: 800}},
      // On a slow connection linked pages are not prefetched. The crawl opens them anyway.
      (opened) => opened.addInitScript(connectionOf({effectiveType: '2g'})),
    );
    page.context().on('request', (request) => {
      const {protocol, origin} = new URL(request.url());
      if (protocol.startsWith('http') && origin !== inject('siteUrl')) {
        foreign.push(`${page.url()}: ${request.url()}`);
      }
    });
    const measure = async (route: string) => {
      await page.goto(`${inject('siteUrl')}${route}`);
      // Loads what is lazy, such as images.
      await page.evaluate('scrollTo(0, document.body.scrollHeight)');
      const width = await page.evaluate('document.documentElement.scrollWidth');
      if (width !== narrowest) {
        wide.push(`${route}: ${width}`, ...((await page.evaluate(wideElements)) as string[]));
      }
      const texts = (await page.evaluate(slantedText)) as string[];
      slanted.push(...texts.map((text) => `${route}: ${text}`));
    };
    for (const route of routes) {
      await measure(route);
    }
    await page.waitForLoadState('networkidle');
    // `problems` is emptied after each test.
    seen = [...problems];
    // Not a route. The browser logs its status 404 as an error.
    await measure(`/${locale}/no/such/page`);
  }, 180_000);

  it('requests nothing from another site', () => {
    expect(foreign).toEqual([]);
  });

  it('complies with the content security policy, and logs no error', () => {
    expect(seen).toEqual([]);
  });

  it(`is no wider than a screen of ${narrowest} px`, () => {
    expect(wide).toEqual([]);
  });

  it('has no Han or Hangul in italics', () => {
    expect(slanted).toEqual([]);
  });
});
