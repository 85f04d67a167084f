import {describe, expect, it} from 'vitest';
import {violations, violationsInBothThemes} from '@repo/testing/axe';
import {desktop, mobile} from '@repo/testing/browser';
import {useConsumerSite, useServer, type ConsumerKind} from './consumerSite';
import {findAndOpen, useReader} from './reader';

const search = 'docusaurus-theme-search-meilisearch';
const translation = 'docusaurus-plugin-community-translation';
const navbar = 'docusaurus-theme-navbar-items';
const markdown = 'docusaurus-plugin-markdown-pages';
const packages = [translation, navbar, search, markdown];

/** Three themes that wrap the same component: two of our packages, and a theme of the site. Each is before and after each other. */
const themes = [translation, navbar, './harbour'];
const themeOrders = [themes, themes.toReversed()];

/** Components that are swizzled together in one build. */
export type SwizzleRound = {
  action: 'eject' | 'wrap';
  language: 'JavaScript' | 'TypeScript';
};

/** What differs between kinds of sites. */
export type Consumer = ConsumerKind & {
  /** Major version of Docusaurus. A site of version 3 is checked by TypeScript. */
  version: 2 | 3;
  /** Whether `themeOrder.config.js` builds with rspack. */
  isFaster?: boolean;
  rounds: SwizzleRound[];
};

/** The components of a round, by package. */
const swizzledComponents: Record<SwizzleRound['action'], Record<string, string[]>> = {
  eject: {
    [search]: ['SearchBar', 'SearchHit', 'SearchFilters', 'SearchModal'],
    [translation]: ['TranslationNotice'],
    [navbar]: ['RegisteredNavbarItem'],
    [markdown]: ['MarkdownMenu'],
  },
  wrap: {
    [search]: ['SearchBar', 'SearchHit', 'SearchFilters'],
    [translation]: ['TranslationNotice'],
    [navbar]: ['RegisteredNavbarItem'],
    [markdown]: ['MarkdownMenu'],
  },
};

/** Options of `docusaurus swizzle` for a language. Docusaurus 2 has none for JavaScript. */
function languageOptions(version: Consumer['version'], language: SwizzleRound['language']) {
  return version === 2 && language === 'JavaScript' ? [] : [`--${language.toLowerCase()}`];
}

/**
 * A page without hydration differences of Docusaurus 2 itself, which the home page (base URL banner), docs and blog have.
 */
const plainPage = '/tower';

/** Tests of a site that installs the packages from npm. */
export function describeConsumer(consumer: Consumer): void {
  describe(consumer.name, () => {
    const reader = useReader();
    const {open, consoleMessages} = reader;
    const {site, url, npmOutput} = useConsumerSite(consumer);

    it('installs without a warning about peer dependencies', () => {
      expect(npmOutput()).not.toMatch(/peer|ERESOLVE/i);
      expect(site.dependencies()).toEqual(expect.arrayContaining(packages));
    });

    it('finds an English page by hotkey, and opens it', () =>
      findAndOpen(reader, {
        from: url('/'),
        query: 'bulb',
        page: '/docs/guides/lamp#change-the-bulb',
      }));

    it('finds a Korean page by hotkey, and opens it', () =>
      findAndOpen(reader, {
        from: url('/ko/'),
        query: '전구',
        page: '/ko/docs/guides/lamp#전구-교체하기',
      }));

    it('groups hits by the categories of the options', async () => {
      const page = await open(url('/ko/'));
      await page.keyboard.press('/');
      await page.getByRole('dialog').getByRole('combobox').fill('렌즈');
      await page.getByRole('group', {name: '문서'}).waitFor();
      expect(consoleMessages).toEqual([]);
    });

    it('has a search page with a URL for each query', async () => {
      const page = await open(url('/ko/search?q=전구'));
      const hit = page.getByRole('main').getByRole('link', {name: /전구/}).first();
      await hit.click();
      await page.waitForURL((address) => address.pathname === '/ko/docs/guides/lamp');
      expect(consoleMessages).toEqual([]);
    });

    it.each([
      ['on a wide screen', desktop],
      ['in the mobile menu', mobile],
    ])('renders a registered navbar item %s', async (_name, viewport) => {
      // On a doc, the mobile menu would open with the docs sidebar.
      const page = await open(url('/'), viewport);
      if (viewport === mobile) {
        await page.locator('.navbar__toggle').click();
      }
      const menu = page.locator(viewport === mobile ? '.navbar-sidebar' : '.navbar__inner');
      const lamp = menu.getByRole('button', {name: 'Lamp'});
      await lamp.click();
      expect(await lamp.getAttribute('aria-pressed')).toBe('true');
      expect(consoleMessages).toEqual([]);
    });

    describe('the recipes of the navbar', () => {
      const bar = '.navbar__inner';

      it('align an icon with the labels beside it', async () => {
        const page = await open(url('/recipes'));
        const middle = async (name: string) => {
          const box = await page.locator(bar).getByRole('link', {name}).boundingBox();
          return box && box.y + box.height / 2;
        };
        const icon = await page
          .locator(`${bar} svg[viewBox="0 0 24 24"]:has(path[fill=none])`)
          .boundingBox();
        expect(icon && icon.y + icon.height / 2).toBeCloseTo((await middle('Docs')) ?? NaN, 0);
        expect(consoleMessages).toEqual([]);
      });

      it('copy the address of the page with a button', async () => {
        const page = await open(url('/recipes'));
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.locator(bar).getByRole('button', {name: 'Copy link'}).click();
        await page.locator(bar).getByRole('button', {name: 'Copied'}).waitFor();
        expect(await page.evaluate('navigator.clipboard.readText()')).toBe(url('/recipes'));
        expect(consoleMessages).toEqual([]);
      });

      it('select a tab on every page', async () => {
        const page = await open(url('/recipes'));
        await page.locator(bar).getByLabel('Package manager').selectOption('yarn');
        await page.getByRole('tab', {name: 'yarn', selected: true}).waitFor();
        await page.getByRole('tab', {name: 'pnpm'}).click();
        expect(await page.locator(bar).getByLabel('Package manager').inputValue()).toBe('pnpm');
        expect(consoleMessages).toEqual([]);
      });

      it('show a signed-in user without a layout shift', async () => {
        const gate = new EventTarget();
        const session = new Promise((resolve) => gate.addEventListener('signIn', resolve));
        const page = await open(url('/recipes'), desktop, (opened) =>
          opened.route('**/session.json', async (route) => {
            await session;
            await route.fulfill({json: {name: 'Ada'}});
          }),
        );
        await page.locator(bar).getByRole('link', {name: 'Sign in'}).waitFor();
        const neighbor = page.locator(bar).locator('.locales');
        const before = await neighbor.boundingBox();
        gate.dispatchEvent(new Event('signIn'));
        const menu = page.locator(bar).getByRole('button', {name: 'Ada'});
        await menu.waitFor();
        expect(await neighbor.boundingBox()).toEqual(before);
        await menu.focus();
        await page.keyboard.press('Enter');
        await page.getByRole('link', {name: 'Sign out'}).click({trial: true});
        expect(consoleMessages).toEqual([]);
      });

      it.each([
        ['the locale dropdown', desktop],
        ['the mobile menu', mobile],
      ])('show flags in %s', async (_name, viewport) => {
        const page = await open(url('/recipes'), viewport);
        if (viewport === mobile) {
          await page.locator('.navbar__toggle').click();
          await page.locator('.navbar-sidebar .locales').click();
        } else {
          await page.locator(bar).locator('.locales').hover();
        }
        // The translation plugin adds whether the page is translated.
        const link = page.getByRole('link', {name: /^한국어/});
        await link.waitFor();
        expect(
          await link.evaluate((element) => getComputedStyle(element, '::before').content),
        ).toContain('🇰🇷');
        expect(consoleMessages).toEqual([]);
      });

      it('open search in the footer', async () => {
        const page = await open(url('/recipes'));
        await page
          .locator('footer')
          .getByRole('button', {name: /Search/})
          .click();
        await page.getByRole('dialog').getByRole('combobox').fill('bulb');
        await page.getByRole('dialog').getByRole('option').first().waitFor();
        expect(consoleMessages).toEqual([]);
      });

      it.each([desktop, mobile])(
        'have no accessibility violation at $width px',
        async (viewport) => {
          const page = await open(url('/recipes'), viewport);
          if (viewport === mobile) {
            await page.locator('.navbar__toggle').click();
            await page
              .locator('.navbar-sidebar--show')
              .getByText('Source code')
              .click({trial: true});
          }
          // Of Docusaurus: the second panel of the menu, outside the viewport, and tabs in its default color.
          const own = (await violations(page)).filter(
            (violation) => !/navbar-sidebar__back|tabs__item/.test(violation),
          );
          expect(own).toEqual([]);
        },
      );
    });

    it('shows the notice on translated pages only', async () => {
      const english = await open(url('/docs/guides/lamp'));
      expect(await english.getByRole('note').count()).toBe(0);
      const korean = await open(url('/ko/docs/guides/lamp'));
      await korean.getByRole('note').first().waitFor();
      expect(consoleMessages).toEqual([]);
    });

    it('links pages and posts to their Markdown, in the language of the locale', async () => {
      for (const route of ['/ko/docs/guides/lamp', '/ko/blog/2024/01/01/opening']) {
        const page = await open(url(route));
        const link = page.getByRole('link', {name: '마크다운으로 보기'});
        expect(await link.getAttribute('href'), route).toBe(`${route}.md`);
        const copy = await fetch(url(`${route}.md`));
        expect(await copy.text(), route).toMatch(/^---\ntitle: [^]+\nlanguage: ko/);
        expect(await page.locator(`link[rel=alternate][href$="${route}.md"]`).count()).toBe(1);
      }
      expect(consoleMessages).toEqual([]);
    });

    it('searches the index of the last build in the development server, and explains hits only there', async () => {
      const development = await site.serve(['start', '--no-open']);
      try {
        await findAndOpen(reader, {
          from: `${development.url}/`,
          query: 'bulb',
          page: '/docs/guides/lamp#change-the-bulb',
        });
        const explained = await open(`${development.url}/__docusaurus/search?q=bulb`);
        await explained.getByRole('table', {name: /Change the bulb/}).waitFor();
        expect(await violationsInBothThemes(explained)).toEqual([]);
        expect((await fetch(url('/__docusaurus/search'))).status).toBe(404);
      } finally {
        await development.stop();
      }
    });

    describe.each(consumer.rounds)('after $action in $language', ({action, language}) => {
      const swizzledUrl = useServer(async () => {
        site.undoSwizzles();
        const options = [`--${action}`, '--danger', ...languageOptions(consumer.version, language)];
        for (const [from, components] of Object.entries(swizzledComponents[action])) {
          for (const component of components) {
            await site.docusaurus(['swizzle', from, component, ...options]);
          }
        }
        // With the development files of React, which warn about differences between server and browser rendering.
        const args = consumer.version === 2 ? [] : ['--dev'];
        await site.docusaurus(['build', '--locale', 'ko', '--out-dir', 'build-swizzled', ...args], {
          REACT: 'development',
        });
        return site.serve(['serve', '--no-open', '--dir', 'build-swizzled']);
      });

      it.runIf(consumer.version === 3)('passes the type check', () => site.typecheck());

      it.runIf(consumer.isFaster && action === 'eject' && language === 'TypeScript')(
        'passes the type check of search components without another import of their types',
        () => site.typecheck('tsconfig.search.json'),
      );

      it('searches, and hydrates without warnings', async () => {
        await findAndOpen(reader, {
          from: swizzledUrl(plainPage),
          query: '전구',
          page: '/docs/guides/lamp#전구-교체하기',
        });
        const page = await open(swizzledUrl(plainPage));
        await page.getByRole('button', {name: 'Lamp'}).waitFor();
        await page.getByRole('note').first().waitFor();
        expect(consoleMessages).toEqual([]);
      });

      it('would report a hydration mismatch', async () => {
        await open(swizzledUrl('/mismatch'));
        expect(consoleMessages.join('\n')).toMatch(/hydrat|did not match/i);
      });
    });

    describe.each(themeOrders)('with the themes %s, %s, %s', (...order) => {
      const orderUrl = useServer(async () => {
        site.undoSwizzles();
        const config = ['--config', 'themeOrder.config.js', '--out-dir', 'build-order'];
        await site.docusaurus(['build', '--locale', 'ko', ...config], {
          FASTER: String(consumer.isFaster === true),
          THEME_ORDER: order.join(','),
        });
        return site.serve(['serve', '--no-open', '--dir', 'build-order']);
      });

      it('renders what each theme adds to the language menu', async () => {
        const page = await open(orderUrl('/docs/guides/foghorn'));
        const menu = page.locator('.navbar .dropdown');
        await menu.hover();
        await menu.getByRole('link', {name: '한국어 (번역 없음)'}).waitFor();
        expect(await menu.locator('[data-harbour]').count()).toBe(1);
        await page.getByRole('list', {name: 'Languages'}).getByRole('link').first().waitFor();
        expect(consoleMessages).toEqual([]);
      });
    });
  });
}
