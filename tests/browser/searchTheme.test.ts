import type {Page, Route} from 'playwright-core';
import {afterEach, describe, expect, it} from 'vitest';
import {useFixtureSite} from '../fixtures/fixtureSite';
import {violations} from './axe';
import {hydratedSearchButton, desktop, mobile, useBrowser} from './browser';

/** What a Meilisearch host answers; `null`: the connection fails. */
type Answer = {status?: number; body?: unknown; after?: Promise<unknown>} | null;

const hostUrl = 'https://search.example.org/sub/indexes/docs/search';
const cors = {'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*'};

/** Answers in the place of the host that the site is configured with. Gives the queries that were asked. */
function answerSearches(page: Page, answer: (query: string) => Answer) {
  const queries: string[] = [];
  const fulfill = async (route: Route) => {
    if (route.request().method() === 'OPTIONS') {
      return route.fulfill({status: 204, headers: cors});
    }
    const {q} = JSON.parse(route.request().postData() ?? '{}') as {q: string};
    queries.push(q);
    const found = answer(q);
    await found?.after;
    if (found === null) {
      return route.abort('connectionrefused');
    }
    const body = typeof found.body === 'string' ? found.body : JSON.stringify(found.body);
    return route.fulfill({status: found.status ?? 200, headers: cors, body});
  };
  return page.route(hostUrl, fulfill).then(() => queries);
}

const hit = (title: string, more = {}) => ({
  hierarchy_lvl0: 'Docs',
  hierarchy_lvl1: title,
  url: '/base/apple',
  anchor: '',
  content: title,
  ...more,
});
const answerOf = (...titles: string[]): Answer => ({
  body: {hits: titles.map((title) => hit(title)), estimatedTotalHits: titles.length},
});

describe('the search theme on another site', () => {
  const site = useFixtureSite('search', {baseUrl: '/base/'});
  const {openPage, problems} = useBrowser({
    url: site.url,
    hydratedSelector: hydratedSearchButton,
  });

  const unreachable = (page: Page) => answerSearches(page, () => null);

  /** A page with search open. The host is down unless `prepare` says otherwise. */
  async function openSearch(prepare: (page: Page) => Promise<unknown> = unreachable, options = {}) {
    const page = await openPage('/', options, prepare);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    return page;
  }

  const box = (page: Page) => page.getByRole('combobox');
  const options = (page: Page) => page.getByRole('option');
  const texts = (page: Page) => options(page).locator('.search-modal__title').allTextContents();

  afterEach(() => {
    // The host that does not exist is what these tests are about; a browser logs each request to it that fails.
    problems.length = 0;
  });

  const pageErrors = () =>
    problems.filter((message) => !/Failed to load resource|CORS policy/.test(message));

  describe('opening and closing', () => {
    it('is not opened by a key that is typed into a box', async () => {
      const page = await openPage('/', {}, unreachable);
      await page.getByRole('textbox', {name: 'Name'}).pressSequentially('s/');
      expect(await page.getByRole('textbox', {name: 'Name'}).inputValue()).toBe('s/');
      expect(await page.getByRole('dialog').count()).toBe(0);
    });

    it('takes the selected text as the first query', async () => {
      const page = await openPage('/', {}, unreachable);
      await page.getByText('Growing apple').first().waitFor();
      await page.evaluate(() => {
        const text = document.querySelector('#plain + p')?.firstChild as Text;
        getSelection()?.setBaseAndExtent(text, 4, text, 10);
      });
      await page.keyboard.press('s');
      expect(await box(page).inputValue()).toBe('banana');
    });

    it('closes by the backdrop, the cancel button and Escape; the page behind does not scroll meanwhile', async () => {
      const page = await openSearch();
      expect(await page.evaluate('getComputedStyle(document.body).overflow')).toBe('hidden');
      await page.mouse.click(5, 400);
      await page.getByRole('dialog').waitFor({state: 'detached'});
      await page.keyboard.press('/');
      await page.getByRole('button', {name: 'Cancel'}).click();
      await page.getByRole('dialog').waitFor({state: 'detached'});
      expect(await page.evaluate('getComputedStyle(document.body).overflow')).toBe('visible');
    });

    it('opens once, however often it is asked to', async () => {
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
      await box(page).fill('apple');
      await options(page).first().waitFor();
      for (let count = 0; count < 12; count += 1) {
        await page.keyboard.press('Tab');
        // The browser's own controls take a turn; the page behind never does.
        expect(
          await page.evaluate(
            'document.activeElement.closest("dialog") !== null || document.activeElement === document.body',
          ),
        ).toBe(true);
      }
    });
  });

  describe('the keyboard', () => {
    it('moves with the arrows, wraps at both ends, and tells the box only then', async () => {
      const page = await openSearch();
      await box(page).fill('fruit');
      await options(page).first().waitFor();
      expect(await box(page).getAttribute('aria-activedescendant')).toBeNull();
      const selected = () => page.locator('[role=option][aria-selected=true]');
      await page.keyboard.press('ArrowUp');
      const last = (await options(page).count()) - 1;
      expect(await selected().getAttribute('id')).toBe(`search-modal-option-${last}`);
      await page.keyboard.press('ArrowDown');
      expect(await selected().getAttribute('id')).toBe('search-modal-option-0');
      expect(await box(page).getAttribute('aria-activedescendant')).toBe('search-modal-option-0');
    });

    it('Enter without a hit does nothing', async () => {
      const page = await openSearch();
      await page.keyboard.press('Enter');
      await box(page).fill('zzzzzzzz');
      await page.getByText('No results for "zzzzzzzz"').first().waitFor();
      await page.keyboard.press('Enter');
      expect(await page.getByRole('dialog').count()).toBe(1);
      expect(pageErrors()).toEqual([]);
    });

    it('opens a new tab with ctrl, and stays', async () => {
      const page = await openSearch();
      await box(page).fill('apple');
      await options(page).first().waitFor();
      const popup = page.context().waitForEvent('page');
      await page.keyboard.press('Control+Enter');
      expect((await popup).url()).toContain('/base/apple');
      expect(await page.getByRole('dialog').count()).toBe(1);
    });

    it('leaves Enter and Escape to an input method while it composes', async () => {
      const page = await openSearch();
      await box(page).fill('apple');
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

    it('selects what the pointer is over, but not what the keyboard scrolls below it', async () => {
      const page = await openSearch();
      await box(page).fill('fruit');
      // The first move of a pointer has no direction.
      await options(page).nth(0).hover();
      await options(page).nth(1).hover();
      expect(await options(page).nth(1).getAttribute('aria-selected')).toBe('true');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      expect(await options(page).nth(3).getAttribute('aria-selected')).toBe('true');
    });
  });

  describe('a site that wraps SearchBar', () => {
    it('changes the hits, and hears of searches and choices', async () => {
      const page = await openSearch();
      await box(page).fill('banana');
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
    it('shows chosen queries, searches for them again, and forgets them', async () => {
      const page = await openSearch();
      await box(page).fill('cherry');
      await options(page).first().click();
      await page.waitForURL(/base\/cherry/);
      await page.keyboard.press('/');
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', {name: 'cherry', exact: true}).click();
      await options(page).first().waitFor();
      expect(await box(page).inputValue()).toBe('cherry');
      await page.getByRole('button', {name: 'Clear the query'}).click();
      await page.getByRole('button', {name: 'Forget "cherry"'}).click();
      expect(await page.getByText('Recent searches').count()).toBe(0);
      expect(await page.evaluate('localStorage.getItem("search-recent:/base/")')).toBeNull();
    });

    it.each([
      [
        'denied',
        'Object.defineProperty(window, "localStorage", {get() { throw new DOMException("no", "SecurityError"); }})',
      ],
      [
        'full',
        'Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }',
      ],
      ['corrupt', 'localStorage.setItem("search-recent:/base/", "{[")'],
    ])('does without, where storage is %s', async (_name, script) => {
      const page = await openSearch(async (opened) => {
        await opened.addInitScript(script);
        await unreachable(opened);
      });
      await box(page).fill('cherry');
      await options(page).first().click();
      await page.waitForURL(/base\/cherry/);
      // Docusaurus says as much of its own settings.
      expect(pageErrors().filter((message) => !/storage/i.test(message))).toEqual([]);
    });
  });

  describe('answers', () => {
    it('an older one never replaces a newer one, or repaints a cleared box', async () => {
      let release = () => {};
      const slow = new Promise<void>((resolve) => {
        release = resolve;
      });
      const page = await openSearch((opened) =>
        answerSearches(opened, (query) =>
          query === 'old' || query === 'cleared'
            ? {...answerOf(`Answer to ${query}`), after: slow}
            : answerOf(`Answer to ${query}`),
        ),
      );
      const asked = (query: string) =>
        page.waitForRequest((request) => Boolean(request.postData()?.includes(`"${query}"`)));
      const old = asked('old');
      await box(page).fill('old');
      await old;
      await box(page).fill('new');
      await options(page).first().waitFor();
      const cleared = asked('cleared');
      await box(page).fill('cleared');
      await cleared;
      await box(page).fill('');
      release();
      await page.waitForTimeout(300);
      expect(await options(page).count()).toBe(0);
      await box(page).fill('new');
      await options(page).first().waitFor();
      expect(await texts(page)).toEqual(['Answer to new']);
    });

    it('are dropped where the page is left meanwhile', async () => {
      const page = await openSearch((opened) =>
        answerSearches(opened, () => ({
          ...answerOf('late'),
          after: new Promise((resolve) => setTimeout(resolve, 500)),
        })),
      );
      await box(page).fill('late');
      await page.waitForTimeout(200);
      await page.keyboard.press('Escape');
      await page.waitForTimeout(600);
      expect(pageErrors()).toEqual([]);
    });

    const hostile =
      '<img src=x onerror="window.executed=1"></script><script>window.executed=1</script>';
    it.each<[string, Record<string, unknown>[]]>([
      [
        'HTML',
        [hit(hostile, {_formatted: {hierarchy_lvl1: hostile, content: `\ue000${hostile}\ue001`}})],
      ],
      ['a script for a link', [hit('script', {url: 'javascript:window.executed=1'})]],
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
      ['nothing at all', [{}]],
    ])('of %s become text', async (_name, hits) => {
      const page = await openSearch((opened) =>
        answerSearches(opened, () => ({body: {hits, estimatedTotalHits: hits.length}})),
      );
      await box(page).fill('hostile');
      await options(page).first().waitFor();
      expect(await page.locator('dialog :is(img, script, iframe)').count()).toBe(0);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForTimeout(100);
      expect(await page.evaluate('window.executed')).toBeUndefined();
      expect(pageErrors()).toEqual([]);
    });
  });

  describe('failing', () => {
    it.each<[string, Answer]>([
      ['cannot be reached', null],
      ['answers 503', {status: 503, body: {message: 'down'}}],
      ['answers 403', {status: 403, body: {message: 'The provided API key is invalid.'}}],
      ['answers with an HTML page', {body: '<!doctype html><title>Proxy</title>'}],
      ['answers with half a JSON', {body: '{"hits": ['}],
      ['answers without hits', {body: {hits: null}}],
    ])(
      'a host that %s: the embedded index answers, and the footer says so',
      async (_name, answer) => {
        const page = await openSearch((opened) => answerSearches(opened, () => answer));
        await box(page).fill('elderberry');
        await options(page).first().waitFor();
        expect((await texts(page)).join()).toContain('elderberry');
        await page.locator('.search-modal__offline').waitFor();
        expect(await page.getByRole('status').textContent()).toMatch(
          /^\d+ results found Offline results/,
        );
        expect(await page.getByRole('dialog').getByRole('status').count()).toBe(1);
        expect(pageErrors()).toEqual([]);
      },
    );

    it('both: shows the error, logs it, and finds once the index is there again', async () => {
      const page = await openSearch(async (opened) => {
        await unreachable(opened);
        await opened.route('**/search/index.json', (route) => route.fulfill({status: 404}));
      });
      await box(page).fill('apple');
      await page.getByText('An error has occured. Please try again...').waitFor();
      expect(problems.join()).toContain('There is no search index at');
      expect(await violations(page)).toEqual([]);
      await page.unroute('**/search/index.json');
      await page.getByRole('button', {name: 'Try again'}).click();
      await options(page).first().waitFor();
    });

    it('a truncated index: an error, not a frozen page', async () => {
      const page = await openSearch(async (opened) => {
        await unreachable(opened);
        await opened.route('**/search/pages-*.json', (route) => route.fulfill({body: '[{"url":'}));
      });
      await box(page).fill('apple');
      await page.getByText('An error has occured. Please try again...').waitFor();
    });

    it('a query of 10,000 characters is answered', async () => {
      const page = await openSearch();
      await box(page).fill('apple '.repeat(1700));
      await page.locator('[role=option], .search-message__headline').first().waitFor();
      await box(page).fill('🍎🍏'.repeat(2500));
      await page.locator('.search-message__headline').first().waitFor();
      expect(pageErrors()).toEqual([]);
    });
  });

  describe('browsers that lack something', () => {
    it('fetch: it is loaded, and its errors are logged as themselves', async () => {
      const warnings: string[] = [];
      const page = await openSearch(async (opened) => {
        opened.on('console', (message) => warnings.push(message.text()));
        await opened.addInitScript('delete window.fetch');
        await unreachable(opened);
      });
      expect(await page.evaluate('typeof fetch')).toBe('function');
      await box(page).fill('apple');
      await options(page).first().waitFor();
      expect(warnings.join('\n')).toContain('Network request failed');
    });

    const policies = {
      'a worker': "worker-src 'none'",
      'everything but its own scripts, with Trusted Types':
        "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self' https://search.example.org; worker-src 'self'; require-trusted-types-for 'script'; trusted-types site",
    };
    it.each(Object.entries(policies))('a policy that forbids %s', async (_name, policy) => {
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
      await box(page).fill('apple');
      await options(page).first().waitFor();
      expect(workers.length).toBe(policy.includes("worker-src 'none'") ? 0 : 1);
      await page.keyboard.press('ArrowDown');
      // The table of contents of Docusaurus, which the next page has, is made of HTML: no page is opened here.
      expect(pageErrors().filter((message) => !message.includes("worker-src 'none'"))).toEqual([]);
    });
  });

  describe('high contrast and less motion', () => {
    it('marks the selected hit with an outline in forced colors', async () => {
      const page = await openSearch(unreachable, {forcedColors: 'active'});
      await box(page).fill('apple');
      await options(page).first().waitFor();
      await page.keyboard.press('ArrowDown');
      const style = await options(page)
        .first()
        .evaluate((element) => getComputedStyle(element).outlineStyle);
      expect(style).toBe('solid');
    });

    it('does not animate where less motion is asked for', async () => {
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

    it('finds what its address asks for, and shows more on demand', async () => {
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

    it('writes what is typed into the address, and follows a link to another query', async () => {
      const page = await openSearchPage('fig');
      await page.locator('.search-page__hit').first().waitFor();
      await page.getByRole('searchbox').fill('damson');
      await page.waitForURL(/\?q=damson$/);
      await page.getByRole('link', {name: 'damson'}).first().waitFor();
      await page.reload();
      expect(await page.getByRole('searchbox').inputValue()).toBe('damson');
    });

    it('is reached from the modal', async () => {
      const page = await openSearch();
      await box(page).fill('fruit');
      await page.getByRole('link', {name: /See all \d+ results/}).click();
      await page.waitForURL(/\/base\/search\?q=fruit$/);
      await page.getByRole('dialog').waitFor({state: 'detached'});
      await page.locator('.search-page__hit').first().waitFor();
    });

    it('says that nothing was found, and that something failed', async () => {
      const page = await openSearchPage('zzzzzzz');
      await page.getByText('No results for "zzzzzzz"').first().waitFor();
      const failing = await openPage('/search?q=apple', {}, async (opened) => {
        await unreachable(opened);
        await opened.route('**/search/index.json', (route) => route.fulfill({status: 500}));
      });
      await failing.getByRole('alert').waitFor();
    });

    it.each(['light', 'dark'] as const)('axe finds nothing, %s', async (colorScheme) => {
      for (const viewport of [desktop, mobile]) {
        const page = await openSearchPage('fruit', {colorScheme, viewport});
        await page.locator('.search-page__hit').first().waitFor();
        expect(await violations(page)).toEqual([]);
      }
    });

    it('is described to browsers, and kept from search engines', () => {
      const html = site.file('search/index.html');
      expect(html).toMatch(/<meta[^>]+name="robots" content="noindex, follow"/);
      expect(html).toContain('href="/base/opensearch.xml"');
      expect(site.file('opensearch.xml')).toContain(
        'template="https://example.org/base/search?q={searchTerms}"',
      );
    });
  });
});
