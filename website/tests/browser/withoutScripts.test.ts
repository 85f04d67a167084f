import {describe, expect, it} from 'vitest';
import {useBrowser} from '@repo/testing/browser';

describe('without scripts', () => {
  const {openPage} = useBrowser();

  it('the release notes show every package, and their versions open', async () => {
    const page = await openPage('/ko/releases', {javaScriptEnabled: false});
    for (const name of ['Core', 'API', 'CLI', 'Bundler', 'TAO', 'WRY', 'create-tauri-app']) {
      const panel = page.getByRole('tabpanel', {name, exact: true});
      expect(await panel.isVisible(), name).toBe(true);
      expect(await panel.locator('details').count(), name).toBeGreaterThan(5);
    }
    const older = page.locator('details', {has: page.locator('[id="core-1.4.1"]')});
    expect(await older.getByRole('link').isVisible()).toBe(false);
    await older.locator('summary').click();
    expect(await older.getByRole('link').isVisible()).toBe(true);
  });

  it('a guide shows the panels of all its tabs with labels, no tabs, and a link to a search', async () => {
    const page = await openPage('/ko/v1/guides/getting-started/prerequisites', {
      javaScriptEnabled: false,
    });
    const panels = page.getByRole('tabpanel', {includeHidden: true});
    expect(await panels.count()).toBeGreaterThan(10);
    for (const panel of await panels.all()) {
      expect(await panel.isVisible()).toBe(true);
    }
    expect(await page.getByRole('tab').count()).toBe(0);
    const search = page.getByRole('search').getByRole('link');
    expect(await search.isVisible()).toBe(true);
    expect(await search.getAttribute('href')).toContain('v1.tauri.app%2Fko%2F');
    const label = page.getByRole('tabpanel', {name: 'Fedora'});
    expect(await label.evaluate((panel) => getComputedStyle(panel, '::before').content)).toBe(
      '"Fedora"',
    );
  });

  it('the navbar shows the logo, and its dropdowns and the categories of the sidebar open', async () => {
    const page = await openPage('/ko/v1/guides/features/command', {javaScriptEnabled: false});
    expect(await page.locator('.navbar__logo > img:visible').count()).toBe(1);
    await page.locator('.menu summary', {hasText: '디버깅'}).click();
    await page.locator('.menu a[href="/ko/v1/guides/debugging/vs-code"]').waitFor();
    await page.locator('.navbar .dropdown > summary', {hasText: '한국어'}).click();
    await page.locator('.dropdown[open] a[lang=fr]').click();
    await page.waitForURL('**/fr/v1/guides/features/command');
  });

  it('the benchmarks have their charts, and their tables open', async () => {
    const page = await openPage('/ko/v1/references/benchmarks', {javaScriptEnabled: false});
    expect(await page.getByRole('img', {name: /^월별 실행 시간/}).count()).toBe(4);
    const figures = page.locator('details', {hasText: '실행 시간: 모든 수치'});
    await figures.locator('summary').click();
    expect(await figures.getByRole('rowheader').count()).toBe(13);
    expect(await figures.getByRole('columnheader').count()).toBe(10);
  });
});

describe('with scripts', () => {
  const {openPage, problems} = useBrowser();

  it('the release notes show one package at a time, and change it', async () => {
    const page = await openPage('/ko/releases');
    expect(await page.getByRole('tabpanel').count()).toBe(1);
    await page.getByRole('tab', {name: 'WRY'}).click();
    expect(await page.getByRole('tabpanel', {name: 'WRY'}).isVisible()).toBe(true);
    expect(await page.getByRole('tabpanel', {name: 'Core'}).isVisible()).toBe(false);
    expect(problems).toEqual([]);
  });
});
