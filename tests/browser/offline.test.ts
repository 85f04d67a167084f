import fs from 'node:fs';
import path from 'node:path';
import type {Browser, BrowserContext, Page} from 'playwright-core';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {violations} from './axe';
import {connectionOf, desktop, launchBrowser, requestedPaths, hydrate} from './browser';
import {triggerHydration} from './hydrate.mjs';
import {DeployedSite} from './deployedSite';

/** Milliseconds for a whole locale to be fetched, on a slow machine. */
const long = 120_000;

const site = new DeployedSite();
const problems: string[] = [];
let browser: Browser;
let page: Page;

beforeAll(async () => {
  await site.start();
  browser = await launchBrowser();
});
afterAll(async () => {
  await (browser as Browser | undefined)?.close();
  site.remove();
});

async function openContext(): Promise<BrowserContext> {
  const context = await browser.newContext({viewport: desktop, colorScheme: 'dark'});
  page = await context.newPage();
  problems.length = 0;
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') {
      problems.push(message.text());
    }
  });
  return context;
}

async function goto(address: string): Promise<void> {
  await page.goto(`${site.url}${address}`);
  await triggerHydration(page);
}

const isAlive = () => hydrate(page);

/** Address, without the origin, of the worker that is responsible for the page or will be; undefined while there is none. */
const workerAddress = () =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const worker = registration?.installing ?? registration?.waiting ?? registration?.active;
    return worker && decodeURIComponent(worker.scriptURL.replace(location.origin, ''));
  });

const address = (base: string, offlineMode: boolean) =>
  `${base}sw.js?params={"offlineMode":${offlineMode},"debug":false}`;

const waitForRegistration = (base: string, offlineMode: boolean) =>
  expect.poll(workerAddress, {timeout: long}).toBe(address(base, offlineMode));

/** Polled from here, for `waitForFunction` takes the promise itself for an answer. */
const waitForActivation = () =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return [registration?.installing, registration?.waiting, registration?.active].map(
            (worker) => worker?.state,
          );
        }),
      {timeout: long},
    )
    .toEqual([undefined, undefined, 'activated']);

/** Files in the caches of plugin-pwa, by the path of the locale. */
const keptFiles = (base: string) =>
  page.evaluate(async (path) => {
    const names = (await caches.keys()).filter((name) => name.endsWith(location.origin + path));
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return files.flat().map(({url}) => url);
  }, base);

const fetchText = (path: string) => page.evaluate(async (url) => (await fetch(url)).text(), path);

/** Loads the control that keeps the language. */
const showControl = () => page.locator('.footer__copyright').scrollIntoViewIfNeeded();

const keepButton = () => page.getByRole('button', {name: /^한국어 문서를 오프라인.*[\d.]+ ?MB/});

describe('the worker of the Korean pages', () => {
  let context: BrowserContext;
  beforeEach(async () => {
    context = await openContext();
  });
  afterEach(() => context.close());

  it('is registered below /ko/, keeps no page unless asked, and says in Korean what cannot be had', async () => {
    await goto('/ko/?offlineMode=<script>alert(1)</script>');
    await waitForRegistration('/ko/', false);
    await waitForActivation();
    expect(await keptFiles('/ko/')).toEqual([]);
    expect(problems).toEqual([]);
    site.disconnect();
    try {
      await goto('/ko/v1/guides/faq');
      await page.getByRole('heading', {name: '네트워크에 연결되어 있지 않습니다'}).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe('ko');
    } finally {
      await site.connect();
    }
    await page.getByRole('link', {name: '다시 시도'}).click();
    await isAlive();
  });

  it.each([
    ['data is saved', connectionOf({saveData: true, effectiveType: '4g'})],
    [
      'the site runs as an application',
      'const query = window.matchMedia; window.matchMedia = (media) => media === "(display-mode: standalone)" ? {matches: true} : query.call(window, media)',
    ],
    [
      'the browser says that the site is installed',
      'navigator.getInstalledRelatedApps = async () => [{platform: "webapp"}]',
    ],
    [
      'the site was installed before',
      'localStorage.setItem("docusaurus.pwa.event.appInstalled.fired", "true")',
    ],
  ])('keeps the pages where %s', async (_case, script) => {
    await page.addInitScript(script);
    await goto('/ko/');
    await waitForRegistration('/ko/', true);
    expect(problems).toEqual([]);
  });

  it('keeps the pages as soon as the site is installed', async () => {
    await goto('/ko/');
    await waitForRegistration('/ko/', false);
    await waitForActivation();
    await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
    await waitForRegistration('/ko/', true);
  });

  it('may be missing: that is logged, and the page lives', async () => {
    site.missing.add('/ko/sw.js');
    try {
      await goto('/ko/');
      await isAlive();
      await expect.poll(() => problems.join(), {timeout: long}).toContain('registerSW failed');
    } finally {
      site.missing.clear();
    }
  });

  it(
    'that could not fetch everything says so, and leaves nothing when it is removed',
    async () => {
      site.missing.add('/ko/v1/guides/faq');
      try {
        await goto('/ko/v1/guides');
        await waitForRegistration('/ko/', false);
        await showControl();
        await keepButton().click();
        await page.getByText('내려받기를 마치지 못했습니다.').waitFor({timeout: long});
        await page.getByRole('button', {name: '다시 시도'}).waitFor();
        await page.getByRole('button', {name: '저장한 문서 삭제'}).click();
        await keepButton().waitFor();
        expect(await keptFiles('/ko/')).toEqual([]);
      } finally {
        site.missing.clear();
      }
    },
    long,
  );

  it('has a manifest by which a browser offers to install the site', async () => {
    await goto('/ko/');
    await waitForRegistration('/ko/', false);
    await waitForActivation();
    const session = await context.newCDPSession(page);
    const {errors} = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const {installabilityErrors} = await session.send('Page.getInstallabilityErrors');
    // A context of a test is a private window, which installs nothing.
    expect(installabilityErrors.filter(({errorId}) => errorId !== 'in-incognito')).toEqual([]);
  });
});

// One reader, from test to test: a locale is fetched once.
describe('a reader who keeps the Korean pages', () => {
  let context: BrowserContext;
  const governance = '/ko/about/governance';

  beforeAll(async () => {
    context = await openContext();
  });
  afterAll(() => context.close());

  it(
    'asks for them by the control in the footer, which shows size and progress',
    async () => {
      await goto('/ko/v1/guides');
      await waitForRegistration('/ko/', false);
      await showControl();
      await keepButton().press('Enter');
      await page.getByRole('progressbar', {name: '내려받기 진행 상황'}).waitFor();
      expect(await page.getByText('페이지를 내려받는 중입니다…').isVisible()).toBe(true);
      expect(await keepButton().evaluate((button) => button === document.activeElement)).toBe(true);
      await page.getByText('한국어 문서를 오프라인에서 볼 수 있습니다.').waitFor({timeout: long});
      const remove = page.getByRole('button', {name: '저장한 문서 삭제'});
      expect(await remove.evaluate((button) => button === document.activeElement)).toBe(true);
      expect(await violations(page)).toEqual([]);
      const count = (await keptFiles('/ko/')).length;
      expect(count).toBeGreaterThan(200);

      // The next page keeps them, too.
      await goto('/ko/');
      await isAlive();
      await waitForRegistration('/ko/', true);
      await waitForActivation();
      expect(await keptFiles('/ko/')).toHaveLength(count);
      expect(problems).toEqual([]);
    },
    long,
  );

  it('has every page and file of the language, and search, without a network', async () => {
    site.disconnect();
    try {
      const worker = fs.readFileSync(path.join(site.folder, 'ko/sw.js'), 'utf8');
      const files = Array.from(worker.matchAll(/"url":"([^"]+)"/g), ([, url]) => `/ko/${url}`);
      const pages = files.filter((file) => file.endsWith('/index.html'));
      expect(pages.length).toBeGreaterThan(90);
      const failed = await page.evaluate(async (all) => {
        const answers = all.map(async (url) => [url, await fetch(url).catch(() => null)] as const);
        return (await Promise.all(answers)).filter(([, answer]) => !answer?.ok).map(([url]) => url);
      }, files);
      expect(failed).toEqual([]);
      for (const file of pages) {
        // The address that links have.
        const route = file === '/ko/index.html' ? '/ko/' : file.replace(/\/index\.html$/, '');
        const response = await page.goto(site.url + route, {waitUntil: 'commit'});
        expect(response?.status(), route).toBe(200);
        expect(response?.fromServiceWorker(), route).toBe(true);
      }

      for (const [route, heading] of [
        ['/ko/', ''],
        ['/ko/v1/api/js/window', 'window'],
        ['/ko/v1/guides/faq/', ''],
        ['/ko/blog', ''],
        [governance, '거버넌스'],
      ] as const) {
        await goto(route);
        await isAlive();
        expect(await page.locator('h1').first().textContent(), route).toContain(heading);
      }
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('시스템 트레이');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/ko/v1/guides/features/system-tray*');
      await page.locator('h1').waitFor();

      await goto('/ko/never/kept');
      await page.getByRole('heading', {name: '네트워크에 연결되어 있지 않습니다'}).waitFor();
    } finally {
      await site.connect();
    }
  });

  it(
    'stays with the version that is kept until a new one is taken',
    async () => {
      await goto(governance);
      await isAlive();
      problems.length = 0;
      site.deploy('about/governance', 'DRACC 0035', 'DRACC 9935');
      await page.reload();
      await triggerHydration(page);
      const offer = page.getByRole('complementary', {name: '새로운 버전'});
      await offer.waitFor({timeout: long});
      expect(await violations(page)).toEqual([]);
      expect(await fetchText(governance)).toContain('DRACC 0035');
      // From page to page, with the chunks of the old version.
      await page.locator('.navbar').getByText('블로그', {exact: true}).first().click();
      await page.waitForURL('**/ko/blog');
      await page.goBack();
      await page.getByText('DRACC 0035').waitFor();

      await page.evaluate('window.notReloaded = true');
      await offer.getByRole('button', {name: '새로 고침'}).click();
      await expect
        .poll(() => page.evaluate('window.notReloaded').catch(() => true), {timeout: long})
        .toBe(undefined);
      await isAlive();
      await page.getByText('DRACC 9935').waitFor();
      expect(await offer.count()).toBe(0);
      expect(await fetchText(governance)).toContain('DRACC 9935');
      expect(problems).toEqual([]);
    },
    long,
  );

  it(
    'keeps the English ones beside them, each with a worker of its own',
    async () => {
      await goto('/?offlineMode=true');
      await waitForRegistration('/', true);
      await waitForActivation();
      const [english, korean] = [await keptFiles('/'), await keptFiles('/ko/')];
      expect(english.filter((url) => /\/(?:fr|it|ko|zh-cn)\//.test(url))).toEqual([]);
      expect(korean.filter((url) => !url.startsWith(`${site.url}/ko/`))).toEqual([]);
      expect(Math.abs(english.length - korean.length)).toBeLessThan(10);
      site.disconnect();
      try {
        for (const [route, language] of [
          ['/v1/guides', 'en'],
          ['/ko/v1/guides', 'ko'],
          ['/blog', 'en'],
          ['/ko/blog', 'ko'],
        ] as const) {
          await goto(route);
          await isAlive();
          expect(await page.locator('html').getAttribute('lang'), route).toBe(language);
        }
      } finally {
        await site.connect();
      }
    },
    long,
  );

  it(
    'removes them by the control, and the English ones stay',
    async () => {
      const english = (await keptFiles('/')).length;
      await goto('/ko/v1/guides');
      await showControl();
      await page.getByRole('button', {name: '저장한 문서 삭제'}).click();
      await keepButton().waitFor({timeout: long});
      await expect.poll(() => keptFiles('/ko/'), {timeout: long}).toEqual([]);
      await page.reload();
      await triggerHydration(page);
      await waitForRegistration('/ko/', false);
      expect(await keptFiles('/')).toHaveLength(english);
    },
    long,
  );
});

it('a page of the version before is loaded anew, once, when its chunks are gone', async () => {
  const context = await openContext();
  // Where links are fetched ahead, the old chunk may be there before the deploy; on a slow network they are not.
  await page.addInitScript(connectionOf({effectiveType: '2g'}));
  await goto('/ko/about/intro');
  await isAlive();
  const navigations = requestedPaths(page, (request) => request.isNavigationRequest());
  site.deploy('about/governance', 'DRACC', 'CRACD');
  await page.locator('.navbar').getByText('소개', {exact: true}).first().hover();
  await page.locator('.navbar').getByText('거버넌스', {exact: true}).first().click();
  await page.getByText('CRACD').first().waitFor();
  await isAlive();
  expect(navigations).toEqual(['/ko/about/governance']);
  await context.close();
});
