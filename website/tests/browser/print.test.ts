import {describe, expect, it} from 'vitest';
import {useBrowser} from '@repo/testing/browser';

const guide = '/ko/v1/guides/getting-started/prerequisites';

describe('a printed page', () => {
  const {openWithoutHydration} = useBrowser();

  it('has the panels of all tabs, each below its label, and no navigation', async () => {
    const page = await openWithoutHydration(guide);
    const hiddenPanel = page.locator('[role="tabpanel"][hidden]').first();
    expect(await hiddenPanel.isVisible()).toBe(false);
    await page.emulateMedia({media: 'print'});

    const panels = page.locator('[role="tabpanel"]');
    expect(await panels.count()).toBeGreaterThan(10);
    for (const panel of await panels.all()) {
      expect(await panel.isVisible()).toBe(true);
      const label = await panel.evaluate((node) => getComputedStyle(node, '::before').content);
      expect(label).toBe(JSON.stringify(await panel.getAttribute('aria-label')));
    }
    for (const selector of [
      '.navbar',
      '.theme-doc-sidebar-container',
      '.theme-doc-breadcrumbs',
      '.theme-edit-this-page',
      '.table-of-contents',
      '.pagination-nav',
      '.hash-link',
      '[role="tablist"]',
      'footer.footer',
    ]) {
      const elements = page.locator(selector);
      expect(await elements.count(), selector).toBeGreaterThan(0);
      expect(await elements.filter({visible: true}).count(), selector).toBe(0);
    }
  });

  it('has dark text in the dark mode', async () => {
    const page = await openWithoutHydration(guide);
    /** The largest channel (0 to 255) of the color of each kind of text. */
    const brightness = () =>
      Promise.all(
        ['h1', '.markdown p', '.theme-code-block code'].map(async (selector) => {
          const color = await page
            .locator(selector)
            .first()
            .evaluate((node) => getComputedStyle(node).color);
          return Math.max(...(color.match(/\d+/g) ?? []).slice(0, 3).map(Number));
        }),
      );
    expect(Math.min(...(await brightness()))).toBeGreaterThan(200);
    await page.emulateMedia({media: 'print'});
    expect(Math.max(...(await brightness()))).toBeLessThan(80);
  });

  it('has tables that fit the paper', async () => {
    const page = await openWithoutHydration('/ko/v1/references/benchmarks');
    // A4 at 96 pixels per inch, without margins of 1 cm.
    await page.setViewportSize({width: 718, height: 1000});
    const tooWide = () =>
      page.evaluate(
        () =>
          Array.from(document.querySelectorAll('.table-scroll')).filter(
            (element) => element.scrollWidth > element.clientWidth,
          ).length,
      );
    await page.evaluate("document.querySelectorAll('details').forEach((it) => (it.open = true))");
    expect(await tooWide()).toBeGreaterThan(0);
    await page.emulateMedia({media: 'print'});
    expect(await tooWide()).toBe(0);
  });

  it('has light pictures in the dark mode', async () => {
    const page = await openWithoutHydration('/ko/v1/guides/features/menu');
    const [light, dark] = ['light', 'dark'].map((mode) =>
      page.locator(`picture[class*='${mode}']`).first(),
    );
    expect(await dark?.isVisible()).toBe(true);
    await page.emulateMedia({media: 'print'});
    expect(await light?.isVisible()).toBe(true);
    expect(await dark?.isVisible()).toBe(false);
  });

  it('has the releases that are closed on screen', async () => {
    const page = await openWithoutHydration('/ko/releases');
    const link = page
      .locator('details', {has: page.locator('[id="core-1.4.1"]')})
      .getByRole('link', {includeHidden: true})
      .first();
    expect(await link.isVisible()).toBe(false);
    await page.emulateMedia({media: 'print'});
    expect(await link.isVisible()).toBe(true);
  });
});
