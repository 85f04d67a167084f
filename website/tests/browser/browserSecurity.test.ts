import type {Page} from 'playwright-core';
import {describe, expect, inject, it} from 'vitest';
import {useBrowser} from '@repo/testing/browser';

/**
 * Runs code in the page, and returns its result or the name of its exception. `page.evaluate` alone would not do: the policy does
 * not apply to code of a debugger.
 */
async function outcome(page: Page, code: string): Promise<unknown> {
  await page.evaluate(`setTimeout(() => {
    const attempt = () => { ${code} };
    try {
      window.outcome = {value: attempt()};
    } catch (error) {
      window.outcome = {value: error.name};
    }
  })`);
  const result = await page.waitForFunction('window.outcome');
  const {value} = (await result.jsonValue()) as {value: unknown};
  await page.evaluate('delete window.outcome');
  return value;
}

describe('the content security policy', () => {
  const {openPage, problems} = useBrowser();

  it('runs only scripts of the site', async () => {
    const page = await openPage('/ko/v1/guides');
    await page.evaluate('window.ran = []');
    const script = (fill: string) =>
      outcome(
        page,
        `const element = document.createElement('script'); ${fill}; document.head.append(element)`,
      );
    expect(await script('element.append("window.ran.push(1)")')).toBeUndefined();
    expect(await script('element.text = "window.ran.push(2)"')).toBe('TypeError');
    expect(await script('element.src = "https://example.org/x.js"')).toBe('TypeError');
    expect(await script('element.src = "data:text/javascript,window.ran.push(3)"')).toBe(
      'TypeError',
    );
    expect(await outcome(page, "window.eval('window.ran.push(4)')")).toBe('EvalError');
    expect(await outcome(page, "new Worker('https://example.org/x.js')")).toBe('TypeError');
    await outcome(page, "setTimeout('window.ran.push(5)')");
    expect(
      await outcome(
        page,
        `document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.ran.push(6)">');
        return document.querySelector('img[src="x"]')`,
      ),
    ).toBeNull();
    await page.evaluate(
      `const link = document.createElement('a');
      link.href = 'javascript:window.ran.push(7)';
      document.body.append(link);
      link.click();`,
    );
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate('window.ran')).toEqual([]);
    // The browser reports the inline script and the URL of the link.
    expect(
      problems.filter((problem) => problem.includes('Content Security Policy')).length,
    ).toBeGreaterThanOrEqual(2);
  });

  it('allows code in a table of contents, also after a navigation', async () => {
    const page = await openPage('/ko/v1/guides/features/command');
    await page.locator('.menu a[href="/ko/v1/guides/faq"]').first().click();
    await page.locator('.table-of-contents code').first().waitFor();
    expect(await page.locator('.table-of-contents').textContent()).not.toContain('<code');
    expect(problems).toEqual([]);
  });

  it('allows no other site to show a page in a frame', async () => {
    const page = await openPage('/ko/');
    await page.goto('about:blank');
    await page.setContent(`<iframe src="${inject('siteUrl')}/ko/"></iframe>`);
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  });
});
