import type {Page} from 'playwright-core';
import {describe, expect, inject, it} from 'vitest';
import {violationsInBothThemes} from '@repo/testing/axe';
import {
  desktop,
  hydratedSearchButton,
  connectionOf,
  delayScripts,
  mobile,
  nextPaint,
  requestedPaths,
  hydrate,
  useBrowser,
} from '@repo/testing/browser';
import {triggerHydration} from '@repo/testing/triggerHydration.mjs';

const guide = '/ko/v1/guides/features/command';
const prerequisites = '/ko/v1/guides/getting-started/prerequisites';
const mainScript = '**/assets/js/main.*.js';

const isScript = (request: {resourceType: () => string}) => request.resourceType() === 'script';

const macTab = (page: Page) => page.getByRole('tab', {name: 'macOS'}).first();
const isHydrated = (page: Page) => page.locator(hydratedSearchButton).count();
const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

describe('a page without interaction', () => {
  const {openWithoutHydration, problems} = useBrowser();

  it('runs no React, and shows everything', async () => {
    let scripts: string[] = [];
    const page = await openWithoutHydration(guide, {viewport: mobile}, async (opened) => {
      scripts = requestedPaths(opened, isScript);
    });
    await page.waitForLoadState('networkidle');
    await page.getByRole('heading', {level: 1, name: '커맨드'}).waitFor();
    expect(await page.locator('.token-line').count()).toBeGreaterThan(50);
    expect(scripts).toEqual([]);
    expect(await page.evaluate('window.docusaurus')).toBe(undefined);
    // The check would notice scripts: they are requested when the page hydrates.
    await triggerHydration(page);
    await expect.poll(() => scripts.length).toBeGreaterThan(2);
    expect(problems).toEqual([]);
  });

  it.each([
    {effectiveType: '4g', saveData: false, ahead: [/runtime~main\./, /main\./]},
    {effectiveType: '4g', saveData: true, ahead: []},
    {effectiveType: '2g', saveData: false, ahead: []},
  ])(
    'prefetches $ahead.length scripts on $effectiveType with saveData $saveData, once',
    async ({ahead, ...connection}) => {
      let scripts: string[] = [];
      const page = await openWithoutHydration(guide, {}, async (opened) => {
        await opened.addInitScript(connectionOf(connection));
        scripts = requestedPaths(opened, (request) => request.url().endsWith('.js'));
      });
      await page.waitForLoadState('networkidle');
      expect(scripts).toEqual(ahead.map((name) => expect.stringMatching(name)));
      await hydrate(page);
      expect(scripts.length).toBeGreaterThan(2);
    },
  );

  it.each([
    ['a mouse movement', (page: Page) => triggerHydration(page)],
    ['scrolling', (page: Page) => page.evaluate('scrollTo(0, 500)')],
    ['a key', (page: Page) => page.keyboard.press('Shift')],
    ['a click of a screen reader', (page: Page) => page.locator('h1').dispatchEvent('click')],
    ['focus', (page: Page) => page.locator('main a[href]').first().focus()],
  ])('hydrates on %s', async (_name, gesture) => {
    const page = await openWithoutHydration(guide);
    await page.waitForLoadState('networkidle');
    expect(await isHydrated(page)).toBe(0);
    await gesture(page);
    await page.locator(hydratedSearchButton).waitFor({state: 'attached'});
    expect(problems).toEqual([]);
  });

  it.each([
    ['a saved locale', "localStorage.setItem('offline /ko/', 'on')", 1],
    [
      'a hidden notice',
      "localStorage.setItem('docusaurus.translationNotice.dismissed./v1', 'outdated:abc')",
      1,
    ],
    ['a closed announcement', "localStorage.setItem('docusaurus.announcement.dismiss', 'true')", 0],
    ['a chosen tab', "localStorage.setItem('docusaurus.tab.os', 'linux')", 0],
  ])('hydrates for %s, if its stored state changes the page', async (_name, store, count) => {
    const page = await openWithoutHydration(guide, {}, (opened) => opened.addInitScript(store));
    await page.waitForLoadState('networkidle');
    expect(await isHydrated(page)).toBe(count);
  });

  it('does not hydrate for a pointer that rests', async () => {
    const page = await openWithoutHydration(guide);
    const scripts = requestedPaths(page, isScript);
    await page.evaluate(
      "document.body.dispatchEvent(new PointerEvent('pointermove', {bubbles: true}))",
    );
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await triggerHydration(page);
    await page.locator(hydratedSearchButton).waitFor({state: 'attached'});
  });

  it('follows the theme of the system and of other tabs', async () => {
    const page = await openWithoutHydration(guide, {colorScheme: 'dark'});
    const other = await page.context().newPage();
    await other.goto(`${inject('siteUrl')}/ko/`);
    await page.emulateMedia({colorScheme: 'light'});
    await expect.poll(() => theme(page)).toBe('light');
    await other.evaluate('localStorage.setItem("theme", "dark")');
    await expect.poll(() => theme(page)).toBe('dark');
    expect(await isHydrated(page)).toBe(0);
    await hydrate(page);
    expect(await theme(page)).toBe('dark');
    await page.getByRole('button', {name: '어두운 모드와 밝은 모드 전환하기'}).first().click();
    await expect.poll(() => theme(page)).toBe('light');
  });

  it('shows the tab that was chosen on an earlier visit, without interaction', async () => {
    const first = await openWithoutHydration(prerequisites);
    await macTab(first).click();
    await hydrate(first);
    const next = await first.context().newPage();
    await next.goto(`${inject('siteUrl')}${prerequisites}`);
    await expect.poll(() => macTab(next).getAttribute('aria-selected')).toBe('true');
    expect(problems).toEqual([]);
  });
});

describe('a control that the browser or an inline script handles', () => {
  const {openWithoutHydration, problems} = useBrowser();

  const menu = (page: Page) => page.locator('.site-menu:popover-open');
  const colorButton = (page: Page) =>
    page.getByRole('button', {name: '어두운 모드와 밝은 모드 전환하기'}).first();
  const debugging = (page: Page) => page.locator('a[href="/ko/v1/guides/debugging/vs-code"]');
  const dropdown = (page: Page) => page.locator('.navbar .dropdown', {hasText: '소개'});

  type Control = {
    name: string;
    path?: string;
    viewport?: {width: number; height: number};
    use: (page: Page) => Promise<unknown>;
    /** What must be visible or hidden at once, and stay so after hydration. */
    expectEffect: (page: Page) => Promise<unknown>;
  };

  // `otherBrowsers/flows.ts` has the other controls, and a mouse.
  const controls: Control[] = [
    {
      name: 'the menu of a phone on a page without a sidebar, and a dropdown in it',
      path: '/ko/',
      viewport: mobile,
      use: async (page) => {
        await page.locator('.navbar__toggle').click();
        await menu(page).getByText('언어').click();
      },
      expectEffect: (page) => menu(page).getByRole('link', {name: 'Français'}).waitFor(),
    },
    {
      name: 'a category, which closes another one',
      use: (page) => page.locator('.menu summary', {hasText: '디버깅'}).click(),
      expectEffect: async (page) => {
        await debugging(page).waitFor();
        await page.locator(`.theme-doc-sidebar-menu a[href="${guide}"]`).waitFor({state: 'hidden'});
      },
    },
    {
      name: 'a collapsed section',
      path: '/ko/v1/references/benchmarks',
      use: (page) => page.locator('main details summary').first().click(),
      expectEffect: (page) => page.locator('main details[open] table').first().waitFor(),
    },
    {
      name: 'the color mode, twice',
      use: (page) => colorButton(page).dblclick(),
      expectEffect: (page) => expect.poll(() => theme(page)).toBe('dark'),
    },
    {
      name: 'a tab of the keyboard',
      path: prerequisites,
      use: async (page) => {
        await page.getByRole('tab', {name: 'Windows'}).first().press('ArrowRight');
        await page.keyboard.press('Enter');
      },
      expectEffect: (page) => page.getByRole('tabpanel', {name: 'macOS'}).first().waitFor(),
    },
    {
      name: 'a dropdown of the keyboard, which Escape closes',
      use: async (page) => {
        await dropdown(page).locator('> summary').press('Enter');
        await dropdown(page).getByRole('link').first().waitFor();
        await page.keyboard.press('Escape');
      },
      expectEffect: (page) => dropdown(page).getByRole('link').first().waitFor({state: 'hidden'}),
    },
  ];

  it.each(controls)(
    '$name: acts at once, and hydration keeps it',
    async ({path = guide, viewport, use, expectEffect}) => {
      const page = await openWithoutHydration(path, {...(viewport && {viewport})});
      const release = await delayScripts(page);
      await use(page);
      await expectEffect(page);
      expect(await isHydrated(page)).toBe(0);
      release();
      await page.locator(hydratedSearchButton).waitFor({state: 'attached'});
      await nextPaint(page);
      await expectEffect(page);
      expect(new URL(page.url()).pathname).toBe(path);
      expect(problems).toEqual([]);
    },
  );

  it('hides the status of a translation at once, and stores that', async () => {
    const path = '/fr/v1/guides/faq';
    const page = await openWithoutHydration(path, {}, (opened) =>
      // All pages of the site are translated, so none has a status.
      opened.route(`**${path}`, async (route) => {
        const response = await route.fetch();
        const status =
          '<div class="translation-status"><button class="translation-status__dismiss">×</button></div>';
        const body = (await response.text()).replace(
          /<aside class="translation-notice"[^>]*>/,
          `$&${status}`,
        );
        await route.fulfill({response, body});
      }),
    );
    const release = await delayScripts(page);
    const status = page.locator('.translation-status');
    await page.locator('.translation-status__dismiss').click();
    await status.waitFor({state: 'hidden'});
    release();
    await page.locator(hydratedSearchButton).waitFor({state: 'attached'});
    await expect
      .poll(() => page.evaluate('Object.keys(localStorage)'))
      .toContain('docusaurus.translationNotice.dismissed./v1/guides/faq');
    expect(await status.isVisible()).toBe(false);
    expect(problems).toEqual([]);
  });

  it('closes the menu and the table of contents when a link in them is followed', async () => {
    const page = await openWithoutHydration(guide, {viewport: mobile});
    await delayScripts(page);
    await page.getByRole('button', {name: '이 페이지에서'}).click();
    await page.locator('.site-toc a').last().click();
    await page.locator('.site-toc').waitFor({state: 'hidden'});
    expect(new URL(page.url()).hash).not.toBe('');
    await page.locator('.navbar__toggle').click();
    await page.locator('.site-menu__head > button').click();
    await menu(page).waitFor({state: 'detached'});
    expect(problems).toEqual([]);
  });
});

describe('an interaction before hydration', () => {
  const {openWithoutHydration, problems} = useBrowser();

  it('returns the focus to the search button when search is closed', async () => {
    const page = await openWithoutHydration(guide);
    const release = await delayScripts(page, mainScript);
    await page.locator('.navbar .search-button').click();
    release();
    await page.getByRole('combobox').waitFor();
    await page.keyboard.press('Escape');
    const button = page.locator('.navbar .search-button');
    await expect
      .poll(() => button.evaluate((element) => element === document.activeElement))
      .toBe(true);
  });

  it('follows a link without React', async () => {
    const page = await openWithoutHydration(guide, {}, async (opened) => {
      await opened.route('**/assets/js/*.js', (route) => route.abort());
    });
    await page.locator('.pagination-nav__link--next').click();
    await page.waitForURL((url) => url.pathname !== guide);
    await page.locator('h1').waitFor();
    await page.locator('.table-of-contents a').last().click();
    expect(new URL(page.url()).hash).not.toBe('');
  });

  it.each([
    ['the main script', mainScript, (page: Page) => page.keyboard.press('/')],
    // A chunk of the page: Docusaurus would fail for good without it.
    ['a script of the page', /assets\/js\/(?!runtime|main)[^/]*\.js/, triggerHydration],
  ])('waits while %s fails, until a later attempt succeeds', async (_name, file, act) => {
    const page = await openWithoutHydration(guide);
    let attempts = 0;
    await page.route(file, (route) => {
      attempts += 1;
      return attempts < 10 ? route.abort() : route.continue();
    });
    await act(page);
    await expect.poll(() => attempts).toBeGreaterThan(2);
    const field = page.locator('#_search');
    expect(await field.evaluate((input: HTMLInputElement) => input.validationMessage)).toContain(
      '검색을 불러오지 못했습니다',
    );
    await expect.poll(() => page.evaluate("'docusaurus' in window")).toBe(true);
    if (act === triggerHydration) {
      await page.locator(hydratedSearchButton).waitFor({state: 'attached'});
      await page.keyboard.press('/');
    }
    await page.getByRole('combobox').waitFor();
    // The browser itself reports the requests that failed.
    expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
  });

  it('loads the page again, once, if the server no longer has its scripts', async () => {
    const page = await openWithoutHydration(guide);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.route(/assets\/js\/(?!runtime|main)[^/]*\.js/, (route) =>
      route.fulfill({status: 404}),
    );
    await triggerHydration(page);
    await expect.poll(() => loads).toBe(1);
    const attempts = requestedPaths(page, isScript);
    await triggerHydration(page);
    await expect.poll(() => attempts.length).toBeGreaterThan(20);
    expect(loads).toBe(1);
  });
});

describe('search on a page that is not hydrated', () => {
  const {openWithoutHydration, problems} = useBrowser();

  const hydrated = (page: Page) => page.locator('html[data-has-hydrated=true]');

  /** Opens a page with a touch screen, and searches it. Returns the page, and the scripts that were requested. */
  async function searchFirst(query: string) {
    let scripts: string[] = [];
    const page = await openWithoutHydration(
      guide,
      {viewport: mobile, hasTouch: true},
      async (opened) => {
        scripts = requestedPaths(opened, isScript);
      },
    );
    const own = await page.evaluate<string[]>(
      "JSON.parse(document.querySelector('script#page-scripts').text).own",
    );
    expect(own.length).toBeGreaterThan(3);
    await page.locator('.navbar .search-button').tap();
    await page.keyboard.type(query);
    await page.getByRole('option').first().waitFor();
    expect(scripts.filter((script) => own.includes(script))).toEqual([]);
    expect(await hydrated(page).count()).toBe(0);
    return page;
  }

  it('does not wait for the page, which is hydrated when search is closed', async () => {
    const page = await searchFirst('tray');
    // With the texts, after the titles.
    await page.locator('.search-hit__text').first().waitFor();
    await page.keyboard.press('Escape');
    await hydrated(page).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.locator('.navbar .search-button').tap();
    await page.getByRole('combobox').fill('ipc');
    await page.getByRole('option').first().waitFor();
    expect(problems).toEqual([]);
  });

  it('opens the page that was found, and returns to a page that works', async () => {
    const page = await searchFirst('시스템 트레이');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/ko/v1/guides/features/system-tray**');
    await page.locator('h1', {hasText: '시스템 트레이'}).waitFor();
    await page.goBack();
    await page.waitForURL(`**${guide}`);
    await hydrate(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it('requests all of its scripts at the tap, before one of them has run', async () => {
    const page = await openWithoutHydration(guide);
    await delayScripts(page);
    const scripts = requestedPaths(page, isScript);
    await page.locator('.search-button').click();
    for (const name of ['main', 'search-modal', 'search-worker']) {
      await expect.poll(() => scripts.some((path) => path.includes(`/${name}.`))).toBe(true);
    }
  });

  it('goes to a section of the same page', async () => {
    const page = await searchFirst('커맨드 오류 처리');
    // The texts change the order of the hits.
    await page.locator('[role=listbox][aria-busy=false]').waitFor();
    const link = page.locator(`[role=option][href^="${guide}#"]`).first();
    const href = await link.getAttribute('href');
    await link.click();
    await hydrated(page).waitFor();
    const {pathname, hash} = new URL(page.url());
    expect(pathname + hash).toBe(href);
    expect(problems).toEqual([]);
  });
});

describe('text that is typed before search is open', () => {
  const {openWithoutHydration, problems} = useBrowser();

  it('begins with a hotkey, in whatever layout, and with no other key', async () => {
    const page = await openWithoutHydration(guide);
    await delayScripts(page);
    // A heading can have the id of the field.
    await page.evaluate(
      "document.body.insertAdjacentElement('afterbegin', Object.assign(document.createElement('h2'), {id: '_search'}))",
    );
    const opens = (key: object) =>
      page.evaluate((init) => {
        const event = new KeyboardEvent('keydown', {...init, bubbles: true, cancelable: true});
        (document.activeElement ?? document.body).dispatchEvent(event);
        const isOpen = document.activeElement?.localName === 'input';
        document.querySelector<HTMLElement>('input#_search')?.hidePopover?.();
        document.querySelector<HTMLElement>('input#_search')?.blur();
        return isOpen && event.defaultPrevented;
      }, key);
    for (const key of [
      {key: '/'},
      {key: '/', shiftKey: true},
      {key: 's'},
      {key: 'ㄴ', code: 'KeyS'},
      {key: 'k', ctrlKey: true},
      {key: 'k', metaKey: true},
    ]) {
      expect(await opens(key), JSON.stringify(key)).toBe(true);
    }
    for (const key of [
      {key: '?'},
      {key: 's', ctrlKey: true},
      {key: 'S', shiftKey: true},
      {key: 's', altKey: true},
      {key: 'Process', code: 'KeyS', keyCode: 229},
      {key: 'k'},
    ]) {
      expect(await opens(key), JSON.stringify(key)).toBe(false);
    }
  });

  const field = (page: Page) => page.locator('#_search');
  const query = (page: Page) => page.getByRole('combobox').inputValue();
  const press = (page: Page) => page.keyboard.press('Control+k');

  it.each([
    ['Control+k, twice', (page: Page) => press(page).then(() => press(page))],
    ['/', (page: Page) => page.keyboard.press('/')],
    [
      'the S key of a Korean keyboard',
      (page: Page) =>
        page.evaluate(
          "document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'ㄴ', code: 'KeyS', bubbles: true, cancelable: true}))",
        ),
    ],
    ['two taps on the icon', (page: Page) => page.locator('.search-button svg').first().dblclick()],
  ])('is the query after %s', async (_name, open) => {
    const page = await openWithoutHydration(guide);
    const release = await delayScripts(page);
    const releaseModal = await delayScripts(page, '**/assets/js/search-modal.*.js');
    await open(page);
    await page.keyboard.type('시스템 트레이');
    await expect.poll(() => field(page).inputValue()).toBe('시스템 트레이');
    release();
    await page.locator('.search-pending > [value="시스템 트레이"]').waitFor();
    releaseModal();
    await page.getByRole('option').first().waitFor();
    expect(await query(page)).toBe('시스템 트레이');
    await page.keyboard.type(' 메뉴');
    expect(await query(page)).toBe('시스템 트레이 메뉴');
    expect(await field(page).isVisible()).toBe(false);
    expect(problems).toEqual([]);
  });

  it('opens the first result if Enter was pressed', async () => {
    const page = await openWithoutHydration('/ko/');
    const release = await delayScripts(page);
    await page.keyboard.press('/');
    await page.keyboard.type('시스템 트레이');
    await page.keyboard.press('Enter');
    release();
    await page.waitForURL('**/ko/v1/guides/features/system-tray**');
    expect(problems).toEqual([]);
  });

  it('keeps the syllable that an input method is composing', async () => {
    const page = await openWithoutHydration(guide);
    const session = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    const release = await delayScripts(page, mainScript);
    await page.keyboard.press('/');
    const pressKey = () =>
      session.send('Input.dispatchKeyEvent', {type: 'rawKeyDown', windowsVirtualKeyCode: 229});
    await pressKey();
    await compose('ㅍ');
    await pressKey();
    await compose('프');
    release();
    await expect.poll(() => page.evaluate("'docusaurus' in window")).toBe(true);
    await pressKey();
    await compose('플');
    await session.send('Input.insertText', {text: '플'});
    await page.getByRole('combobox').waitFor();
    await expect.poll(() => query(page)).toBe('플');
    expect(problems).toEqual([]);
  });

  it('is discarded by Escape, and search stays closed', async () => {
    const page = await openWithoutHydration(guide);
    const release = await delayScripts(page, mainScript);
    await page.keyboard.press('/');
    await page.keyboard.type('ipc');
    await page.keyboard.press('Escape');
    expect(await field(page).isVisible()).toBe(false);
    release();
    await page.locator(hydratedSearchButton).waitFor({state: 'attached'});
    await nextPaint(page);
    expect(await page.getByRole('combobox').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it('is typed into an accessible field', async () => {
    const page = await openWithoutHydration(guide);
    await delayScripts(page, mainScript);
    await page.locator('.navbar .search-button').click();
    await page.keyboard.type('ipc');
    expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
    for (const viewport of [desktop, mobile]) {
      await page.setViewportSize(viewport);
      expect(await violationsInBothThemes(page, '#_search')).toEqual([]);
    }
  });
});
