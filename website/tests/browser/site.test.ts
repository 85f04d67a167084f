import {describe, expect, it} from 'vitest';
import {desktop, mobile, useBrowser} from '@repo/testing/browser';

describe('the Korean site', () => {
  const {openPage} = useBrowser();

  it('has the items of the navbar, in Korean', async () => {
    const page = await openPage('/ko/');
    const navbar = page.locator('.navbar');
    for (const label of [
      '안내서',
      'API',
      '참조 문서',
      '블로그',
      '커뮤니티',
      '소개',
      '릴리스 노트',
      '한국어',
      'v1',
    ]) {
      expect(await navbar.getByText(label, {exact: true}).first().isVisible(), label).toBe(true);
    }
    const github = navbar.getByRole('link', {name: 'GitHub'});
    expect(await github.getAttribute('href')).toBe('https://github.com/tauri-apps/tauri');
    await navbar.getByText('v1', {exact: true}).first().hover();
    expect(await navbar.getByText('v2').first().getAttribute('href')).toBe('https://v2.tauri.app/');
  });

  it('shows registered items in the mobile menu as text', async () => {
    const page = await openPage('/ko/', {viewport: mobile});
    await page.locator('.navbar__toggle').click();
    await page.locator('.site-menu').getByText('GitHub').waitFor();
  });

  it('hides the navbar on scrolling down, and shows it on scrolling up', async () => {
    const page = await openPage('/ko/v1/guides/features/command', {viewport: desktop});
    const top = () =>
      page.locator('.navbar').evaluate((navbar) => navbar.getBoundingClientRect().bottom);
    // Docusaurus compares a position with the previous one, and ignores the top.
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(0);
    await page.mouse.wheel(0, 500);
    await expect.poll(top).toBeLessThanOrEqual(0);
    await page.mouse.wheel(0, -400);
    await expect.poll(top).toBeGreaterThan(0);
  });
});
