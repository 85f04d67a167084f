import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {chromium, type Browser, type BrowserContext, type Page} from 'playwright-core';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {accessibilityTree} from '@repo/testing/accessibilityTree';
import {violations} from '@repo/testing/axe';
import {
  connectionOf,
  desktop,
  connectToBrowser,
  requestedPaths,
  hydrate,
} from '@repo/testing/browser';
import {triggerHydration} from '@repo/testing/hydrate.mjs';
import {localeFolderOf} from '../locales';
import {DeployedSite} from '../deployedSite';
import {findBrowser} from '@repo/testing/findBrowser';

/** Milliseconds to download a whole locale on a slow machine. */
const long = 120_000;

const site = new DeployedSite();
const problems: string[] = [];
let browser: Browser;
let page: Page;

beforeAll(async () => {
  await site.start();
  browser = await connectToBrowser();
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

async function goto(path: string): Promise<void> {
  await page.goto(`${site.url}${path}`);
  await triggerHydration(page);
}

const hydrated = () => hydrate(page);

/** URL, without the origin, of the worker that controls the page or will control it. Undefined if there is none. */
const workerUrl = () =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const worker = registration?.installing ?? registration?.waiting ?? registration?.active;
    return worker && decodeURIComponent(worker.scriptURL.replace(location.origin, ''));
  });

const urlOf = (base: string, offlineMode: boolean) =>
  `${base}sw.js?params={"offlineMode":${offlineMode},"debug":false}`;

const waitForRegistration = (base: string, offlineMode: boolean) =>
  expect.poll(workerUrl, {timeout: long}).toBe(urlOf(base, offlineMode));

/** Polls here: `waitForFunction` would treat the promise itself as a result. */
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

/** URLs of the files in the caches of plugin-pwa, for the path of a locale. */
const savedFiles = (base: string) =>
  page.evaluate(async (path) => {
    const names = (await caches.keys()).filter((name) => name.endsWith(location.origin + path));
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return files.flat().map(({url}) => url);
  }, base);

/** Paths of the HTML files in the caches. */
const savedPages = async (base: string) =>
  (await savedFiles(base))
    .map((url) => new URL(url).pathname)
    .filter((pathname) => pathname.endsWith('.html'));

/** Looks for an update, and waits until it is installed or has failed. Returns the state of its worker. */
const update = () =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const pause = () => new Promise((resolve) => setTimeout(resolve, 500));
    // The browser may have found the update itself.
    let worker = registration?.installing;
    registration?.addEventListener('updatefound', () => {
      worker = registration.installing;
    });
    while (registration && !worker) {
      await registration.update();
      await pause();
    }
    while (worker?.state === 'installing') {
      await pause();
    }
    return worker?.state;
  });

/** The notice of a saved locale without a network. */
const notice = () => page.getByRole('status').getByText('오프라인 상태입니다');

const fetchText = (path: string) => page.evaluate(async (url) => (await fetch(url)).text(), path);

/** Loads the control that saves the locale. */
const showControl = () => page.locator('.footer__copyright').scrollIntoViewIfNeeded();

const saveButton = () => page.getByRole('button', {name: /^한국어 문서를 오프라인.*[\d.]+ ?MB/});

describe('the worker of the Korean pages', () => {
  let context: BrowserContext;
  beforeEach(async () => {
    context = await openContext();
  });
  afterEach(() => context.close());

  it('is registered for /ko/, saves no page by default, and shows an offline page in Korean', async () => {
    await goto('/ko/?offlineMode=<script>alert(1)</script>');
    await waitForRegistration('/ko/', false);
    await waitForActivation();
    expect(await savedFiles('/ko/')).toEqual([]);
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
    await hydrated();
  });

  it.each([
    ['the browser saves data', connectionOf({saveData: true, effectiveType: '4g'})],
    [
      'the site runs as an application',
      'const query = window.matchMedia; window.matchMedia = (media) => media === "(display-mode: standalone)" ? {matches: true} : query.call(window, media)',
    ],
    [
      'the browser reports that the site is installed',
      'navigator.getInstalledRelatedApps = async () => [{platform: "webapp"}]',
    ],
    [
      'the site was installed before',
      'localStorage.setItem("docusaurus.pwa.event.appInstalled.fired", "true")',
    ],
  ])('saves the pages if %s', async (_case, script) => {
    await page.addInitScript(script);
    await goto('/ko/');
    await waitForRegistration('/ko/', true);
    expect(problems).toEqual([]);
  });

  it('saves the pages as soon as the site is installed', async () => {
    await goto('/ko/');
    await waitForRegistration('/ko/', false);
    await waitForActivation();
    await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
    await waitForRegistration('/ko/', true);
  });

  it('keeps the pictures of a page that was read, and shows them without a network', async () => {
    await goto('/ko/v1/guides/features/menu');
    await waitForRegistration('/ko/', false);
    await waitForActivation();
    expect(await savedFiles('/ko/')).toEqual([]);
    // The first page was loaded before it had a worker.
    await page.reload();
    const picture = page.locator('figure img:visible').first();
    const isShown = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(isShown).toBe(true);
    const url = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(url).toMatch(/-dark-[0-9a-f]{8}\.webp$/);
    await expect.poll(() => savedFiles('/ko/')).toContain(url);
    site.disconnect();
    try {
      const type = await page.evaluate(
        async (path) => (await fetch(path)).headers.get('content-type'),
        url,
      );
      expect(type).toBe('image/webp');
    } finally {
      await site.connect();
    }
  });

  it('logs an error if it is missing; the page still works', async () => {
    site.missingPaths.add('/ko/sw.js');
    try {
      await goto('/ko/');
      await hydrated();
      await expect.poll(() => problems.join(), {timeout: long}).toContain('registerSW failed');
    } finally {
      site.missingPaths.clear();
    }
  });

  it(
    'reports an incomplete download, and removes its files',
    async () => {
      site.missingPaths.add('/ko/v1/guides/faq');
      try {
        await goto('/ko/v1/guides');
        await waitForRegistration('/ko/', false);
        await showControl();
        await saveButton().click();
        await page.getByText('내려받기를 마치지 못했습니다.').waitFor({timeout: long});
        await page.getByRole('button', {name: '다시 시도'}).waitFor();
        await page.getByRole('button', {name: '저장한 문서 삭제'}).click();
        await saveButton().waitFor();
        expect(await savedFiles('/ko/')).toEqual([]);
      } finally {
        site.missingPaths.clear();
      }
    },
    long,
  );

  it(
    'continues a download that did not finish, without what is saved',
    async () => {
      site.missingPaths.add('/ko/v1/guides/faq');
      try {
        await goto('/ko/v1/guides');
        await waitForRegistration('/ko/', false);
        await showControl();
        await saveButton().click();
        await page.getByText('내려받기를 마치지 못했습니다.').waitFor({timeout: long});
      } finally {
        site.missingPaths.clear();
      }
      const saved = await savedPages('/ko/');
      expect(saved.length).toBeGreaterThan(0);
      site.requests.length = 0;
      await page.getByRole('button', {name: '다시 시도'}).click();
      await page.getByText('한국어 문서를 오프라인에서 볼 수 있습니다.').waitFor({timeout: long});
      expect(site.requests).toContain('/ko/v1/guides/faq');
      expect(site.requests.filter((requested) => saved.includes(requested))).toEqual([]);
    },
    long,
  );

  it(
    'saves nothing if the device has no space, and does not try again',
    async () => {
      const session = await context.newCDPSession(page);
      await session.send('Storage.overrideQuotaForOrigin', {origin: site.url, quotaSize: 2e6});
      await goto('/ko/v1/guides');
      await waitForRegistration('/ko/', false);
      await showControl();
      await saveButton().click();
      await page.getByText('이 기기에 문서를 저장할 공간이 부족합니다.').waitFor({timeout: long});
      await expect.poll(() => savedFiles('/ko/')).toEqual([]);
      await goto('/ko/');
      await hydrated();
      await waitForRegistration('/ko/', false);
      await waitForActivation();
      expect(await savedFiles('/ko/')).toEqual([]);
      expect(await page.evaluate("localStorage.getItem('offline /ko/')")).toBe('off');
      await session.send('Storage.overrideQuotaForOrigin', {origin: site.url});
    },
    long,
  );

  it('has a manifest that makes the site installable', async () => {
    await goto('/ko/');
    await waitForRegistration('/ko/', false);
    await waitForActivation();
    const session = await context.newCDPSession(page);
    const {errors} = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const {installabilityErrors} = await session.send('Page.getInstallabilityErrors');
    // Test contexts are private windows, which cannot install sites.
    expect(installabilityErrors.filter(({errorId}) => errorId !== 'in-incognito')).toEqual([]);
  });
});

// The tests share a context, so that the locale is downloaded once.
describe('a reader who saves the Korean pages', () => {
  let context: BrowserContext;
  const governance = '/ko/about/governance';

  beforeAll(async () => {
    context = await openContext();
  });
  afterAll(() => context.close());

  it(
    'starts the download in the footer, which shows size and progress',
    async () => {
      await goto('/ko/v1/guides');
      await waitForRegistration('/ko/', false);
      await showControl();
      await saveButton().press('Enter');
      await page.getByRole('progressbar', {name: '내려받기 진행 상황'}).waitFor();
      expect(await page.getByText('페이지를 내려받는 중입니다…').isVisible()).toBe(true);
      expect(await saveButton().evaluate((button) => button === document.activeElement)).toBe(true);
      await page.getByText('한국어 문서를 오프라인에서 볼 수 있습니다.').waitFor({timeout: long});
      const remove = page.getByRole('button', {name: '저장한 문서 삭제'});
      expect(await remove.evaluate((button) => button === document.activeElement)).toBe(true);
      expect(await violations(page)).toEqual([]);
      const count = (await savedFiles('/ko/')).length;
      expect(count).toBeGreaterThan(200);

      // The files stay saved on the next page.
      await goto('/ko/');
      await hydrated();
      await waitForRegistration('/ko/', true);
      await waitForActivation();
      expect(await savedFiles('/ko/')).toHaveLength(count);
      expect(problems).toEqual([]);
    },
    long,
  );

  it('has every page and file of the locale, and search, without a network', async () => {
    site.disconnect();
    try {
      const worker = fs.readFileSync(path.join(site.folder, 'ko/sw.js'), 'utf8');
      const files = Array.from(worker.matchAll(/"url":"([^"]+)"/g), ([, url]) => `/ko/${url}`);
      const pages = files.filter((file) => file.endsWith('/index.html'));
      expect(pages.length).toBeGreaterThan(90);
      const failed = await page.evaluate(async (all) => {
        const responses = all.map(
          async (url) => [url, await fetch(url).catch(() => null)] as const,
        );
        return (await Promise.all(responses))
          .filter(([, response]) => !response?.ok)
          .map(([url]) => url);
      }, files);
      expect(failed).toEqual([]);
      for (const file of pages) {
        // The path that links use.
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
        await hydrated();
        expect(await page.locator('h1').first().textContent(), route).toContain(heading);
      }
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('시스템 트레이');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/ko/v1/guides/features/system-tray*');
      await page.locator('h1').waitFor();

      await goto('/ko/v1/guides/features/menu');
      const picture = page.locator('figure img:visible').first();
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);

      await goto('/ko/never/saved');
      await page.getByRole('heading', {name: '네트워크에 연결되어 있지 않습니다'}).waitFor();
      await page.getByText('한국어 문서 전체가 이 기기에 저장되어 있습니다.').waitFor();
      expect(await violations(page)).toEqual([]);
    } finally {
      await site.connect();
    }
  });

  it('shows without a network that all pages are saved, and since when', async () => {
    site.disconnect();
    try {
      // Without a gesture.
      await page.goto(`${site.url}${governance}`);
      await notice().waitFor();
    } finally {
      await site.connect();
    }
    const time = notice().locator('time');
    const date = new Date((await time.getAttribute('datetime')) ?? '');
    // Saved by an earlier test of this run.
    expect(Math.abs(Date.now() - date.getTime())).toBeLessThan(3_600_000);
    expect(await time.textContent()).toBe(
      await page.evaluate(
        (value) => new Intl.DateTimeFormat('ko', {dateStyle: 'long'}).format(new Date(value)),
        date.toISOString(),
      ),
    );
    expect(await accessibilityTree(page, '[role="status"]:has(time)')).toEqual([
      expect.stringMatching(/^status live=polite atomic=true/),
      'paragraph',
      'time',
      'button "닫기"',
    ]);
    expect(await violations(page)).toEqual([]);

    await page.reload();
    await hydrated();
    expect(await notice().count()).toBe(0);
    await context.setOffline(true);
    await notice().waitFor();
    await context.setOffline(false);
    await notice().waitFor({state: 'detached'});
    await context.setOffline(true);
    await page.getByRole('status').getByRole('button', {name: '닫기'}).click();
    expect(await notice().count()).toBe(0);
    await context.setOffline(false);
  });

  it(
    'keeps the saved version if an update arrives half, or has no space',
    async () => {
      await goto(governance);
      await hydrated();
      const files = (await savedFiles('/ko/')).sort();
      const session = await context.newCDPSession(page);
      const {usage = 0} = await page.evaluate(() => navigator.storage.estimate());
      await session.send('Storage.overrideQuotaForOrigin', {
        origin: site.url,
        quotaSize: usage + 300_000,
      });
      site.deploy('about/governance', 'DRACC 0035', 'DRACC 9935');
      expect(await update()).toBe('redundant');
      await expect.poll(async () => (await savedFiles('/ko/')).sort()).toEqual(files);
      expect(await page.evaluate("localStorage.getItem('offline /ko/')")).toBe('on');

      site.missingPaths.add('/ko/v1/guides/faq');
      try {
        await session.send('Storage.overrideQuotaForOrigin', {origin: site.url});
        expect(await update()).toBe('redundant');
        expect(await fetchText(governance)).toContain('DRACC 0035');
      } finally {
        site.disconnect();
        site.missingPaths.clear();
      }
      try {
        for (const saved of ['/ko/v1/guides/faq', governance, '/ko/', '/ko/v1/api/js/window']) {
          await goto(saved);
          await hydrated();
          expect(await page.locator('h1').count(), saved).toBe(1);
        }
        expect(await page.getByRole('complementary', {name: '새로운 버전'}).count()).toBe(0);
      } finally {
        await site.connect();
      }
    },
    long,
  );

  it(
    'stays on the saved version until the reader accepts the new one',
    async () => {
      await goto(governance);
      await hydrated();
      problems.length = 0;
      const count = (await savedPages('/ko/')).length;
      // The update that did not arrive in the test before.
      await page.reload();
      await triggerHydration(page);
      const offer = page.getByRole('complementary', {name: '새로운 버전'});
      await offer.waitFor({timeout: long});
      expect(await violations(page)).toEqual([]);
      expect(await fetchText(governance)).toContain('DRACC 0035');
      // Navigates with the chunks of the old version.
      await page.locator('.navbar').getByText('블로그', {exact: true}).first().click();
      await page.waitForURL('**/ko/blog');
      await page.goBack();
      await page.getByText('DRACC 0035').waitFor();

      await page.evaluate('window.notReloaded = true');
      await offer.getByRole('button', {name: '새로 고침'}).click();
      await expect
        .poll(() => page.evaluate('window.notReloaded').catch(() => true), {timeout: long})
        .toBe(undefined);
      await hydrated();
      await page.getByText('DRACC 9935').waitFor();
      expect(await offer.count()).toBe(0);
      expect(await fetchText(governance)).toContain('DRACC 9935');
      const pages = await savedPages('/ko/');
      expect(pages).toHaveLength(new Set(pages).size);
      expect(pages.length).toBeLessThan(count);
      expect(problems).toEqual([]);
    },
    long,
  );

  it(
    'has every page if the browser deletes the saved files, and saves them again',
    async () => {
      const count = (await savedFiles('/ko/')).length;
      // One page is deleted.
      await page.evaluate(async (path) => {
        const names = await caches.keys();
        const opened = await Promise.all(names.map((name) => caches.open(name)));
        await Promise.all(opened.map((cache) => cache.delete(path, {ignoreSearch: true})));
      }, `${governance}/index.html`);
      site.disconnect();
      try {
        await goto(governance);
        await page.getByRole('heading', {name: '네트워크에 연결되어 있지 않습니다'}).waitFor();
        await goto('/ko/v1/guides/faq');
        await hydrated();
      } finally {
        await site.connect();
      }
      await goto(governance);
      await page.getByText('DRACC 9935').waitFor();
      await hydrated();
      // Everything is deleted, except the worker and the choice.
      await waitForRegistration('/ko/', false);
      await waitForActivation();
      expect(await savedPages('/ko/')).toEqual([]);
      await goto('/ko/v1/guides');
      await waitForRegistration('/ko/', true);
      await waitForActivation();
      expect(await savedFiles('/ko/')).toHaveLength(count);
    },
    long,
  );

  it(
    'also saves the English pages, with a separate worker',
    async () => {
      await goto('/?offlineMode=true');
      await waitForRegistration('/', true);
      await waitForActivation();
      const [english, korean] = [await savedFiles('/'), await savedFiles('/ko/')];
      expect(english.filter((url) => localeFolderOf(new URL(url).pathname))).toEqual([]);
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
          await hydrated();
          expect(await page.locator('html').getAttribute('lang'), route).toBe(language);
        }
      } finally {
        await site.connect();
      }
    },
    long,
  );

  it(
    'removes them in the footer, and the English pages stay saved',
    async () => {
      const english = (await savedFiles('/')).length;
      await goto('/ko/v1/guides');
      await showControl();
      await page.getByRole('button', {name: '저장한 문서 삭제'}).click();
      await saveButton().waitFor({timeout: long});
      await expect.poll(() => savedFiles('/ko/'), {timeout: long}).toEqual([]);
      await page.reload();
      await triggerHydration(page);
      await waitForRegistration('/ko/', false);
      expect(await savedFiles('/')).toHaveLength(english);
    },
    long,
  );
});

it(
  'a download continues on the next visit if the browser was killed',
  async () => {
    const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'profile-'));
    const launch = async () => {
      const context = await chromium.launchPersistentContext(profile, {
        ...(await findBrowser()),
        args: ['--no-sandbox', '--disable-background-networking', '--no-first-run'],
        viewport: desktop,
      });
      page = context.pages()[0] ?? (await context.newPage());
      return context;
    };
    const killed = await launch();
    site.stalledPaths.add('/ko/v1/guides/faq');
    try {
      await goto('/ko/v1/guides');
      await waitForRegistration('/ko/', false);
      await showControl();
      await saveButton().click();
      await page.getByRole('progressbar').waitFor();
      await expect
        .poll(async () => (await savedPages('/ko/')).length, {timeout: long})
        .toBeGreaterThan(0);
      const closed = new Promise((resolve) => killed.once('close', resolve));
      const session = await killed.newCDPSession(page);
      // Has no response.
      session.send('Browser.crash').catch(() => undefined);
      await closed;
    } finally {
      site.stalledPaths.clear();
      await killed.close();
    }
    const context = await launch();
    try {
      await goto('/ko/about/intro');
      await waitForRegistration('/ko/', true);
      await waitForActivation();
      const worker = fs.readFileSync(path.join(site.folder, 'ko/sw.js'), 'utf8');
      const pages = new Set(
        Array.from(worker.matchAll(/"url":"([^"]+\.html)"/g), ([, url]) => url),
      );
      expect(await savedPages('/ko/')).toHaveLength(pages.size);
    } finally {
      await context.close();
      fs.rmSync(profile, {recursive: true});
    }
  },
  long,
);

it('a page of the previous version reloads once if its chunks are gone', async () => {
  const context = await openContext();
  // On a slow network, links are not prefetched. Otherwise the old chunk may be loaded before the deploy.
  await page.addInitScript(connectionOf({effectiveType: '2g'}));
  await goto('/ko/about/intro');
  await hydrated();
  const navigations = requestedPaths(page, (request) => request.isNavigationRequest());
  site.deploy('about/governance', 'DRACC', 'CRACD');
  await page.locator('.navbar').getByText('소개', {exact: true}).first().hover();
  await page.locator('.navbar').getByText('거버넌스', {exact: true}).first().click();
  await page.getByText('CRACD').first().waitFor();
  await hydrated();
  expect(navigations).toEqual(['/ko/about/governance']);
  await context.close();
});
