import fs from 'node:fs';
import path from 'node:path';
import type {Browser, Page} from 'playwright-core';
import {createCompressedServer, createStaticServer} from '../../website/scripts/staticServer.mjs';
import {firstResult} from '../../tools/bench/slowPhone.mjs';
import {violations} from '@repo/testing/axe';
import {desktop} from '@repo/testing/browser';
import {listen} from '@repo/testing/listen.mjs';
import {gzippedLength} from '../packages/bundle';

/** A search plugin, as a reader uses it. */
export type SearchPlugin = {
  /** Name of the package. */
  name: string;
  /** The page that a reader searches on. */
  page?: string;
  /** Opens the search UI on a page. */
  open: (page: Page) => Promise<unknown>;
  /** The input of the opened search UI. */
  input: string;
  /** What the list below the input shows for a query, with or without hits. Undefined if there is no backend. */
  answer?: string;
  /** Returns the addresses of the hits for a query, in order. Undefined if there is no backend. */
  search?: (page: Page, siteUrl: string, query: string) => Promise<string[]>;
};

/** The page that the plugins are opened on. */
export const firstPage = '/docs/start';

/** What is typed into the search UI. */
const firstQuery = 'branch';

/** Creates a function that clicks on an element once the page is hydrated. The page of Pagefind is not. */
const click = (selector: string) => async (page: Page) => {
  await page.waitForFunction("document.documentElement.dataset.hasHydrated !== 'false'");
  await page.locator(selector).click();
};

async function hrefs(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

/** Searches on the page for results of a plugin. */
function onSearchPage(links: string, done: string) {
  return async (page: Page, siteUrl: string, query: string) => {
    await page.goto(`${siteUrl}/search?q=${encodeURIComponent(query)}`);
    await page.locator(done).first().waitFor();
    return hrefs(page, links);
  };
}

/** The search plugins that are compared, in the order of the table in the documentation of the package. */
export const searchPlugins: SearchPlugin[] = [
  {
    name: 'docusaurus-theme-search-meilisearch',
    open: click('.search-button'),
    input: 'dialog input',
    answer: 'dialog [role="option"]',
    // The number of hits is there when everything was searched. Titles are shown before.
    search: onSearchPage('.search-results a', 'main [role="status"]:not(:empty)'),
  },
  {
    name: '@docusaurus/theme-search-algolia',
    open: click('.DocSearch-Button'),
    input: '.DocSearch-Input',
  },
  {
    name: '@easyops-cn/docusaurus-search-local',
    open: click('.navbar__search-input'),
    input: '.navbar__search-input',
    answer: '.navbar__search [role="option"]',
    search: onSearchPage('.container article h2 a', '.container > p'),
  },
  {
    name: 'docusaurus-lunr-search',
    open: click('.navbar__search-input[placeholder*="Ctrl"]'),
    input: '.navbar__search-input',
    answer: '.ds-dropdown-menu a',
    async search(page, siteUrl, query) {
      await page.goto(`${siteUrl}${firstPage}`);
      const list = '.ds-dropdown-menu [class*="ds-dataset"]';
      const input = page.locator('.navbar__search-input[placeholder*="Ctrl"]');
      await input.waitFor();
      // Version 3.6.1 throws "Cannot read properties of undefined (reading '_index')" for some queries, and then shows nothing.
      const failed = page.waitForEvent('pageerror', {timeout: 0});
      await input.fill(query);
      await Promise.race([
        page.locator(`${list} > *`).first().waitFor({state: 'attached'}),
        failed,
      ]);
      return hrefs(page, `${list} a`);
    },
  },
  {
    name: 'pagefind',
    page: '/pagefind.html',
    open: click('pagefind-modal-trigger button'),
    input: 'pagefind-modal input',
    answer: 'pagefind-modal pagefind-results a',
    // What the modal calls. It shows the first results.
    async search(page, siteUrl, query) {
      await page.goto(`${siteUrl}/pagefind.html`);
      return page.evaluate<string[]>(`(async () => {
        const {search} = await import('/pagefind/pagefind.js');
        const {results} = await search(${JSON.stringify(query)});
        const shown = await Promise.all(results.slice(0, 5).map((result) => result.data()));
        return shown.map(({url}) => url);
      })()`);
    },
  },
];

/** What a page loads, in bytes, gzipped, and which accessibility rules it violates. */
export type OpenedSearch = {
  /** Scripts of a page that nobody has searched on. */
  before: number;
  /** Scripts, also of workers, after the search UI has been opened and a query typed. */
  after: number;
  /** Files of the index and WebAssembly, after that. */
  index: number;
  /** Violations of axe's rules, after that. Each starts with the name of the rule and a colon. */
  violations: string[];
};

/** A built site on a server that keeps the files it has sent. */
export class ServedBuild {
  private readonly sent = new Set<string>();

  constructor(private readonly folder: string) {}

  start(): ReturnType<typeof listen> {
    const server = createStaticServer(this.folder);
    server.prependListener('request', ({url = '/', headers}) => {
      // Docusaurus prefetches pages that a reader may open next.
      if (!/prefetch/.test(String(headers['sec-purpose'] ?? headers.purpose ?? ''))) {
        this.sent.add(decodeURI(new URL(url, 'http://localhost').pathname));
      }
    });
    return listen(server);
  }

  hasPage(page: string): boolean {
    return fs.existsSync(path.join(this.folder, page, 'index.html'));
  }

  /** Milliseconds from a tap that opens the search UI of a loaded page until the first result, on a slow phone. The fastest of three. */
  async firstResult(browser: Browser, {page = firstPage, open, answer = ''}: SearchPlugin) {
    const {url, close} = await listen(createCompressedServer(this.folder));
    const times: number[] = [];
    for (let run = 0; run < 3; run += 1) {
      times.push(await firstResult(browser, `${url}${page}`, open, answer, firstQuery));
    }
    close();
    return Math.min(...times);
  }

  /** Bytes of the files with an ending that were sent, gzipped. */
  private sentBytes(ending: RegExp): number {
    return [...this.sent]
      .filter((file) => ending.test(file) && fs.existsSync(path.join(this.folder, file)))
      .reduce((sum, file) => sum + gzippedLength(fs.readFileSync(path.join(this.folder, file))), 0);
  }

  /** Opens a page, then the search UI of the plugin, and types a query. */
  async openSearch(browser: Browser, url: string, plugin?: SearchPlugin): Promise<OpenedSearch> {
    this.sent.clear();
    const page = await browser.newPage({viewport: desktop});
    await page.goto(`${url}${plugin?.page ?? firstPage}`, {waitUntil: 'networkidle'});
    const before = this.sentBytes(/\.js$/);
    if (plugin) {
      await plugin.open(page);
      await page.locator(plugin.input).fill(firstQuery);
      if (plugin.answer) {
        await page.locator(plugin.answer).first().waitFor();
      }
      await page.waitForLoadState('networkidle');
    }
    const opened = {
      before,
      after: this.sentBytes(/\.js$/),
      index: this.sentBytes(/\.(?:json|pf_\w+|pagefind)$/),
      violations: await violations(page),
    };
    await page.close();
    return opened;
  }
}
