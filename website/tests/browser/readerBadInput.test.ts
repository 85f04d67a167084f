import type {Page} from 'playwright-core';
import {describe, expect, inject, it} from 'vitest';
import {hydrate, useBrowser} from '@repo/testing/browser';

const guide = '/ko/v1/guides/features/command';
/** RAPID_NAVIGATIONS=10000 takes seven minutes on two cores. */
const rapidNavigations = Number(process.env.RAPID_NAVIGATIONS ?? 400);
/** Navigations in one task, before any of them can be rendered. */
const batch = 20;

describe('no error reaches the reader', () => {
  const {openPage, problems} = useBrowser();

  it('with broken values in storage', async () => {
    const page = await openPage('/ko/');
    // Under every key that a visit writes, and the other keys of the theme.
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

  it('without access to storage', async () => {
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
    // The theme warns that settings are not saved. There are no other messages.
    expect(problems.filter((problem) => !problem.includes('localStorage'))).toEqual([]);
  });

  it.each(['#%E0%A4%A', '#<script>'])('with the hash %s', async (hash) => {
    const page = await openPage(`${guide}${hash}`);
    const heading = page.getByRole('heading', {level: 1, name: '커맨드'});
    await heading.waitFor();
    await page.evaluate(`location.hash = ${JSON.stringify(`${hash}x`)}`);
    await page.locator('.table-of-contents a').first().click();
    await page.goBack();
    await heading.waitFor();
    await page.locator('.navbar__inner a[href="/ko/releases"]').click();
    await page.getByRole('heading', {level: 1, name: '릴리스 노트'}).waitFor();
    expect(problems).toEqual([]);
  });

  /** Clicks links of the navbar before any of their pages can be rendered. */
  async function navigateRapidly(page: Page) {
    await page.locator('.navbar__inner a[href="/ko/releases"]').waitFor({state: 'attached'});
    await page.evaluate(`
      const paths = ['/ko/releases', '/ko/blog', '/ko/about/trademark', '/ko/about/intro'];
      for (let count = 0; count < ${batch}; count += 1) {
        document.querySelector('.navbar__inner a[href="' + paths[count % paths.length] + '"]').click();
      }
    `);
  }

  async function showReleases(page: Page) {
    await page.locator('.navbar__inner a[href="/ko/releases"]').click();
    await page.getByRole('heading', {level: 1, name: '릴리스 노트'}).waitFor();
  }

  it(`with ${rapidNavigations} navigations, faster than pages can be rendered`, async () => {
    const page = await openPage('/ko/about/intro');
    for (let count = 0; count < rapidNavigations; count += batch) {
      await navigateRapidly(page);
    }
    await showReleases(page);
    expect(problems).toEqual([]);
  }, 1_200_000);
});
