import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, inject, it} from 'vitest';
import {connectionOf, useBrowser} from './browser';

/** The narrowest screen that WCAG 2.1 asks a page to fit on (1.4.10), in CSS pixels. */
const narrowest = 320;

const routes = fs
  .readFileSync(path.resolve(import.meta.dirname, '../site/routes.ko.txt'), 'utf8')
  .trim()
  .split('\n');

describe('every page of the Korean site', () => {
  const {openPage, problems} = useBrowser();
  const foreign: string[] = [];
  const wide: string[] = [];
  let seen: string[] = [];

  // One walk for all tests: it takes as long as they do.
  beforeAll(async () => {
    const page = await openPage(
      '/ko/',
      {viewport: {width: narrowest, height: 800}},
      // On a slow connection the pages that links lead to are not fetched ahead: the walk gets to them.
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
      // What waits until it is seen, such as images.
      await page.evaluate('scrollTo(0, document.body.scrollHeight)');
      const width = await page.evaluate('document.documentElement.scrollWidth');
      if (width !== narrowest) {
        wide.push(`${route}: ${width}`);
      }
    };
    for (const route of routes) {
      await measure(route);
    }
    await page.waitForLoadState('networkidle');
    // They are forgotten after each test.
    seen = [...problems];
    // No route, but a page. That it is not found is an error in the console.
    await measure('/ko/no/such/page');
  }, 180_000);

  it('asks nothing of another site', () => {
    expect(foreign).toEqual([]);
  });

  it('keeps to the content security policy, and logs no error', () => {
    expect(seen).toEqual([]);
  });

  it(`is no wider than a screen of ${narrowest} px`, () => {
    expect(wide).toEqual([]);
  });
});
