import {describe, expect, it} from 'vitest';
import {desktop, mobile, useBrowser} from '@repo/testing/browser';

describe('the Korean site', () => {
  const {openPage} = useBrowser();

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
