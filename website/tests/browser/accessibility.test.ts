import {describe, expect, it} from 'vitest';
import {violations, violationsInBothThemes} from '@repo/testing/axe';
import {desktop, mobile, useBrowser} from '@repo/testing/browser';

const pageTypes = {
  home: '/ko/',
  guide: '/ko/v1/guides/features/command',
  'guide index': '/ko/v1/guides/building',
  'JavaScript reference': '/ko/v1/api/js/window',
  'CLI reference': '/ko/v1/api/cli',
  'configuration reference': '/ko/v1/api/config',
  benchmarks: '/ko/v1/references/benchmarks',
  'blog list': '/ko/blog',
  post: '/ko/blog/2022/06/19/tauri-1-0',
  archive: '/ko/blog/archive',
  about: '/ko/about/intro',
  'release notes': '/ko/releases',
  'not found': '/ko/no/such/page',
};

describe('axe finds nothing, in the light and the dark theme', () => {
  const {openPage} = useBrowser();

  describe.each([desktop, mobile])('on a screen of $width px', (viewport) => {
    it.each(Object.entries(pageTypes))('%s', async (_name, path) => {
      const page = await openPage(path, {viewport});
      expect(await violationsInBothThemes(page)).toEqual([]);
    });

    it('search, empty and with results', async () => {
      const page = await openPage('/ko/v1/guides', {viewport});
      await page.keyboard.press('Control+k');
      const input = page.getByRole('combobox');
      await input.waitFor();
      expect(await violationsInBothThemes(page)).toEqual([]);
      await input.fill('창');
      await page.getByRole('option').first().waitFor();
      expect(await violationsInBothThemes(page)).toEqual([]);
    });
  });

  it('the mobile menu', async () => {
    const page = await openPage('/ko/v1/guides', {viewport: mobile});
    await page.locator('.navbar__toggle').click();
    await page.locator('.site-menu:popover-open').waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.locator('.site-menu').getByText('전체 메뉴').click();
    await page.locator('.site-menu summary', {hasText: '소개'}).click();
    await page.locator('.site-menu a[href="/ko/about/intro"]').waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
  });

  it.each(['커뮤니티', '한국어', 'v1'])('the menu %s of the navbar', async (label) => {
    const page = await openPage('/ko/about/intro');
    await page.locator('.navbar').getByText(label, {exact: true}).first().hover();
    await page.locator('.navbar .dropdown:hover .dropdown__menu').waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
  });

  it('the table of contents of a phone, open', async () => {
    const page = await openPage('/ko/v1/guides/features/command', {viewport: mobile});
    await page.getByRole('button', {name: '이 페이지에서'}).click();
    await page.locator('.table-of-contents a').first().waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
  });

  it('a page that crashed', async () => {
    const page = await openPage('/ko/');
    await page.evaluate(
      "Intl.DateTimeFormat = function () { throw new Error('no dates', {cause: new Error('no time')}); }",
    );
    await page.locator('.navbar__inner a[href="/ko/releases"]').click();
    await page.getByRole('heading', {name: '페이지에 오류가 발생하였습니다.'}).waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
  });
});

describe('axe finds', () => {
  const {openPage} = useBrowser();

  it('text without contrast in one of the themes', async () => {
    const page = await openPage('/ko/about/intro');
    await page.evaluate(`
      const style = new CSSStyleSheet();
      style.replaceSync('html[data-theme="light"] h1 { color: #eee; }');
      document.adoptedStyleSheets.push(style);
    `);
    const found = await violationsInBothThemes(page);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((violation) => violation.startsWith('light: color-contrast'))).toBe(true);
    await page.emulateMedia({colorScheme: 'dark'});
    expect(await violations(page)).toEqual([]);
  });
});
