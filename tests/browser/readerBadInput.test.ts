import type {Page} from 'playwright-core';
import {describe, expect, inject, it} from 'vitest';
import {mobile, hydrate, useBrowser} from './browser';

const guide = '/ko/v1/guides/features/command';
/** RAPID_NAVIGATIONS=10000 takes seven minutes on two cores: a browser that is watched needs milliseconds for each. */
const rapidNavigations = Number(process.env.RAPID_NAVIGATIONS ?? 400);
/** Navigations at once, before any can be shown. */
const batch = 20;

describe('nothing throws to the reader', () => {
  const {openPage, problems} = useBrowser();

  it('whatever is stored', async () => {
    const page = await openPage('/ko/');
    // Under every key that a visit leaves, and the others that the theme knows.
    await page.getByRole('button', {name: '어두운 모드와 밝은 모드 전환하기'}).first().click();
    await page.evaluate(`
      const keys = ['theme', 'docusaurus.announcement.id', 'docusaurus.announcement.dismiss', 'docusaurus.tab.package-manager',
        'docs-preferred-version-default', 'docusaurus.pwa.event.appInstalled.fired', 'docusaurus.sidebar'];
      for (const key of new Set([...keys, ...Object.keys(localStorage)])) localStorage.setItem(key, '{"\\u0000 broken');
    `);
    for (const path of ['/ko/', guide, '/ko/v1/guides/getting-started/prerequisites', '/ko/blog']) {
      await page.goto(`${inject('siteUrl')}${path}`);
      await hydrate(page);
    }
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('창');
    await page.getByRole('option').first().waitFor();
    expect(problems).toEqual([]);
  });

  it('where storage is denied', async () => {
    const page = await openPage(guide, {}, (opened) =>
      opened.addInitScript(`
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {get() { throw new DOMException('denied', 'SecurityError'); }});
        }
      `),
    );
    await page.getByRole('button', {name: '어두운 모드와 밝은 모드 전환하기'}).first().click();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    await page.getByRole('button', {name: '닫기'}).first().click();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('창');
    await page.getByRole('option').first().click();
    await page.getByRole('dialog').waitFor({state: 'detached'});
    // The theme says that what is set will not be remembered; nothing else is said.
    expect(problems.filter((problem) => !problem.includes('localStorage'))).toEqual([]);
  });

  it.each(['#%E0%A4%A', '#%', '#%zz', '#<script>'])('for the hash %s', async (hash) => {
    const page = await openPage(`${guide}${hash}`);
    const heading = page.getByRole('heading', {level: 1, name: '커맨드'});
    await heading.waitFor();
    await page.evaluate(`location.hash = ${JSON.stringify(`${hash}x`)}`);
    await page.locator('.table-of-contents a').first().click();
    await page.goBack();
    await heading.waitFor();
    await page.locator('.navbar a[href="/ko/releases"]').click();
    await page.getByRole('heading', {level: 1, name: '릴리스 노트'}).waitFor();
    expect(problems).toEqual([]);
  });

  /** Clicks links of the navbar, before any of their pages can be shown. */
  async function navigateRapidly(page: Page) {
    await page.locator('.navbar a[href="/ko/releases"]').waitFor({state: 'attached'});
    await page.evaluate(`
      const paths = ['/ko/releases', '/ko/blog', '/ko/about/trademark', '/ko/about/intro'];
      for (let count = 0; count < ${batch}; count += 1) {
        document.querySelector('.navbar a[href="' + paths[count % paths.length] + '"]').click();
      }
    `);
  }

  async function showReleases(page: Page) {
    await page.locator('.navbar a[href="/ko/releases"]').click();
    await page.getByRole('heading', {level: 1, name: '릴리스 노트'}).waitFor();
  }

  it(`for ${rapidNavigations} changes of page, faster than pages can be shown`, async () => {
    const page = await openPage('/ko/about/intro');
    for (let count = 0; count < rapidNavigations; count += batch) {
      await navigateRapidly(page);
    }
    await showReleases(page);
    expect(problems).toEqual([]);
  }, 1_200_000);

  it('and no more is watched after them than the links of the page', async () => {
    const page = await openPage('/ko/about/intro', {}, (opened) =>
      opened.addInitScript(`
        window.observing = new Set();
        window.IntersectionObserver = class extends IntersectionObserver {
          observe(element) {
            observing.add(this);
            super.observe(element);
          }
          disconnect() {
            observing.delete(this);
            super.disconnect();
          }
        };
      `),
    );
    for (let count = 0; count < 5; count += 1) {
      await navigateRapidly(page);
    }
    await showReleases(page);
    const [observing, links] = await page.evaluate<[number, number]>(
      '[observing.size, document.links.length]',
    );
    expect(observing).toBeGreaterThan(0);
    expect(observing).toBeLessThanOrEqual(links);
  });
});

describe('without JavaScript', () => {
  const {openPage} = useBrowser();
  const links = 'nav[aria-label="JavaScript 없이 보기"] a';

  it('a page can be read, its menus lead on, and a search can be found', async () => {
    const page = await openPage(guide, {javaScriptEnabled: false});
    await page.getByRole('heading', {level: 1, name: '커맨드'}).waitFor();
    expect(await page.locator('pre code').first().isVisible()).toBe(true);
    const search = page.locator(links, {hasText: '검색'});
    expect(await search.isVisible()).toBe(true);
    expect(await search.getAttribute('href')).toContain('v1.tauri.app%2Fko%2F');
    await page.locator('.navbar a[href^="/ko/v1/references"]').first().click();
    await page.waitForURL('**/ko/v1/references/**');
  });

  it('on a phone, links stand in the place of the menu that does not open', async () => {
    const page = await openPage(guide, {javaScriptEnabled: false, viewport: mobile});
    await page.locator(links, {hasText: '안내서'}).click();
    await page.waitForURL('**/ko/v1/guides');
  });
});
