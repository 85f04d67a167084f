import fs from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {describe, expect, inject, it} from 'vitest';
import {
  connectionOf,
  delayScripts,
  mobile,
  nextPaint,
  requestedPaths,
  useBrowser,
} from '@repo/testing/browser';

const guide = '/ko/v1/guides/features/command';
const releases = '.navbar__inner a[href="/ko/releases"]';

describe('navigation', () => {
  const {openPage, problems} = useBrowser();

  it('shows a progress bar after 200 ms, not before', async () => {
    const page = await openPage('/ko/');
    await page.waitForLoadState('networkidle');
    const release = await delayScripts(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.locator(releases).dispatchEvent('click');
    await page.clock.runFor(199);
    expect(await page.locator('#nprogress').count()).toBe(0);
    await page.clock.runFor(2);
    expect(await page.locator('#nprogress .bar').count()).toBe(1);
    release();
    await page.clock.resume();
    await page.getByRole('heading', {level: 1, name: '릴리스 노트'}).waitFor();
    await page.locator('#nprogress').waitFor({state: 'detached'});
    expect(problems).toEqual([]);
  });

  /** Follows two links in one task: the second navigation supersedes the first. */
  const supersede = (page: Page, first: string, second: string) =>
    page.evaluate(
      (selectors) =>
        selectors.forEach((selector) => document.querySelector<HTMLElement>(selector)?.click()),
      [first, second],
    );
  const blog = '.navbar__inner a[href="/ko/blog"]';

  it('shows no progress bar for a superseded navigation', async () => {
    const page = await openPage(guide);
    await page.waitForLoadState('networkidle');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await supersede(page, blog, releases);
    await page.getByRole('heading', {level: 1, name: '릴리스 노트'}).waitFor();
    await page.clock.runFor(1000);
    expect(await page.locator('#nprogress').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it('shows the previous page until the last requested page is loaded, whichever loads first', async () => {
    const page = await openPage(guide);
    await page.waitForLoadState('networkidle');
    const scripts = requestedPaths(page, (request) => request.resourceType() === 'script');
    await page.locator(releases).hover();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    const release = await delayScripts(page);
    scripts.length = 0;
    await supersede(page, releases, blog);
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    await nextPaint(page);
    expect(await page.getByRole('heading', {level: 1, name: '커맨드'}).count()).toBe(1);
    release();
    await page.locator('html.blog-list-page').waitFor();
    expect(problems).toEqual([]);
  });

  it('scrolls to the top of the next page, or to the heading in the link', async () => {
    const page = await openPage(guide);
    await page.evaluate('scrollTo(0, 2000)');
    await page.locator('.pagination-nav__link--next').click();
    await page.waitForURL((url) => url.pathname !== guide);
    await expect.poll(() => page.evaluate('scrollY')).toBe(0);
    const link = page.locator('.table-of-contents a').last();
    const hash = decodeURIComponent((await link.getAttribute('href')) ?? '');
    expect(hash).toMatch(/^#./);
    const heading = page.locator(`[id="${hash.slice(1)}"]`);
    const isInView = () =>
      heading.evaluate((element) => {
        const {top, bottom} = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    expect(await isInView()).toBe(false);
    await link.click();
    await expect.poll(isInView).toBe(true);
    expect(decodeURIComponent(new URL(page.url()).hash)).toBe(hash);
  });

  it('scrolls to an entry of a list that was not laid out before', async () => {
    const id = 'buildconfig.beforebundlecommand';
    const page = await openPage(`/ko/v1/api/config#${id}`, {viewport: mobile});
    const top = () =>
      page.locator(`[id="${id}"]`).evaluate((entry) => entry.getBoundingClientRect().top);
    const isNearTop = async () => (await top()) >= 0 && (await top()) < 200;
    await expect.poll(isNearTop).toBe(true);
    // It stays there when its surroundings are laid out.
    await page.waitForLoadState('networkidle');
    expect(await isNearTop()).toBe(true);
  });

  it('scrolls to a heading of another page', async () => {
    const page = await openPage(guide);
    await page.locator('.navbar').getByText('커뮤니티', {exact: true}).hover();
    await page.locator('.navbar__inner a[href="/ko/#sponsors"]').click();
    await page.waitForURL('**/ko/#sponsors');
    const sponsors = page.locator('#sponsors');
    await expect
      .poll(() =>
        sponsors.evaluate((element) => {
          const {top} = element.getBoundingClientRect();
          return scrollY > 0 && top >= 0 && top < innerHeight;
        }),
      )
      .toBe(true);
  });
});

describe('the code of the next page', () => {
  const {openPage} = useBrowser();

  const scriptsOf = (page: Page) =>
    requestedPaths(page, (request) => /\.js$/.test(new URL(request.url()).pathname));

  it.each([
    ['pointed at', (page: Page) => page.locator(releases).hover()],
    ['focused', (page: Page) => page.locator(releases).focus()],
  ])('is loaded when a link is %s, not when it comes into view', async (_name, act) => {
    const page = await openPage(guide);
    await page.waitForLoadState('networkidle');
    const scripts = scriptsOf(page);
    await page.getByRole('main').locator('a[href^="/ko/v1/"]').last().scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    // The control for offline reading comes with the footer; it is not a page.
    const isPage = (script: string) =>
      !fs.readFileSync(path.join(inject('siteFolder'), script), 'utf8').includes('site.offline.');
    const pages = () => scripts.filter(isPage);
    expect(pages()).toEqual([]);
    await act(page);
    await expect.poll(() => pages().length).toBeGreaterThan(0);
    expect(new URL(page.url()).pathname).toBe(guide);
  });

  it.each([
    {effectiveType: '4g', saveData: true},
    {effectiveType: '2g', saveData: false},
  ])('is left alone on $effectiveType with saveData $saveData', async (connection) => {
    const page = await openPage(guide, {}, (opened) =>
      opened.addInitScript(connectionOf(connection)),
    );
    await page.locator('.pagination-nav__link--next').scrollIntoViewIfNeeded();
    // The control for offline reading comes with the footer; it is not a page.
    await page.locator('.footer').getByRole('button').first().waitFor();
    await page.waitForLoadState('networkidle');
    const scripts = scriptsOf(page);
    await page.locator(releases).hover();
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await page.locator(releases).click();
    await page.getByRole('heading', {level: 1, name: '릴리스 노트'}).waitFor();
  });

  it.each([
    // As after a deployment that removed the old files.
    {missing: 'all code', isThere: /^$/},
    {missing: 'only its code', isThere: /\/(?:main|runtime~main)\./},
  ])('when $missing is missing, the next page is loaded as a whole, once', async ({isThere}) => {
    const page = await openPage(guide);
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/js/*.js', (route) =>
      isThere.test(route.request().url()) ? route.continue() : route.abort(),
    );
    const documents = requestedPaths(page, (request) => request.isNavigationRequest());
    await page.locator(releases).dispatchEvent('click');
    // The served HTML needs no script.
    await page.getByRole('heading', {level: 1, name: '릴리스 노트'}).waitFor();
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual(['/ko/releases']);
  });
});

describe('a URL that ends in index.html', () => {
  const {openPage, problems} = useBrowser();

  it('shows the page', async () => {
    const html = await (await fetch(`${inject('siteUrl')}${guide}`)).text();
    // As on a host that does not redirect.
    const page = await openPage(`${guide}/index.html`, {}, (opened) =>
      opened.route(`**${guide}/index.html`, (route) =>
        route.fulfill({contentType: 'text/html; charset=utf-8', body: html}),
      ),
    );
    await page.getByRole('heading', {level: 1, name: '커맨드'}).waitFor();
    const active = page.locator('.menu__link--active[href]').last();
    expect(await active.getAttribute('href')).toBe(guide);
    expect(problems).toEqual([]);
  });
});
