import type {Page, Request, Route} from 'playwright-core';
import {afterEach, describe, expect, it} from 'vitest';
import {useFixtureSite} from '../fixtures/fixtureSite';
import {accessibilityTree} from './accessibilityTree';
import {violations} from './axe';
import {hydratedSearchButton, desktop, mobile, useBrowser} from './browser';

/** Response of the stubbed Meilisearch host, sent once `after` is resolved; `null`: the connection fails. */
type HostResponse = {status?: number; body?: unknown; after?: Promise<unknown>} | null;

const hostUrl = 'https://search.example.org/sub/indexes/docs/search';
const cors = {'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*'};

/** Stubs the Meilisearch host that the site is configured with. */
function stubHost(page: Page, respond: (query: string) => HostResponse) {
  const fulfill = async (route: Route) => {
    if (route.request().method() === 'OPTIONS') {
      return route.fulfill({status: 204, headers: cors});
    }
    const {q} = JSON.parse(route.request().postData() ?? '{}') as {q: string};
    const response = respond(q);
    await response?.after;
    if (response === null) {
      return route.abort('connectionrefused');
    }
    const body = typeof response.body === 'string' ? response.body : JSON.stringify(response.body);
    return route.fulfill({status: response.status ?? 200, headers: cors, body});
  };
  return page.route(hostUrl, fulfill);
}

/** A promise with the function that resolves it. */
function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((resolvePromise) => {
    resolve = resolvePromise;
  });
  return {promise, resolve};
}

/** Whether a request is the search for a query; preflight requests have no body. */
function isSearchFor(request: Request, query: string): boolean {
  return Boolean(request.postData()?.includes(`"${query}"`));
}

/** Resolves when the search for a query has ended: with a response, an error, or an abort. Call it before the search starts. */
function searchEnd(page: Page, query: string): Promise<unknown> {
  const predicate = (request: Request) => isSearchFor(request, query);
  return Promise.race([
    page.waitForEvent('requestfinished', {predicate}),
    page.waitForEvent('requestfailed', {predicate}),
  ]);
}

/** Waits until the page has run its pending tasks and rendered their results. */
function nextRender(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
}

const hit = (title: string, more = {}) => ({
  hierarchy_lvl0: 'Docs',
  hierarchy_lvl1: title,
  url: '/base/apple',
  anchor: '',
  content: title,
  ...more,
});
const responseWith = (...titles: string[]): HostResponse => ({
  body: {hits: titles.map((title) => hit(title)), estimatedTotalHits: titles.length},
});

describe('the search theme on another site', () => {
  const site = useFixtureSite('search', {baseUrl: '/base/'});
  const {openPage, problems} = useBrowser({
    url: site.url,
    hydratedSelector: hydratedSearchButton,
  });

  const unreachable = (page: Page) => stubHost(page, () => null);

  /** Opens a page and the search modal. `setUp` runs before the page is opened; by default, the host is unreachable. */
  async function openSearch(setUp: (page: Page) => Promise<unknown> = unreachable, options = {}) {
    const page = await openPage('/', options, setUp);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    return page;
  }

  const input = (page: Page) => page.getByRole('combobox');
  const options = (page: Page) => page.getByRole('option');
  const texts = (page: Page) => options(page).locator('.search-modal__title').allTextContents();

  afterEach(() => {
    // The browser logs an error for each failed request to the host.
    problems.length = 0;
  });

  const pageErrors = () =>
    problems.filter((message) => !/Failed to load resource|CORS policy/.test(message));

  describe('opening and closing', () => {
    it('ignores hotkeys in a text field', async () => {
      const page = await openPage('/', {}, unreachable);
      await page.getByRole('textbox', {name: 'Name'}).pressSequentially('s/');
      expect(await page.getByRole('textbox', {name: 'Name'}).inputValue()).toBe('s/');
      expect(await page.getByRole('dialog').count()).toBe(0);
    });

    it('searches for the selected text', async () => {
      const page = await openPage('/', {}, unreachable);
      await page.getByText('Growing apple').first().waitFor();
      await page.evaluate(() => {
        const text = document.querySelector('#plain + p')?.firstChild as Text;
        getSelection()?.setBaseAndExtent(text, 4, text, 10);
      });
      await page.keyboard.press('s');
      expect(await input(page).inputValue()).toBe('banana');
    });

    it('closes by the backdrop and the cancel button; the page behind does not scroll while it is open', async () => {
      const page = await openSearch();
      expect(await page.evaluate('getComputedStyle(document.body).overflow')).toBe('hidden');
      await page.mouse.click(5, 400);
      await page.getByRole('dialog').waitFor({state: 'detached'});
      await page.keyboard.press('/');
      await page.getByRole('button', {name: 'Cancel'}).click();
      await page.getByRole('dialog').waitFor({state: 'detached'});
      expect(await page.evaluate('getComputedStyle(document.body).overflow')).toBe('visible');
    });

    it('has one button on a wide screen: to close while the input is empty, or else to clear it', async () => {
      const page = await openSearch();
      const names = () => page.getByRole('dialog').getByRole('button').allInnerTexts();
      expect(await names()).toEqual(['Cancel']);
      await input(page).fill('zzzz');
      expect(await page.getByRole('button', {name: 'Clear the query'}).isVisible()).toBe(true);
      expect(await page.getByRole('button', {name: 'Cancel'}).isVisible()).toBe(false);
      await page.setViewportSize(mobile);
      expect(await page.getByRole('button', {name: 'Cancel'}).isVisible()).toBe(true);
    });

    it('opens once if a hotkey is pressed repeatedly', async () => {
      const page = await openPage('/', {}, unreachable);
      await page.evaluate(() => {
        for (let count = 0; count < 5; count += 1) {
          document.dispatchEvent(new KeyboardEvent('keydown', {key: '/', bubbles: true}));
        }
      });
      await page.getByRole('dialog').waitFor();
      expect(await page.getByRole('dialog').count()).toBe(1);
      expect(pageErrors()).toEqual([]);
    });

    it('keeps the focus inside', async () => {
      const page = await openSearch();
      await input(page).fill('apple');
      await options(page).first().waitFor();
      for (let count = 0; count < 12; count += 1) {
        await page.keyboard.press('Tab');
        // The focus can move to the controls of the browser, but not to the page behind.
        expect(
          await page.evaluate(
            'document.activeElement.closest("dialog") !== null || document.activeElement === document.body',
          ),
        ).toBe(true);
      }
    });
  });

  describe('the keyboard', () => {
    it('selects by arrow keys, wraps at both ends, and then sets aria-activedescendant', async () => {
      const page = await openSearch();
      await input(page).fill('fruit');
      await options(page).first().waitFor();
      expect(await input(page).getAttribute('aria-activedescendant')).toBeNull();
      const selected = () => page.locator('[role=option][aria-selected=true]');
      await page.keyboard.press('ArrowUp');
      const last = (await options(page).count()) - 1;
      expect(await selected().getAttribute('id')).toBe(`search-modal-option-${last}`);
      await page.keyboard.press('ArrowDown');
      expect(await selected().getAttribute('id')).toBe('search-modal-option-0');
      expect(await input(page).getAttribute('aria-activedescendant')).toBe('search-modal-option-0');
    });

    it('opens a new tab with Control+Enter, and stays open', async () => {
      const page = await openSearch();
      await input(page).fill('apple');
      await options(page).first().waitFor();
      const popup = page.context().waitForEvent('page');
      await page.keyboard.press('Control+Enter');
      expect((await popup).url()).toContain('/base/apple');
      expect(await page.getByRole('dialog').count()).toBe(1);
    });

    it('leaves Enter to an input method while it composes', async () => {
      const page = await openSearch();
      await input(page).fill('apple');
      await options(page).first().waitFor();
      const session = await page.context().newCDPSession(page);
      await session.send('Input.imeSetComposition', {
        text: '사',
        selectionStart: 1,
        selectionEnd: 1,
      });
      await page.keyboard.press('Enter');
      expect(page.url()).toBe(`${site.url()}/`);
      expect(await page.getByRole('dialog').count()).toBe(1);
    });

    it('selects the hit below a moving pointer, but not below a resting one when the list scrolls', async () => {
      const page = await openSearch();
      await input(page).fill('fruit');
      // The first move of a pointer has no movementX and movementY.
      await options(page).nth(0).hover();
      await options(page).nth(1).hover();
      expect(await options(page).nth(1).getAttribute('aria-selected')).toBe('true');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      expect(await options(page).nth(3).getAttribute('aria-selected')).toBe('true');
    });
  });

  describe('the filters by category', () => {
    it('limit the results, are reached with Tab, and lead back to the list with an arrow key', async () => {
      const page = await openSearch();
      await input(page).fill('fruit');
      await options(page).first().waitFor();
      const all = page.getByRole('radio', {name: /^All \d+$/});
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      expect(await all.evaluate((radio) => radio === document.activeElement)).toBe(true);
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('ArrowRight');
      const first = page.getByRole('radio').nth(1);
      expect(await first.isChecked()).toBe(true);
      const name = await first.evaluate(
        (radio) => (radio as HTMLInputElement).labels?.[0]?.textContent ?? '',
      );
      const [, category, count] = /^(.+) (\d+)$/.exec(name) ?? [];
      await page.getByRole('listbox').and(page.locator('[aria-busy=false]')).waitFor();
      await expect
        .poll(() => page.getByRole('group').locator('.search-modal__category').allTextContents())
        .toEqual([category]);
      expect(await page.getByRole('status').textContent()).toMatch(`${count} result`);
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('ArrowDown');
      expect(await options(page).first().getAttribute('aria-selected')).toBe('true');
      expect(await input(page).evaluate((element) => element === document.activeElement)).toBe(
        true,
      );
    });

    it('are kept by the link to all results', async () => {
      const page = await openSearch();
      await input(page).fill('fruit');
      const filter = page.getByRole('radio').nth(1);
      await filter.waitFor({state: 'attached'});
      await filter.check({force: true});
      const all = page.getByRole('link', {name: /See all \d+ results/});
      await all.and(page.locator('[href*="category="]')).click();
      await page.waitForURL(/search\?q=fruit&category=/);
      await page.locator('.search-page__hit').first().waitFor();
      expect(await page.getByRole('radio').nth(1).isChecked()).toBe(true);
      expect(await page.locator('.search-page__category').count()).toBe(1);
      await page.getByRole('radio').first().check({force: true});
      await page.waitForURL(/search\?q=fruit&version=garden%3A1\.0$/);
    });
  });

  describe('the page of a hit', () => {
    const highlighted = (page: Page) =>
      page.evaluate(() =>
        Array.from(CSS.highlights.get('search-match') ?? [], (range) =>
          (range as Range).toString().toLowerCase(),
        ),
      );

    it('highlights the matches until Escape, without a change of the document', async () => {
      const page = await openSearch();
      await input(page).fill('banana');
      await options(page).first().click();
      await page.waitForURL(/base\/banana/);
      await expect.poll(() => highlighted(page)).toContain('banana');
      expect(new Set(await highlighted(page))).toEqual(new Set(['banana']));
      expect(await page.locator('main mark').count()).toBe(0);
      // Escape in the modal closes the modal only.
      await page.keyboard.press('/');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({state: 'detached'});
      expect(await highlighted(page)).not.toEqual([]);
      await page.keyboard.press('Escape');
      expect(await highlighted(page)).toEqual([]);
      expect(pageErrors()).toEqual([]);
    });

    it('does not highlight matches after another page is opened', async () => {
      const page = await openSearch();
      await input(page).fill('banana');
      await options(page).first().click();
      await expect.poll(() => highlighted(page)).not.toEqual([]);
      await page.getByRole('link', {name: 'Cherry'}).first().click();
      await page.waitForURL(/base\/cherry/);
      await expect.poll(() => highlighted(page)).toEqual([]);
    });

    it('opens in a browser without the CSS Custom Highlight API', async () => {
      const page = await openSearch(async (opened) => {
        await opened.addInitScript('delete window.Highlight');
        await unreachable(opened);
      });
      await input(page).fill('banana');
      await options(page).first().click();
      await page.waitForURL(/base\/banana/);
      expect(pageErrors()).toEqual([]);
    });
  });

  describe('a site that wraps SearchBar', () => {
    it('transforms the hits, and is notified of searches and selections', async () => {
      const page = await openSearch();
      await input(page).fill('banana');
      await options(page).first().waitFor();
      expect((await texts(page)).join()).not.toContain('Secret');
      await options(page).first().click({button: 'middle'});
      await options(page).first().click();
      await page.waitForURL(/base\/.+/);
      const events = (await page.evaluate('window.searchEvents')) as {
        name: string;
        detail: {query: string; inNewTab?: boolean};
      }[];
      expect(events.map(({name, detail}) => [name, detail.query, detail.inNewTab])).toEqual([
        ['search', 'banana', undefined],
        ['select', 'banana', true],
        ['select', 'banana', false],
      ]);
    });
  });

  describe('recent searches', () => {
    it('shows queries with an opened hit, searches for them again, and removes them', async () => {
      const page = await openSearch();
      await input(page).fill('cherry');
      await options(page).first().click();
      await page.waitForURL(/base\/cherry/);
      await page.keyboard.press('/');
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', {name: 'cherry', exact: true}).click();
      await options(page).first().waitFor();
      expect(await input(page).inputValue()).toBe('cherry');
      await page.getByRole('button', {name: 'Clear the query'}).click();
      await page.getByRole('button', {name: 'Forget "cherry"'}).click();
      expect(await page.getByText('Recent searches').count()).toBe(0);
      expect(await page.evaluate('localStorage.getItem("search-recent:/base/")')).toBeNull();
    });
  });

  describe('responses', () => {
    it('of superseded queries are ignored, also after the input is cleared', async () => {
      const slow = deferred();
      const page = await openSearch((opened) =>
        stubHost(opened, (query) =>
          query === 'old' || query === 'cleared'
            ? {...responseWith(`Response to ${query}`), after: slow.promise}
            : responseWith(`Response to ${query}`),
        ),
      );
      const ends = Promise.all([searchEnd(page, 'old'), searchEnd(page, 'cleared')]);
      const searchStart = (query: string) =>
        page.waitForRequest((request) => isSearchFor(request, query));
      const old = searchStart('old');
      await input(page).fill('old');
      await old;
      await input(page).fill('new');
      await options(page).first().waitFor();
      const cleared = searchStart('cleared');
      await input(page).fill('cleared');
      await cleared;
      await input(page).fill('');
      slow.resolve();
      await ends;
      await nextRender(page);
      expect(await options(page).count()).toBe(0);
      await input(page).fill('new');
      await options(page).first().waitFor();
      expect(await texts(page)).toEqual(['Response to new']);
    });

    it('are ignored after the modal is closed', async () => {
      const late = deferred();
      const page = await openSearch((opened) =>
        stubHost(opened, () => ({...responseWith('late'), after: late.promise})),
      );
      const end = searchEnd(page, 'late');
      const start = page.waitForRequest((request) => isSearchFor(request, 'late'));
      await input(page).fill('late');
      await start;
      await page.keyboard.press('Escape');
      late.resolve();
      await end;
      await nextRender(page);
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(pageErrors()).toEqual([]);
    });

    const hostile =
      '<img src=x onerror="window.executed=1"></script><script>window.executed=1</script>';
    it.each<[string, Record<string, unknown>[]]>([
      [
        'HTML',
        [hit(hostile, {_formatted: {hierarchy_lvl1: hostile, content: `\ue000${hostile}\ue001`}})],
      ],
      ['a script as the link', [hit('script', {url: 'javascript:window.executed=1'})]],
      [
        'a script behind control characters',
        [hit('script', {url: '\u0001java\nscript:window.executed=1'})],
      ],
      [
        'bidi controls and half characters',
        [hit('\u202e\u2066abc \ud800 \udc00', {content: '\ud83d'})],
      ],
      ['a megabyte of text', [hit('long', {content: 'word '.repeat(200_000)})]],
      [
        'no _formatted, null, numbers and objects',
        [hit('odd', {_formatted: null, content: 7, hierarchy_lvl2: {a: 1}})],
      ],
      ['the same hit twice', [hit('twice', {objectID: 1}), hit('twice', {objectID: 1})]],
      ['an empty hit', [{}]],
    ])('with %s are rendered as text', async (_name, hits) => {
      const page = await openSearch((opened) =>
        stubHost(opened, () => ({body: {hits, estimatedTotalHits: hits.length}})),
      );
      await input(page).fill('hostile');
      await options(page).first().waitFor();
      expect(await page.locator('dialog :is(img, script, iframe)').count()).toBe(0);
      const hasLink = (await options(page).first().getAttribute('href')) !== null;
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      if (hasLink) {
        await page.waitForURL(/\/base\/apple/);
        await page.getByRole('dialog').waitFor({state: 'detached'});
      }
      await nextRender(page);
      expect(await page.evaluate('window.executed')).toBeUndefined();
      expect(pageErrors()).toEqual([]);
    });
  });

  describe('failures', () => {
    it.each<[string, HostResponse]>([
      ['cannot be reached', null],
      ['responds with 403', {status: 403, body: {message: 'The provided API key is invalid.'}}],
      ['responds with an HTML page', {body: '<!doctype html><title>Proxy</title>'}],
    ])('falls back to the embedded index and says so, if the host %s', async (_name, response) => {
      const page = await openSearch((opened) => stubHost(opened, () => response));
      await input(page).fill('elderberry');
      await options(page).first().waitFor();
      expect((await texts(page)).join()).toContain('elderberry');
      await page.locator('.search-modal__offline').waitFor();
      expect(await page.getByRole('status').textContent()).toMatch(
        /^\d+ results found Offline results/,
      );
      expect(await page.getByRole('dialog').getByRole('status').count()).toBe(1);
      const tree = await accessibilityTree(page, 'dialog');
      expect(tree.filter((line) => /^(?:dialog|combobox|listbox|status)/.test(line))).toEqual([
        'dialog "Search this site" modal=true',
        'combobox "Search the documentation" value="elderberry" hasPopup=listbox expanded=true',
        'listbox "Results"',
        'status live=polite atomic=true',
      ]);
      expect(pageErrors()).toEqual([]);
    });

    it('shows and logs an error if both engines fail, and recovers when the index is available', async () => {
      const page = await openSearch(async (opened) => {
        await unreachable(opened);
        await opened.route('**/search/index.json', (route) => route.fulfill({status: 404}));
      });
      await input(page).fill('apple');
      await page.getByText('An error has occured. Please try again...').waitFor();
      expect(problems.join()).toContain('There is no search index at');
      expect(await violations(page)).toEqual([]);
      await page.unroute('**/search/index.json');
      await page.getByRole('button', {name: 'Try again'}).click();
      await options(page).first().waitFor();
    });

    it('shows an error if the index is truncated', async () => {
      const page = await openSearch(async (opened) => {
        await unreachable(opened);
        await opened.route('**/search/pages-*.json', (route) => route.fulfill({body: '[{"url":'}));
      });
      await input(page).fill('apple');
      await page.getByText('An error has occured. Please try again...').waitFor();
    });

    it('handles queries of 10,000 characters', async () => {
      const page = await openSearch();
      await input(page).fill('apple '.repeat(1700));
      await page.locator('[role=option], .search-message__headline').first().waitFor();
      await input(page).fill('🍎🍏'.repeat(2500));
      await page.locator('.search-message__headline').first().waitFor();
      expect(pageErrors()).toEqual([]);
    });
  });

  describe('restricted browsers', () => {
    it('without fetch load the polyfill, whose errors are logged', async () => {
      const warnings: string[] = [];
      const page = await openSearch(async (opened) => {
        opened.on('console', (message) => warnings.push(message.text()));
        await opened.addInitScript('delete window.fetch');
        await unreachable(opened);
      });
      expect(await page.evaluate('typeof fetch')).toBe('function');
      await input(page).fill('apple');
      await options(page).first().waitFor();
      expect(warnings.join('\n')).toContain('Network request failed');
    });

    const policies = {
      'a worker': "worker-src 'none'",
      'everything but the scripts of the site, with Trusted Types':
        "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self' https://search.example.org; worker-src 'self'; require-trusted-types-for 'script'; trusted-types site",
    };
    it.each(Object.entries(policies))(
      'work with a policy that forbids %s',
      async (_name, policy) => {
        const workers: string[] = [];
        const page = await openSearch(async (opened) => {
          opened.on('worker', (worker) => workers.push(worker.url()));
          await unreachable(opened);
          await opened.route(`${site.url()}/`, async (route) => {
            const response = await route.fetch();
            await route.fulfill({
              response,
              headers: {...response.headers(), 'content-security-policy': policy},
            });
          });
        });
        await input(page).fill('apple');
        await options(page).first().waitFor();
        expect(workers.length).toBe(policy.includes("worker-src 'none'") ? 0 : 1);
        await page.keyboard.press('ArrowDown');
        // Do not open a page: its table of contents is rendered from an HTML string, which the policy forbids.
        expect(pageErrors().filter((message) => !message.includes("worker-src 'none'"))).toEqual(
          [],
        );
      },
    );
  });

  describe('user preferences and screen sizes', () => {
    it('outlines the selected hit in forced colors', async () => {
      const page = await openSearch(unreachable, {forcedColors: 'active'});
      await input(page).fill('apple');
      await options(page).first().waitFor();
      await page.keyboard.press('ArrowDown');
      const style = await options(page)
        .first()
        .evaluate((element) => getComputedStyle(element).outlineStyle);
      expect(style).toBe('solid');
    });

    it('does not animate with prefers-reduced-motion', async () => {
      const animation = (page: Page) =>
        page
          .locator('.search-modal__panel')
          .evaluate((element) => getComputedStyle(element).animationName);
      expect(await animation(await openSearch(unreachable, {reducedMotion: 'reduce'}))).toBe(
        'none',
      );
      expect(
        await animation(await openSearch(unreachable, {reducedMotion: 'no-preference'})),
      ).not.toBe('none');
    });

    it('fills a small screen', async () => {
      const page = await openSearch(unreachable, {viewport: mobile});
      expect(await page.locator('.search-modal__panel').boundingBox()).toEqual({
        x: 0,
        y: 0,
        ...mobile,
      });
      const page2 = await openSearch(unreachable, {viewport: desktop});
      expect((await page2.locator('.search-modal__panel').boundingBox())?.width).toBeLessThan(
        desktop.width,
      );
    });
  });

  describe('the search page', () => {
    const openSearchPage = (query: string, opts = {}) =>
      openPage(`/search?q=${query}`, opts, unreachable);

    it('shows the results for the query in its URL, and more on demand', async () => {
      const page = await openSearchPage('fruit');
      const hits = page.locator('.search-page__hit');
      await hits.first().waitFor();
      expect(await hits.count()).toBe(5);
      expect(await page.locator('.search-page__count').textContent()).toMatch(
        /^\d\d results found$/,
      );
      await page.getByRole('button', {name: 'Show more results'}).click();
      await hits.nth(9).waitFor();
      expect(await hits.count()).toBe(10);
      await hits.nth(0).getByRole('link').click();
      await page.waitForURL(/base\/\w+(#\w+)?$/);
      await page.goBack();
      await hits.first().waitFor();
      expect(problems.filter((message) => !/Failed to load|CORS/.test(message))).toEqual([]);
    });

    it('updates the query in its URL while the reader types', async () => {
      const page = await openSearchPage('fig');
      await page.locator('.search-page__hit').first().waitFor();
      await page.getByRole('searchbox').fill('damson');
      await page.waitForURL(/\?q=damson$/);
      await page.getByRole('link', {name: 'damson'}).first().waitFor();
      await page.reload();
      expect(await page.getByRole('searchbox').inputValue()).toBe('damson');
    });

    it('is linked from the modal', async () => {
      const page = await openSearch();
      await input(page).fill('fruit');
      await page.getByRole('link', {name: /See all \d+ results/}).click();
      await page.waitForURL(/\/base\/search\?q=fruit&version=garden%3A1\.0$/);
      await page.getByRole('dialog').waitFor({state: 'detached'});
      await page.locator('.search-page__hit').first().waitFor();
    });

    it('has selects for the docs instance and its versions, which its URL keeps', async () => {
      const page = await openSearchPage('spade');
      const badges = page.locator('.search-badge');
      const hits = page.locator('.search-page__hit');
      await hits.first().waitFor();
      expect(await badges.allTextContents()).toEqual(['Garden', '1.0']);
      await page.getByLabel('Version (Garden)').selectOption({label: 'All versions'});
      await hits.nth(1).waitFor();
      expect((await badges.allTextContents()).sort()).toEqual(['1.0', 'Garden', 'Garden', 'Next']);
      expect(await violations(page)).toEqual([]);
      await page.getByLabel('Search in').selectOption({label: 'Garden'});
      await page.waitForURL(/\?q=spade&docs=garden&version=garden%3A\*$/);
      await page.reload();
      await hits.nth(1).waitFor();
      expect(await page.getByLabel('Search in').inputValue()).toBe('garden');
      await page.getByLabel('Search in').selectOption({label: 'Documentation'});
      await page.getByText('No results for "spade"').first().waitFor();
      expect(await page.getByRole('button', {name: 'spade'}).count()).toBe(0);
    });

    it('searches the version of the page from which the modal leads to it', async () => {
      const page = await openPage('/garden/next/tools', {}, unreachable);
      await page.keyboard.press('/');
      await input(page).fill('a');
      const all = page.getByRole('link', {name: /See all \d+ results/});
      await all.and(page.locator('[href*="version="]')).click();
      await page.waitForURL(/search\?q=a&version=garden%3Acurrent$/);
      await page.getByRole('searchbox').fill('spade');
      await page.waitForURL(/q=spade&version=garden%3Acurrent$/);
      await page.locator('.search-badge').getByText('Next').waitFor();
      expect(await page.locator('.search-page__hit').count()).toBe(1);
    });

    it('shows messages for no results and for errors', async () => {
      const page = await openSearchPage('zzzzzzz');
      await page.getByText('No results for "zzzzzzz"').first().waitFor();
      const failing = await openPage('/search?q=apple', {}, async (opened) => {
        await unreachable(opened);
        await opened.route('**/search/index.json', (route) => route.fulfill({status: 500}));
      });
      await failing.getByRole('alert').waitFor();
    });

    it.each(['light', 'dark'] as const)(
      'has no accessibility violations, %s',
      async (colorScheme) => {
        for (const viewport of [desktop, mobile]) {
          const page = await openSearchPage('fruit', {colorScheme, viewport});
          await page.locator('.search-page__hit').first().waitFor();
          expect(await violations(page)).toEqual([]);
        }
      },
    );

    it('has an OpenSearch description, and noindex', () => {
      const html = site.file('search/index.html');
      expect(html).toMatch(/<meta[^>]+name="robots" content="noindex, follow"/);
      expect(html).toContain('href="/base/opensearch.xml"');
      expect(site.file('opensearch.xml')).toContain(
        'template="https://example.org/base/search?q={searchTerms}"',
      );
    });
  });
});
