import fs from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {describe, expect, inject, it} from 'vitest';
import {translatedLocales} from '../locales';
import {connectionOf, useBrowser} from '@repo/testing/browser';

/** The narrowest screen that a page must fit, in CSS pixels (WCAG 2.1, 1.4.10). */
const narrowest = 320;

const koreanRoutes = fs
  .readFileSync(path.resolve(import.meta.dirname, '../output/routes.ko.txt'), 'utf8')
  .trim()
  .split('\n');

/** The elements that make the page wider than the screen, and the texts in italics that have Han or Hangul. */
const layoutProblems = `
  Array.from(document.querySelectorAll('body *')).flatMap((element) => {
    const {tagName, className, textContent, childNodes} = element;
    const isWide = document.documentElement.scrollWidth !== innerWidth && element.getBoundingClientRect().right > innerWidth;
    const isSlanted = getComputedStyle(element).fontStyle !== 'normal' &&
      Array.from(childNodes).some(({data}) => /[\\p{Script=Han}\\p{Script=Hangul}]/u.test(data));
    return [
      ...(isWide ? ['too wide: ' + tagName + ' ' + className + ' ' + textContent.slice(0, 40)] : []),
      ...(isSlanted ? ['in italics: ' + textContent] : []),
    ];
  })
`;

describe('every page', () => {
  const {openPage, problems} = useBrowser();

  it.each(translatedLocales)(
    `in %s complies with the policy, logs no error, and fits a screen of ${narrowest} px`,
    async (locale) => {
      const first = await openPage(
        `/${locale}/`,
        {viewport: {width: narrowest, height: 800}},
        // On a slow connection linked pages are not prefetched. The crawl opens them anyway.
        (opened) => opened.context().addInitScript(connectionOf({effectiveType: '2g'})),
      );
      const context = first.context();
      const foreign: string[] = [];
      context.on('request', (request) => {
        const {protocol, origin} = new URL(request.url());
        if (protocol.startsWith('http') && origin !== inject('siteUrl')) {
          foreign.push(request.url());
        }
      });
      const layout: string[] = [];
      const visit = async (tab: Page, route: string) => {
        await tab.goto(`${inject('siteUrl')}${route}`);
        // Loads what is lazy, such as images.
        await tab.evaluate('scrollTo(0, document.body.scrollHeight)');
        const found = (await tab.evaluate(layoutProblems)) as string[];
        layout.push(...found.map((problem) => `${route} ${problem}`));
      };
      const rest = koreanRoutes.map((route) => route.replace('/ko/', `/${locale}/`));
      const tabs = [first, await context.newPage(), await context.newPage()];
      await Promise.all(
        tabs.map(async (tab) => {
          for (let route = rest.shift(); route !== undefined; route = rest.shift()) {
            await visit(tab, route);
          }
          await tab.waitForLoadState('networkidle');
        }),
      );
      expect.soft(problems).toEqual([]);
      // Not a route. The browser logs its status 404 as an error.
      await visit(first, `/${locale}/no/such/page`);
      expect.soft(foreign).toEqual([]);
      expect(layout).toEqual([]);
    },
    180_000,
  );
});
