import {describe, expect, it} from 'vitest';
import {violations} from './axe';
import {desktop, mobile, useBrowser} from './browser';

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

const variants = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [desktop, mobile].map((viewport) => ({colorScheme, viewport, width: viewport.width})),
);

describe('axe finds nothing', () => {
  const {openPage} = useBrowser();

  describe.each(variants)('$colorScheme, $width px', ({colorScheme, viewport}) => {
    it.each(Object.entries(pageTypes))('%s', async (_name, path) => {
      const page = await openPage(path, {colorScheme, viewport});
      expect(await violations(page)).toEqual([]);
    });

    it('search, empty and with results', async () => {
      const page = await openPage('/ko/v1/guides', {colorScheme, viewport});
      await page.keyboard.press('Control+k');
      const input = page.getByRole('combobox');
      await input.waitFor();
      expect(await violations(page)).toEqual([]);
      await input.fill('창');
      await page.getByRole('option').first().waitFor();
      expect(await violations(page)).toEqual([]);
    });
  });

  it('the mobile menu', async () => {
    const page = await openPage('/ko/v1/guides', {viewport: mobile});
    await page.locator('.navbar__toggle').click();
    await page.locator('.navbar-sidebar--show').waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

describe('no page is wider than the screen', () => {
  const {openPage} = useBrowser();

  it.each(Object.entries(pageTypes))('%s', async (_name, path) => {
    const page = await openPage(path, {viewport: mobile});
    const width = await page.evaluate('document.documentElement.scrollWidth');
    expect(width).toBe(mobile.width);
  });
});
