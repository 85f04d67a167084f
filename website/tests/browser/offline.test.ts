import fs from 'node:fs';
import path from 'node:path';
import type {Browser, BrowserContext, CDPSession, Page} from 'playwright-core';
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
import {triggerHydration} from '@repo/testing/triggerHydration.mjs';
import {localeFolderOf} from '../locales';
import {DeployedSite} from '../deployedSite';

/** Milliseconds to download a whole locale on a slow machine. */
const long = 120_000;

const site = new DeployedSite();
const problems: string[] = [];
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  await site.start();
  browser = await connectToBrowser();
});
afterAll(async () => {
  await (browser as Browser | undefined)?.close();
  site.remove();
});

async function openContext(): Promise<void> {
  context = await browser.newContext({viewport: desktop, colorScheme: 'dark'});
  page = await context.newPage();
  problems.length = 0;
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') {
      problems.push(message.text());
    }
  });
}

async function goto(route: string): Promise<void> {
  await page.goto(`${site.url}${route}`);
  await triggerHydration(page);
}

async function gotoHydrated(route: string): Promise<void> {
  await goto(route);
  await hydrate(page);
}

async function withoutNetwork(test: () => Promise<void>): Promise<void> {
  site.disconnect();
  try {
    await test();
  } finally {
    await site.connect();
  }
}

/** Runs a test while the host lacks a file. */
async function withoutFile(missing: string, test: () => Promise<void>): Promise<void> {
  site.missingPaths.add(missing);
  try {
    await test();
  } finally {
    site.missingPaths.clear();
  }
}

/** URLs, without the origin, and states of the workers of the page's locale. */
const workers = () =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const all = [registration?.installing, registration?.waiting, registration?.active];
    return all.flatMap((worker) =>
      worker
        ? [`${worker.state} ${decodeURIComponent(worker.scriptURL.replace(location.origin, ''))}`]
        : [],
    );
  });

const workerOf = (base: string, offlineMode: boolean) =>
  `${base}sw.js?params={"offlineMode":${offlineMode},"debug":false}`;

/** Waits until a worker is registered. It may not be active yet. */
const waitForRegistration = (base: string, offlineMode: boolean) =>
  expect
    .poll(async () => (await workers())[0], {timeout: long})
    .toContain(workerOf(base, offlineMode));

const waitForActivation = (base: string, offlineMode: boolean) =>
  expect.poll(workers, {timeout: long}).toEqual([`activated ${workerOf(base, offlineMode)}`]);

/** URLs of the saved files of a locale. */
const savedFiles = (base: string) =>
  page.evaluate(async (locale) => {
    const names = (await caches.keys()).filter((name) => name.endsWith(location.origin + locale));
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return files.flat().map(({url}) => url);
  }, base);

/** Paths of the saved pages. */
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

async function limitSpace(bytes?: number): Promise<void> {
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', {origin: site.url, quotaSize: bytes});
}

const fetchText = (url: string) => page.evaluate(async (it) => (await fetch(it)).text(), url);
const readChoice = () => page.evaluate("localStorage.getItem('offline /ko/')");

const notice = () => page.getByRole('status').getByText('오프라인 상태입니다');
const offlineHeading = () => page.getByRole('heading', {name: '네트워크에 연결되어 있지 않습니다'});
const offer = () => page.getByRole('complementary', {name: '새로운 버전'});
const saveButton = () => page.getByRole('button', {name: /^한국어 문서를 오프라인.*[\d.]+ ?MB/});
const retryButton = () => page.getByRole('button', {name: '다시 시도'});
const removeButton = () => page.getByRole('button', {name: '저장한 문서 삭제'});
const waitForText = (text: string) => page.getByText(text).waitFor({timeout: long});
const savedText = '한국어 문서를 오프라인에서 볼 수 있습니다.';

/** Opens a page and loads the control that saves the locale. */
async function showControl(): Promise<void> {
  await goto('/ko/v1/guides');
  await page.locator('.footer__copyright').scrollIntoViewIfNeeded();
}

describe('the worker of the Korean pages', {timeout: long}, () => {
  beforeEach(openContext);
  afterEach(() => context.close());

  it('is registered for /ko/, saves no page by default, and shows an offline page in Korean', async () => {
    await goto('/ko/?offlineMode=<script>alert(1)</script>');
    await waitForActivation('/ko/', false);
    expect(await savedFiles('/ko/')).toEqual([]);
    expect(problems).toEqual([]);
    await withoutNetwork(async () => {
      const response = await page.goto(`${site.url}/ko/v1/guides/faq`);
      await offlineHeading().waitFor();
      expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
      expect(await page.locator('html').getAttribute('lang')).toBe('ko');
    });
    await page.getByRole('link', {name: '다시 시도'}).click();
    await hydrate(page);
  });

  it.each([
    {reason: 'the URL asks for it', query: '?offlineMode=true'},
    {
      reason: 'the browser saves data',
      script: connectionOf({saveData: true, effectiveType: '4g'}),
    },
    {
      reason: 'the site runs as an application',
      script:
        'const query = window.matchMedia; window.matchMedia = (media) => media === "(display-mode: standalone)" ? {matches: true} : query.call(window, media)',
    },
    {
      reason: 'the browser reports that the site is installed',
      script: 'navigator.getInstalledRelatedApps = async () => [{platform: "webapp"}]',
    },
    {
      reason: 'the site was installed before',
      script: 'localStorage.setItem("docusaurus.pwa.event.appInstalled.fired", "true")',
    },
    {reason: 'the reader chose it', script: 'localStorage.setItem("offline /ko/", "on")'},
  ])('saves the pages if $reason', async ({query = '', script = ''}) => {
    await page.addInitScript(script);
    await goto(`/ko/${query}`);
    await waitForRegistration('/ko/', true);
    expect(problems).toEqual([]);
  });

  it('saves the pages as soon as the site is installed', async () => {
    await goto('/ko/');
    await waitForActivation('/ko/', false);
    await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
    await waitForRegistration('/ko/', true);
  });

  it('saves nothing after the reader removed the pages, even if a link asks for it', async () => {
    await page.addInitScript('localStorage.setItem("offline /ko/", "off")');
    await goto('/ko/?offlineMode=true');
    await waitForActivation('/ko/', false);
  });

  it('logs an error if it is missing; the page still works', async () => {
    await withoutFile('/ko/sw.js', async () => {
      await gotoHydrated('/ko/');
      await expect.poll(() => problems.join(), {timeout: long}).toContain('registerSW failed');
    });
  });

  it('reports a download that did not finish, and continues it on the next visit', async () => {
    await withoutFile('/ko/v1/guides/faq', async () => {
      await showControl();
      await saveButton().click();
      await waitForText('다운로드를 마치지 못했습니다.');
      expect(await retryButton().isVisible()).toBe(true);
      expect(await removeButton().isVisible()).toBe(true);
    });
    const saved = await savedPages('/ko/');
    expect(saved.length).toBeGreaterThan(0);
    site.requests.length = 0;
    // A browser that is killed may lose the choice, but not the files.
    await page.evaluate("localStorage.removeItem('offline /ko/')");
    // The control is there before the page has registered its worker.
    const respond = site.hold(/\/sw\.js$/);
    await showControl();
    await expect.poll(() => site.requests, {timeout: long}).toContain('/ko/offline.json');
    respond();
    await waitForText(savedText);
    expect(site.requests).toContain('/ko/v1/guides/faq');
    expect(site.requests.filter((requested) => saved.includes(requested))).toEqual([]);
  });

  it('saves nothing if the device has no space, and does not try again', async () => {
    await limitSpace(2e6);
    await showControl();
    await saveButton().click();
    await waitForText('이 기기에 문서를 저장할 공간이 부족합니다.');
    expect(await removeButton().count()).toBe(0);
    await expect.poll(() => savedFiles('/ko/')).toEqual([]);
    await gotoHydrated('/ko/');
    await waitForActivation('/ko/', false);
    expect(await savedFiles('/ko/')).toEqual([]);
    expect(await readChoice()).toBe('off');
    await limitSpace();
  });

  it('has a manifest that makes the site installable', async () => {
    await goto('/ko/');
    await waitForActivation('/ko/', false);
    const session = await context.newCDPSession(page);
    const {errors} = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const {installabilityErrors} = await session.send('Page.getInstallabilityErrors');
    // Test contexts are private windows, which cannot install sites.
    expect(installabilityErrors.filter(({errorId}) => errorId !== 'in-incognito')).toEqual([]);
  });
});

// The tests share a context, so that the locale is downloaded once.
describe('a reader who saves the Korean pages', {timeout: long}, () => {
  const governance = '/ko/about/governance';

  beforeAll(openContext);
  afterAll(() => context.close());

  it('starts the download in the footer, which shows size and progress', async () => {
    await showControl();
    await saveButton().press('Enter');
    await page.getByRole('progressbar', {name: '다운로드 진행 상황'}).waitFor();
    expect(await page.getByText('페이지를 다운로드하는 중입니다…').isVisible()).toBe(true);
    expect(await saveButton().evaluate((button) => button === document.activeElement)).toBe(true);
    await waitForText(savedText);
    expect(await removeButton().evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await violations(page, 'footer')).toEqual([]);
    const count = (await savedFiles('/ko/')).length;
    expect(count).toBeGreaterThan(200);

    // The files stay saved on the next page.
    await gotoHydrated('/ko/');
    await waitForActivation('/ko/', true);
    expect(await savedFiles('/ko/')).toHaveLength(count);
    expect(problems).toEqual([]);
  });

  it('saves no file a second time, whatever parameters a link has', async () => {
    const saved = await savedFiles('/ko/');
    const picture = saved.find((url) => url.includes('.webp'));
    expect(picture).toBeDefined();
    await page.evaluate(
      async (url) => {
        for (const query of ['?n=1', '?n=2', '?__WB_REVISION__=x']) {
          await (await fetch(url + query)).blob();
        }
      },
      String(picture).replace(/\?.*/, ''),
    );
    await gotoHydrated(`${governance}?n=1`);
    expect((await savedFiles('/ko/')).sort()).toEqual(saved.sort());
  });

  it('has every page and file of the locale, and search, without a network', async () => {
    const worker = fs.readFileSync(path.join(site.folder, 'ko/sw.js'), 'utf8');
    const files = Array.from(worker.matchAll(/"url":"([^"]+)"/g), ([, url]) => `/ko/${url}`);
    expect(files.filter((file) => file.endsWith('/index.html')).length).toBeGreaterThan(90);
    await withoutNetwork(async () => {
      const failed = await page.evaluate(async (all) => {
        const responses = all.map(
          async (url) => [url, await fetch(url).catch(() => null)] as const,
        );
        return (await Promise.all(responses))
          .filter(([, response]) => !response?.ok)
          .map(([url]) => url);
      }, files);
      expect(failed).toEqual([]);
      for (const [route, heading] of [
        ['/ko/?utm_source=a', ''],
        ['/ko/v1/api/js/window', 'window'],
        ['/ko/v1/guides/faq/', ''],
        [governance, '거버넌스'],
      ] as const) {
        await gotoHydrated(route);
        expect(await page.locator('h1').first().textContent(), route).toContain(heading);
      }
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('시스템 트레이');
      await page.getByRole('option').first().waitFor();
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
      await offlineHeading().waitFor();
      await waitForText('한국어 문서 전체가 이 기기에 저장되어 있습니다.');
      expect(await violations(page)).toEqual([]);
    });
  });

  it('shows without a network that all pages are saved, and since when', async () => {
    await withoutNetwork(async () => {
      // Without a gesture.
      await page.goto(`${site.url}${governance}`);
      await notice().waitFor();
    });
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
    expect(await violations(page, '[role="status"]:has(time)')).toEqual([]);

    await page.reload();
    await hydrate(page);
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

  it('keeps the saved version if an update arrives half, or has no space', async () => {
    await gotoHydrated(governance);
    const {usage = 0} = await page.evaluate(() => navigator.storage.estimate());
    await limitSpace(usage + 300_000);
    site.deploy('about/governance', 'DRACC 0035', 'DRACC 9935');
    expect(await update()).toBe('redundant');
    expect(await readChoice()).toBe('on');
    await limitSpace();

    await withoutFile('/ko/v1/guides/faq', async () => {
      expect(await update()).toBe('redundant');
      expect(await fetchText(governance)).toContain('DRACC 0035');
    });
    await withoutNetwork(async () => {
      for (const saved of ['/ko/v1/guides/faq', governance, '/ko/', '/ko/v1/api/js/window']) {
        await gotoHydrated(saved);
        expect(await page.locator('h1').count(), saved).toBe(1);
      }
      expect(await offer().count()).toBe(0);
    });
  });

  it('stays on the saved version until the reader accepts the new one', async () => {
    await gotoHydrated(governance);
    problems.length = 0;
    const count = (await savedPages('/ko/')).length;
    // The update that did not arrive in the test before.
    await page.reload();
    await triggerHydration(page);
    await offer().waitFor({timeout: long});
    expect(await violations(page, '[role="complementary"]')).toEqual([]);
    expect(await fetchText(governance)).toContain('DRACC 0035');
    // Navigates with the chunks of the old version.
    await page.locator('.navbar').getByText('블로그', {exact: true}).first().click();
    await page.waitForURL('**/ko/blog');
    await page.goBack();
    await page.getByText('DRACC 0035').waitFor();

    await page.evaluate('window.notReloaded = true');
    await offer().getByRole('button', {name: '새로 고침'}).click();
    await expect
      .poll(() => page.evaluate('window.notReloaded').catch(() => true), {timeout: long})
      .toBe(undefined);
    await hydrate(page);
    await page.getByText('DRACC 9935').waitFor();
    expect(await offer().count()).toBe(0);
    expect(await fetchText(governance)).toContain('DRACC 9935');
    const pages = await savedPages('/ko/');
    expect(pages).toHaveLength(new Set(pages).size);
    expect(pages.length).toBeLessThan(count);
    expect(problems).toEqual([]);
  });

  it('fetches a file that the browser has deleted', async () => {
    await page.evaluate(async (file) => {
      const [name = ''] = await caches.keys();
      await (await caches.open(name)).delete(file, {ignoreSearch: true});
    }, `${governance}/index.html`);
    await goto(governance);
    await page.getByText('DRACC 9935').waitFor();
    await withoutNetwork(async () => {
      await goto(governance);
      await offlineHeading().waitFor();
      await gotoHydrated('/ko/v1/guides/faq');
    });
  });

  it('also saves the English pages, with a separate worker', async () => {
    await goto('/?offlineMode=true');
    await waitForActivation('/', true);
    const [english, korean] = [await savedFiles('/'), await savedFiles('/ko/')];
    expect(english.filter((url) => localeFolderOf(new URL(url).pathname))).toEqual([]);
    expect(korean.filter((url) => !url.startsWith(`${site.url}/ko/`))).toEqual([]);
    expect(Math.abs(english.length - korean.length)).toBeLessThan(10);
    await withoutNetwork(async () => {
      for (const [route, language] of [
        ['/v1/guides', 'en'],
        ['/ko/v1/guides', 'ko'],
        ['/blog', 'en'],
        ['/ko/blog', 'ko'],
      ] as const) {
        await gotoHydrated(route);
        expect(await page.locator('html').getAttribute('lang'), route).toBe(language);
      }
    });
  });

  it('removes them in the footer, and the English pages stay saved', async () => {
    const english = (await savedFiles('/')).length;
    await showControl();
    await removeButton().click();
    await saveButton().waitFor({timeout: long});
    await expect.poll(() => savedFiles('/ko/'), {timeout: long}).toEqual([]);
    await page.reload();
    await triggerHydration(page);
    await waitForRegistration('/ko/', false);
    expect(await savedFiles('/')).toHaveLength(english);
  });
});

it('a page of the previous version reloads once if its chunks are gone', async () => {
  await openContext();
  // On a slow network, links are not prefetched. Otherwise the old chunk may be loaded before the deploy.
  await page.addInitScript(connectionOf({effectiveType: '2g'}));
  await gotoHydrated('/ko/about/intro');
  const navigations = requestedPaths(page, (request) => request.isNavigationRequest());
  site.deploy('about/governance', 'DRACC', 'CRACD');
  await page.locator('.navbar').getByText('소개', {exact: true}).first().hover();
  await page.locator('.navbar').getByText('거버넌스', {exact: true}).first().click();
  await page.getByText('CRACD').first().waitFor();
  await hydrate(page);
  expect(navigations).toEqual(['/ko/about/governance']);
  await context.close();
});
