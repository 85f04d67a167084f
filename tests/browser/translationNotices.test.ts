import type {Page} from 'playwright-core';
import {describe, expect, it} from 'vitest';
import {violations} from './axe';
import {desktop, mobile, useBrowser} from './browser';
import {useFixtureSite} from '../fixtures/fixtureSite';

describe('a site with one page in each status', () => {
  const site = {
    ...useFixtureSite('translations'),
    hydratedSelector: 'html[data-has-hydrated="true"]',
  };
  const {openPage, problems} = useBrowser(site);

  const official = "You're visiting the 한국어 version of the site translated by the community.";

  const status = (page: Page) => page.locator('.translation-status');
  const dismiss = (page: Page) =>
    page.getByRole('button', {name: '이 페이지가 다시 바뀔 때까지 숨기기'});

  /** The matches of a pattern in the HTML of a page. */
  const tags = (file: string, pattern: RegExp) => site.file(file).match(pattern) ?? [];

  describe('the head of a page', () => {
    it.each([
      ['ko/untranslated.html', 'https://fixture.example/untranslated'],
      ['ko/blog/untranslated.html', 'https://fixture.example/blog/untranslated'],
      ['ko/about.html', 'https://fixture.example/about'],
    ])('of %s points search engines to the source', (file, source) => {
      expect(tags(file, /<link[^>]*rel="canonical"[^>]*>/g)).toEqual([
        `<link data-rh="true" rel="canonical" href="${source}">`,
      ]);
      expect(tags(file, /<meta[^>]*name="robots"[^>]*>/g)).toEqual([
        '<meta data-rh="true" name="robots" content="noindex, follow">',
      ]);
      expect(tags(file, /name="docusaurus_translation" content="untranslated"/g)).toHaveLength(1);
      expect(site.file('ko/sitemap.xml')).not.toContain(file.replace('.html', '<'));
    });

    it.each(['outdated', 'different', 'partial', 'unknown', 'machine'])(
      'of a page that is %s contains the status',
      (name) => {
        const file = `ko/${name}.html`;
        expect(tags(file, /<link[^>]*rel="canonical"[^>]*>/g)).toEqual([
          `<link data-rh="true" rel="canonical" href="https://fixture.example/ko/${name}">`,
        ]);
        expect(tags(file, /<meta[^>]*name="robots"[^>]*>/g)).toEqual([]);
        expect(
          tags(file, new RegExp(`name="docusaurus_translation" content="${name}"`)),
        ).toHaveLength(1);
        expect(site.file('ko/sitemap.xml')).toContain(`/ko/${name}<`);
      },
    );

    it.each(['ko/index.html', 'ko/blog/translated.html', 'index.html', 'untranslated.html'])(
      'of %s contains no status',
      (file) => {
        expect(tags(file, /docusaurus_translation|noindex/g)).toEqual([]);
        expect(tags(file, /rel="canonical"/g)).toHaveLength(1);
      },
    );
  });

  describe('the lang attribute of content', () => {
    it.each([
      ['/ko/untranslated', 'Untranslated page', 'The window opens', 'First section'],
      [
        '/ko/blog/untranslated',
        'A post in English',
        'has no translation yet',
        'A heading in English',
      ],
      ['/ko/about', 'About the fixture', 'has no translation yet', undefined],
    ])('is English on %s, which is not translated', async (path, title, text, entry) => {
      const page = await openPage(path);
      expect(await page.locator('html').getAttribute('lang')).toBe('ko');
      const english = page.locator('main [lang="en"]');
      expect(await english.getByRole('heading', {level: 1, name: title}).count()).toBe(1);
      expect(await english.getByText(text).count()).toBe(1);
      if (entry) {
        const toc = page.locator('[lang="en"] .table-of-contents');
        expect(await toc.getByRole('link', {name: entry, exact: true}).count()).toBe(1);
      }
    });

    it('is English only on untranslated posts in a list of posts', async () => {
      const page = await openPage('/ko/blog');
      const english = page.locator('main [lang="en"]');
      expect(await english.getByText('A post in English').count()).toBe(1);
      expect(await english.getByText('has no translation yet').count()).toBe(1);
      expect(await english.getByText('번역된 글').count()).toBe(0);
    });

    it('is not added to translated pages', async () => {
      const page = await openPage('/ko/outdated');
      expect(await page.locator('main [lang="en"]').count()).toBe(0);
    });
  });

  describe('the notice', () => {
    it.each([
      ['outdated', '업데이트 필요'],
      ['different', '원문과 다름'],
      ['partial', '일부 번역'],
      ['untranslated', '번역 없음'],
      ['unknown', '확인 필요'],
      ['machine', '기계 번역'],
    ])('shows the status of a page that is %s', async (name, label) => {
      const page = await openPage(`/ko/${name}`);
      await page.getByRole('note').filter({hasText: official}).waitFor();
      await status(page).getByText(label, {exact: true}).waitFor();
      const original = status(page).getByRole('link', {name: '원문 보기'});
      expect(await original.getAttribute('href')).toBe(`/${name}`);
      expect(await original.getAttribute('hreflang')).toBe('en');
      expect(problems).toEqual([]);
    });

    it.each(['/ko/', '/ko/blog/translated', '/ko/blog'])(
      'shows only its sentence on %s',
      async (path) => {
        const page = await openPage(path);
        await page.getByRole('note').filter({hasText: official}).waitFor();
        expect(await status(page).count()).toBe(0);
      },
    );

    it('is not shown in the default locale', async () => {
      const page = await openPage('/untranslated');
      expect(await page.locator('.translation-notice').count()).toBe(0);
    });

    it('unfolds the sections that differ, and links to them, to the history and to the file', async () => {
      const page = await openPage('/ko/outdated');
      const second = status(page).getByRole('link', {name: '두 번째 섹션'});
      expect(await second.isVisible()).toBe(false);
      await status(page).locator('summary').press('Enter');
      await second.click();
      await page.waitForURL(`${site.url()}/ko/outdated#second`);
      const missing = status(page).getByRole('link', {name: 'Third section'});
      expect(await missing.getAttribute('href')).toBe('/outdated#third');
      expect(await missing.getAttribute('lang')).toBe('en');
      const href = (name: string) => status(page).getByRole('link', {name}).getAttribute('href');
      expect(await href('바뀐 내용 보기')).toMatch(/^https:\/\/git\.example\/.*\/outdated\.md/);
      expect(await href('이 번역 개선하기')).toBe('https://git.example/edit/ko/outdated.md');
    });

    it.each(['/ko/', '/ko/outdated', '/ko/machine', '/ko/untranslated'])(
      'takes at most 96 px on a phone before it is unfolded, on %s',
      async (path) => {
        const page = await openPage(path, {viewport: mobile});
        const notice = page.locator('.translation-notice');
        expect((await notice.boundingBox())?.height).toBeLessThanOrEqual(96);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(mobile.width);
      },
    );

    it('links to the original at the current anchor', async () => {
      const page = await openPage('/ko/outdated#second');
      const original = status(page).getByRole('link', {name: '원문 보기'});
      await expect.poll(() => original.getAttribute('href')).toBe('/outdated#second');
    });

    it('loads its components on the first navigation only', async () => {
      const page = await openPage('/ko/outdated');
      const isLoaded = () =>
        page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .some(({name}) => /\/translation\.\w+\.js$/.test(name)),
        );
      expect(await isLoaded()).toBe(false);
      await page.locator('.pagination-nav__link').first().click();
      await status(page).getByText('기계 번역', {exact: true}).waitFor();
      expect(await isLoaded()).toBe(true);
      await page.goBack();
      await status(page).getByText('업데이트 필요', {exact: true}).waitFor();
      await status(page).locator('summary').press('Enter');
      await status(page).getByRole('link', {name: '두 번째 섹션'}).click();
      const original = status(page).getByRole('link', {name: '원문 보기'});
      await expect.poll(() => original.getAttribute('href')).toBe('/outdated#second');
      await dismiss(page).click();
      await status(page).waitFor({state: 'hidden'});
      expect(problems).toEqual([]);
    });

    it('is shown without JavaScript, without the dismiss button', async () => {
      const page = await openPage('/ko/outdated', {javaScriptEnabled: false});
      await status(page).getByText('업데이트 필요', {exact: true}).waitFor();
      expect(await status(page).getByRole('button').count()).toBe(0);
    });
  });

  describe('a dismissed status', () => {
    it('stays hidden on its page only, and loading the page causes no layout shift', async () => {
      const page = await openPage('/ko/outdated');
      await dismiss(page).click();
      await status(page).waitFor({state: 'hidden'});
      await page.reload();
      await page.locator(site.hydratedSelector).waitFor({state: 'attached'});
      await status(page).waitFor({state: 'hidden'});
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[]) {
                sum += entry.value;
              }
            }).observe({type: 'layout-shift', buffered: true});
            // Buffered entries are delivered in a separate task.
            requestAnimationFrame(() =>
              requestAnimationFrame(() => setTimeout(() => resolve(sum))),
            );
          }),
      );
      expect(shift).toBeLessThan(0.01);
      await page.goto(`${site.url()}/ko/partial`);
      await status(page).waitFor();
    });

    it('takes no space on a page that is opened by a navigation within the site', async () => {
      const page = await openPage('/ko/outdated');
      await dismiss(page).click();
      await page.locator('.pagination-nav__link').first().click();
      await page.waitForURL((url) => url.pathname !== '/ko/outdated');
      await page.goBack();
      await page.getByRole('heading', {name: '오래된 페이지'}).waitFor();
      await status(page).waitFor({state: 'hidden'});
      const frame = page.locator('[data-translation-status]');
      expect(await frame.getAttribute('data-translation-status')).toBe('removed');
    });
  });

  describe('the language menu', () => {
    it('marks the locales that do not translate the page, in the locale of the reader', async () => {
      const page = await openPage('/untranslated');
      await page.locator('.navbar').getByRole('button', {name: 'English'}).hover();
      await page.getByRole('link', {name: '한국어 (not translated)'}).waitFor();
      expect(await page.locator('.untranslated-locale').getAttribute('lang')).toBe('en');
      await page.getByRole('link', {name: '한국어 (not translated)'}).click();
      await page.waitForURL(`${site.url()}/ko/untranslated`);
    });

    it('marks no locale on a translated page', async () => {
      const page = await openPage('/untranslated');
      await page.locator('.navbar').getByRole('button', {name: 'English'}).focus();
      await page.locator('.untranslated-locale').waitFor({state: 'attached'});
      await page.locator('.navbar__brand').click();
      await page.getByRole('heading', {name: 'Current page'}).waitFor();
      expect(await page.locator('.untranslated-locale').count()).toBe(0);
    });

    it('marks locales in the mobile menu', async () => {
      // On a doc, the mobile menu would open with the docs sidebar.
      const page = await openPage('/ko/about', {viewport: mobile});
      await page.locator('.navbar__toggle').click();
      await page.locator('.navbar-sidebar').getByRole('button', {name: '언어'}).click();
      await page.getByRole('link', {name: '한국어 (번역 없음)'}).waitFor();
    });

    it('works if the list cannot be loaded', async () => {
      const page = await openPage('/untranslated');
      await page.context().setOffline(true);
      await page.locator('.navbar').getByRole('button', {name: 'English'}).hover();
      await page.getByRole('link', {name: '한국어', exact: true}).waitFor();
    });
  });

  describe('the dashboard', () => {
    it('summarizes each locale', async () => {
      const page = await openPage('/ko/translations');
      const summary = page.locator('.translations__summary').filter({hasText: '한국어'});
      await summary.getByText('전체 10페이지 중 20% 최신').waitFor();
      expect(await summary.getByRole('listitem').allTextContents()).toEqual([
        '최신 2',
        '업데이트 필요 1',
        '원문과 다름 1',
        '일부 번역 1',
        '번역 없음 3',
        '확인 필요 1',
        '기계 번역 1',
      ]);
    });

    it('folds the problems in UI strings', async () => {
      // Only the build of the default locale knows the source strings.
      const page = await openPage('/translations');
      const table = page.getByRole('table', {name: /^UI strings that are missing/});
      expect(await table.isVisible()).toBe(false);
      await page.locator('.translations__strings summary').click();
      await table.getByRole('row').nth(1).waitFor();
    });

    it('filters the pages with the keyboard', async () => {
      const page = await openPage('/ko/translations');
      const rows = page.getByRole('table').first().locator('tbody tr');
      expect(await rows.count()).toBe(10);
      await page.getByLabel('제목 또는 경로').fill('BLOG/');
      await expect.poll(() => rows.count()).toBe(2);
      await page.getByRole('status').filter({hasText: '페이지 2개'}).waitFor();
      await page.getByLabel('제목 또는 경로').fill('');
      await page.getByRole('radio', {name: '전체'}).focus();
      for (const [key, count] of [
        ['ArrowDown', 2],
        ['ArrowDown', 1],
        ['ArrowDown', 1],
        ['ArrowDown', 1],
        ['ArrowDown', 3],
      ] as const) {
        await page.keyboard.press(key);
        await expect.poll(() => rows.count()).toBe(count);
      }
      await page.getByRole('combobox', {name: '언어'}).selectOption('한국어');
      expect(await rows.count()).toBe(3);
    });

    it('links to the page and to edit its translation', async () => {
      const page = await openPage('/ko/translations');
      const row = page
        .getByRole('table')
        .first()
        .getByRole('row')
        .filter({hasText: '업데이트 필요'});
      expect(await row.getByRole('cell').getByRole('link').getAttribute('href')).toBe(
        'https://git.example/edit/ko/outdated.md',
      );
      await row.getByRole('rowheader').getByRole('link').click();
      await page.waitForURL(`${site.url()}/ko/outdated`);
    });

    it.each([mobile, desktop])(
      'is not wider than the screen, and clips no table: %j',
      async (viewport) => {
        const page = await openPage('/ko/translations', {viewport});
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width);
        for (const table of await page.locator('.translations__table').all()) {
          expect(await table.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
        }
      },
    );
  });

  describe.each(['light', 'dark'] as const)('axe finds no violation, %s', (colorScheme) => {
    it.each([
      'outdated',
      'different',
      'partial',
      'untranslated',
      'unknown',
      'machine',
      'translations',
    ])('%s', async (name) => {
      const page = await openPage(`/ko/${name}`, {colorScheme, reducedMotion: 'reduce'});
      await page.locator('.navbar').getByRole('button', {name: '한국어'}).hover();
      await page
        .locator('details summary')
        .first()
        .click({timeout: 1000})
        .catch(() => undefined);
      await page.waitForFunction(() => document.getAnimations().length === 0);
      expect(await violations(page)).toEqual([]);
    });
  });
});
