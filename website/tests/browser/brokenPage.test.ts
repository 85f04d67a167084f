import {describe, expect, inject, it} from 'vitest';
import {violationsInBothThemes} from '@repo/testing/axe';
import {connectionOf, useBrowser} from '@repo/testing/browser';
import {triggerHydration} from '@repo/testing/triggerHydration.mjs';

const guide = '/ko/v1/guides/features/command';

async function htmlOf(path: string): Promise<string> {
  return (await fetch(`${inject('siteUrl')}${path}`)).text();
}

describe('a page that cannot be rendered', () => {
  const {openPage} = useBrowser();

  /** URLs of the scripts that a page needs, without those of linked pages. */
  async function scriptsOf(path: string): Promise<string[]> {
    const page = await openPage(path, {}, (opened) =>
      opened.addInitScript(connectionOf({effectiveType: '2g'})),
    );
    return page.evaluate(
      "performance.getEntriesByType('resource').map(({name}) => name).filter((name) => name.endsWith('.js'))",
    );
  }

  it('reports the crash in Korean, with its causes, and can be retried', async () => {
    const page = await openPage('/ko/');
    await page.evaluate(`
      window.DateTimeFormat = Intl.DateTimeFormat;
      Intl.DateTimeFormat = function () {
        throw new Error('no dates', {cause: new Error('no calendar', {cause: new Error('no time')})});
      };
    `);
    await page.locator('.navbar__inner a[href="/ko/releases"]').click();
    await page.getByRole('heading', {name: '페이지에 오류가 발생하였습니다.'}).waitFor();
    const main = (await page.getByRole('main').textContent()) ?? '';
    expect(main).toMatch(/no dates\s*원인:\s*no calendar\s*원인:\s*no time/);
    expect(await page.locator('.navbar').isVisible()).toBe(true);
    expect(await violationsInBothThemes(page, 'main')).toEqual([]);
    await page.getByRole('button', {name: '다시 시도해 보세요'}).click();
    await page.getByRole('heading', {name: '페이지에 오류가 발생하였습니다.'}).waitFor();
    await page.evaluate('Intl.DateTimeFormat = window.DateTimeFormat');
    await page.getByRole('button', {name: '다시 시도해 보세요'}).click();
    await page.getByRole('heading', {level: 1, name: '릴리스 노트'}).waitFor();
  });

  it('reports a crash of the layout, and can be retried', async () => {
    const page = await openPage('/ko/');
    await page.evaluate(`
      window.originalMatchMedia = window.matchMedia;
      window.matchMedia = () => { throw new Error('no media'); };
    `);
    await page.locator('.navbar__inner a[href="/ko/blog"]').first().click();
    await page.getByRole('heading', {name: '페이지에 오류가 발생하였습니다.'}).waitFor();
    expect(await page.getByText('no media').isVisible()).toBe(true);
    expect(await page.locator('.navbar').count()).toBe(0);
    await page.evaluate('window.matchMedia = window.originalMatchMedia');
    await page.getByRole('button', {name: '다시 시도해 보세요'}).click();
    await page.locator('.navbar').waitFor();
    await page.locator('article').first().waitFor();
  });

  it('shows why its code did not load, and can load it again', async () => {
    const otherPage = '/ko/v1/guides/features/events';
    const others = await scriptsOf(otherPage);
    const own = (await scriptsOf(guide)).filter((script) => !others.includes(script));
    expect(own.length).toBeGreaterThan(0);

    let isBlocked = true;
    const html = await htmlOf(otherPage);
    const page = await openPage('/ko/', {serviceWorkers: 'block'});
    // As on a host that answers with another page, and does not redirect: the router removes `index.html`, and then requests the code of
    // the page.
    await page.route(`**${guide}/index.html`, (route) =>
      route.fulfill({contentType: 'text/html; charset=utf-8', body: html}),
    );
    await page.route('**/assets/js/*.js', (route) =>
      isBlocked && own.includes(route.request().url()) ? route.abort() : route.continue(),
    );
    await page.goto(`${inject('siteUrl')}${guide}/index.html`);
    await triggerHydration(page);
    const alert = page.getByRole('alert').filter({hasText: '페이지를 불러오지 못했습니다.'});
    await alert.waitFor();
    expect(await alert.textContent()).toContain('ChunkLoadError');
    await alert.getByRole('button', {name: '다시 시도'}).click();
    await alert.waitFor();
    isBlocked = false;
    await alert.getByRole('button', {name: '다시 시도'}).click();
    await page.getByRole('heading', {level: 1, name: '커맨드'}).waitFor();
  });
});

describe('an unknown path', () => {
  const {openPage} = useBrowser();

  it('has the not-found page of its locale, with a search box', async () => {
    const page = await openPage('/ko/no/such/page');
    await page.getByRole('heading', {name: '페이지를 찾을 수 없습니다.'}).waitFor();
    await page.getByRole('main').getByRole('button', {name: '검색'}).click();
    await page.getByRole('combobox').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
  });
});

describe('a site under another base URL than it was built for', () => {
  const {openPage} = useBrowser();

  it('suggests a base URL if neither scripts nor styles are found', async () => {
    const html = await htmlOf('/ko/');
    const page = await openPage('/ko/');
    await page.route('**/ko/assets/**', (route) => route.fulfill({status: 404, body: ''}));
    await page.route('**/docs/site/', (route) =>
      route.fulfill({contentType: 'text/html; charset=utf-8', body: html}),
    );
    await page.goto(`${inject('siteUrl')}/docs/site/`);
    const banner = page.locator('#base-url-banner');
    await banner.waitFor();
    const text = (await banner.textContent()) ?? '';
    expect(text).toContain('사이트를 제대로 불러오지 못했습니다.');
    expect(text).toContain('현재 설정된 값: /ko/');
    expect(text).toContain('다음 기본 URL을 사용해 보세요: /docs/site/');
  });

  it('shows no suggestion if scripts and styles are found', async () => {
    const page = await openPage('/ko/');
    expect(await page.locator('#base-url-banner').count()).toBe(0);
  });
});
