import {describe, expect, it} from 'vitest';
import {violations} from '@repo/testing/axe';
import {desktop, mobile, recordCopies} from '@repo/testing/browser';
import {findAndOpen, type Reader} from './reader';
import {expectSearchPage} from './searchPage';
import {copyExample, docusaurus, serveSite, useServer, type Variant} from './site';

/** Builds and serves an example, and returns the URL of a path on it. */
function useExample(variant: Variant, name: string, ...args: string[]) {
  return useServer(async () => {
    const dir = copyExample(variant, name);
    await docusaurus(dir, ['build', ...args]);
    return serveSite(dir);
  });
}

/**
 * The second panel of the mobile menu while the first one is shown. It is beside the menu, which clips it, so nobody sees it, but axe
 * compares its text with the backdrop that is there. Docusaurus 3 makes it inert. It is checked while it is shown.
 */
const clippedPanel =
  '.navbar-sidebar__items:not(.navbar-sidebar__items--show-secondary) > :nth-child(2)';

/** Tests of the examples that show one package each. */
export function describeSmallExamples(variant: Variant, reader: Reader): void {
  const {open, openWithoutScripts, consoleMessages} = reader;

  describe('search-minimal', () => {
    const url = useExample(variant, 'search-minimal');

    it.each([
      ['instal', '/install'],
      ['isntall', '/install'],
      ['change title', '/windows#change-the-title'],
      ['파일', '/files#파일-저장하기'],
    ])('finds %s', (query, page) => findAndOpen(reader, {from: url('/'), query, page}));

    it('has a search page with a URL for each query', async () => {
      const page = await open(url('/search?q=파일'));
      await page.getByRole('main').getByRole('link', {name: /파일/}).first().click();
      await page.waitForURL((address) => address.pathname === '/files');
      // There is one category, so there is nothing to filter.
      expect(await page.getByRole('radio').count()).toBe(0);
      expect(consoleMessages).toEqual([]);
    });

    it('has a search page that looks as on other versions', () =>
      expectSearchPage(reader, url('/search?q=window')));
  });

  // `tests/fixtures/searchHost.test.ts` has a site on a host.
  describe('search-with-meilisearch, without a host', () => {
    const url = useExample(variant, 'search-with-meilisearch');
    it('searches the embedded index', () =>
      findAndOpen(reader, {from: url('/'), query: 'title', page: '/#change-the-title'}));
  });

  describe('translations', () => {
    const url = useExample(variant, 'translations');

    it('shows the statuses of its pages', async () => {
      const statuses = ['/ko/', '/ko/outdated', '/ko/untranslated'].map(async (address) => {
        const page = await openWithoutScripts(url(address));
        const status = page.locator('meta[name=docusaurus_translation]');
        return status.evaluateAll((elements) => elements.map((it) => it.getAttribute('content')));
      });
      expect(await Promise.all(statuses)).toEqual([[], ['outdated'], ['untranslated']]);
    });

    it('has a dashboard', async () => {
      const page = await openWithoutScripts(url('/ko/translations'));
      expect(await page.locator('main a[href="/ko/outdated"]').count()).toBeGreaterThan(0);
    });
  });

  describe('navbar-items', () => {
    const url = useExample(variant, 'navbar-items', '--locale', 'en');
    const recipes = (viewport = desktop, prepare?: Parameters<Reader['open']>[2]) =>
      open(url('/recipes'), viewport, prepare);
    const bar = '.navbar__inner';

    it('shows the item in the navbar, in a dropdown and in the footer', async () => {
      const page = await openWithoutScripts(url('/'));
      const badges = page.getByRole('link', {name: 'All systems work', includeHidden: true});
      expect(await badges.count()).toBe(3);
    });

    it('aligns an icon with the labels beside it', async () => {
      const page = await recipes();
      const boxes = [
        page.locator(bar).getByRole('link', {name: 'Recipes'}),
        page.locator(`${bar} svg[viewBox="0 0 24 24"]:has(path[fill=none])`),
      ].map((item) => item.boundingBox());
      const [label, icon] = (await Promise.all(boxes)).map((box) => box && box.y + box.height / 2);
      expect(icon).toBeCloseTo(label ?? NaN, 0);
    });

    it('copies the address of the page with a button', async () => {
      const page = await recipes(desktop, recordCopies);
      await page.context().grantPermissions(['clipboard-write']);
      await page.locator(bar).getByRole('button', {name: 'Copy link'}).click();
      await page.locator(bar).getByRole('button', {name: 'Copied'}).waitFor();
      expect(await page.evaluate('window.copied')).toBe(url('/recipes'));
    });

    it('selects a tab on every page', async () => {
      const page = await recipes();
      await page.locator(bar).getByLabel('Package manager').selectOption('yarn');
      await page.getByRole('tab', {name: 'yarn', selected: true}).waitFor();
      await page.getByRole('tab', {name: 'pnpm'}).click();
      expect(await page.locator(bar).getByLabel('Package manager').inputValue()).toBe('pnpm');
    });

    it('shows a signed-in user without a layout shift', async () => {
      let signIn: (user: object) => void = () => {};
      const session = new Promise<object>((resolve) => (signIn = resolve));
      const page = await recipes(desktop, (opened) =>
        opened.route('**/session.json', async (route) => route.fulfill({json: await session})),
      );
      await page.locator(bar).getByRole('link', {name: 'Sign in'}).waitFor();
      const neighbor = page.locator(bar).locator('.locales');
      const before = await neighbor.boundingBox();
      signIn({name: 'Ada'});
      const menu = page.locator(bar).getByRole('button', {name: 'Ada'});
      await menu.waitFor();
      expect(await neighbor.boundingBox()).toEqual(before);
      await menu.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('link', {name: 'Sign out'}).click({trial: true});
    });

    it.each([desktop, mobile])(
      'shows flags, and has no accessibility violation at $width px',
      async (viewport) => {
        const page = await recipes(viewport);
        // Of Docusaurus: tabs in its default color.
        const own = async () =>
          (await violations(page, {exclude: clippedPanel})).filter((it) => !/tabs__item/.test(it));
        if (viewport === mobile) {
          await page.locator('.navbar__toggle').click();
          const back = page.getByRole('button', {name: 'Back to main menu'});
          await back.click({trial: true});
          expect(await own()).toEqual([]);
          await back.click();
          await page.locator('.navbar-sidebar .locales').click();
        } else {
          await page.locator(bar).locator('.locales').hover();
        }
        const link = page.getByRole('link', {name: /^한국어/});
        await link.click({trial: true});
        const flag = await link.evaluate((it) => getComputedStyle(it, '::before').content);
        expect(flag).toContain('🇰🇷');
        expect(await own()).toEqual([]);
        expect(consoleMessages).toEqual([]);
      },
    );
  });
}

/** Tests of the example with all packages, with the cascade layers of Docusaurus 4. */
export function describeEverything(variant: Variant, reader: Reader): void {
  describe('everything', () => {
    let dir: string;
    const url = useServer(async () => {
      const config = '({...site, future: {v4: {useCssCascadeLayers: true}}})';
      dir = copyExample(variant, 'everything', config);
      // As in sites that `create-docusaurus` makes. By default, there are browsers for which layers are removed.
      await docusaurus(dir, ['build'], {BROWSERSLIST: '>0.5%, not dead, not op_mini all'});
      return serveSite(dir);
    });

    it('finds the pages of its judged queries', () => docusaurus(dir, ['search:test']));

    it.each([
      ['/', 'hotkeys', '/search/configure#hotkeys'],
      ['/ko/', '설치', '/ko/search/install'],
      // The version that the reader is in.
      ['/1.0/', 'install the search theme', '/1.0/search/install'],
    ])('finds a page from %s', (from, query, page) =>
      findAndOpen(reader, {from: url(from), query, page}),
    );

    it('groups hits by the categories of the options', async () => {
      const page = await reader.open(url('/ko/'));
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('설치');
      await page.getByRole('group', {name: '검색'}).waitFor();
      // The pages that match this are not translated.
      await page.getByRole('combobox').fill('hotkeys');
      expect(await page.getByTitle('영어').first().textContent()).toBe('EN');
    });

    it('has a search page with a select for the version', async () => {
      const page = await reader.open(url('/search?q=install'));
      const select = page.getByRole('combobox', {name: 'Version'});
      expect(await page.getByRole('combobox', {name: 'Search in'}).count()).toBe(0);
      await select.selectOption('All versions');
      await page.waitForURL((address) => address.searchParams.get('version') === 'default:*');
      await page.locator('.search-badge', {hasText: '1.0'}).first().waitFor();
    });

    it('has a search page that looks as on other versions', () =>
      expectSearchPage(reader, url('/search?q=hotkeys')));

    it('opens search in the footer', async () => {
      const page = await reader.open(url('/'));
      await page.locator('footer .search-button').click();
      await page.getByRole('dialog').getByRole('combobox').fill('install');
      await page.getByRole('dialog').getByRole('option').first().waitFor();
      expect(reader.consoleMessages).toEqual([]);
    });

    it('has a Markdown copy of each page, which the page links to', async () => {
      const copy = await fetch(url('/ko/translation/configure.md'));
      expect(await copy.text()).toContain('translation: untranslated');
      const page = await reader.open(url('/ko/search/install'));
      const link = page.getByRole('link', {name: '마크다운으로 보기'});
      expect(await link.getAttribute('href')).toBe('/ko/search/install.md');
    });
  });
}
