import {afterAll, beforeAll, describe, expect, inject, it} from 'vitest';
import {mobile} from '../browser/browser';
import type {RunningServer} from './command';
import {ConsumerSite, type ConsumerKind} from './consumerSite';
import {findAndOpen, createReader} from './reader';

const search = 'docusaurus-theme-search-meilisearch';
const translation = 'docusaurus-plugin-community-translation';
const navbar = 'docusaurus-theme-navbar-items';
const packages = [translation, navbar, search];

/** A call of `docusaurus swizzle`. */
type Swizzle = {from: string; component: string; action: 'eject' | 'wrap'};

/** Components that are taken over together, and built. */
export type SwizzleRound = {
  name: string;
  language: 'javascript' | 'typescript';
  swizzles: Swizzle[];
};

/** What a kind of site does in its own way. */
export type Consumer = ConsumerKind & {
  /** Options of `docusaurus swizzle` for a language. */
  languageOptions: {javascript: string[]; typescript: string[]};
  /** A build with React's development files, which tell of differences between the server's rendering and the browser's. */
  developmentBuild: {args: string[]; env?: NodeJS.ProcessEnv};
  rounds: SwizzleRound[];
  /** Whether the site's configuration and components are checked by TypeScript. */
  isTyped: boolean;
};

/** The same component of each package, once ejected and once wrapped. */
export const ejectAll: Swizzle[] = [
  {from: search, component: 'SearchBar', action: 'eject'},
  {from: search, component: 'SearchHit', action: 'eject'},
  {from: translation, component: 'TranslationNotice', action: 'eject'},
  {from: navbar, component: 'NavbarItem/ComponentTypes', action: 'eject'},
];
export const wrapAll: Swizzle[] = [
  {from: search, component: 'SearchBar', action: 'wrap'},
  {from: search, component: 'SearchHit', action: 'wrap'},
  {from: translation, component: 'TranslationNotice', action: 'wrap'},
  {from: navbar, component: 'RegisteredNavbarItem', action: 'wrap'},
];

/**
 * Not the home page, where Docusaurus 2 may show its banner about a wrong base URL before React comes, nor a page of the docs or the
 * blog, whose own markup differs between server and browser there.
 */
const plainPage = '/tower';

/** Everything that holds on a site that installs the packages from npm. */
export function describeConsumer(consumer: Consumer): void {
  const site = new ConsumerSite(consumer);
  const reader = createReader();
  const {open, complaints} = reader;

  describe(consumer.name, () => {
    let npmSaid: string;
    let server: RunningServer;
    const url = (address: string) => `${server.url}${address}`;

    beforeAll(async () => {
      await site.scaffold();
      npmSaid = await site.install(inject('tarballs'));
      await site.docusaurus(['build']);
      server = await site.serve(['serve', '--no-open']);
    });
    afterAll(() => server?.stop());

    it('installs without a word about peers', () => {
      expect(npmSaid).not.toMatch(/peer|ERESOLVE/i);
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

    it('groups hits under the category that the options name', async () => {
      const page = await open(url('/ko/'));
      await page.keyboard.press('/');
      await page.getByRole('combobox').fill('렌즈');
      await page.getByRole('group', {name: '문서'}).waitFor();
      expect(complaints).toEqual([]);
    });

    it('has a search page, which the address of a query opens', async () => {
      const page = await open(url('/ko/search?q=전구'));
      const hit = page.getByRole('main').getByRole('link', {name: /전구/}).first();
      await hit.click();
      await page.waitForURL((address) => address.pathname === '/ko/docs/guides/lamp');
      expect(complaints).toEqual([]);
    });

    it('renders a registered navbar item on a wide screen', async () => {
      const page = await open(url('/docs'));
      const lamp = page.getByRole('button', {name: 'Lamp'});
      await lamp.click();
      expect(await lamp.getAttribute('aria-pressed')).toBe('true');
      expect(complaints).toEqual([]);
    });

    it('renders a registered navbar item in the menu of a small screen', async () => {
      const page = await open(url('/'), mobile);
      await page.locator('.navbar__toggle').click();
      const lamp = page.locator('.navbar-sidebar').getByRole('button', {name: 'Lamp'});
      await lamp.click();
      expect(await lamp.getAttribute('aria-pressed')).toBe('true');
      expect(complaints).toEqual([]);
    });

    it('tells the readers of translated pages so, and no others', async () => {
      const english = await open(url('/docs/guides/lamp'));
      expect(await english.getByRole('note').count()).toBe(0);
      const korean = await open(url('/ko/docs/guides/lamp'));
      await korean.getByRole('note').first().waitFor();
      expect(complaints).toEqual([]);
    });

    it('searches in the development server, over the index of the last build', async () => {
      const development = await site.serve(['start', '--no-open']);
      try {
        await findAndOpen(reader, {
          from: `${development.url}/`,
          query: 'bulb',
          page: '/docs/guides/lamp#change-the-bulb',
        });
      } finally {
        await development.stop();
      }
    });

    describe.each(consumer.rounds)('$name', ({language, swizzles}) => {
      let swizzledServer: RunningServer;
      const swizzledUrl = (address: string) => `${swizzledServer.url}${address}`;

      beforeAll(async () => {
        site.undoSwizzles();
        for (const {from, component, action} of swizzles) {
          await site.docusaurus([
            'swizzle',
            from,
            component,
            `--${action}`,
            '--danger',
            ...consumer.languageOptions[language],
          ]);
        }
        const {args, env} = consumer.developmentBuild;
        await site.docusaurus(
          ['build', '--locale', 'ko', '--out-dir', 'build-swizzled', ...args],
          env,
        );
        swizzledServer = await site.serve(['serve', '--no-open', '--dir', 'build-swizzled']);
      });
      afterAll(() => swizzledServer?.stop());

      it('has the components in the site', () => {
        const ending = language === 'typescript' ? '.tsx' : '.js';
        for (const {component} of swizzles) {
          expect(site.swizzled().filter((file) => file.endsWith(ending))).toContainEqual(
            expect.stringMatching(new RegExp(`^${component}(/index)?\\${ending}$`)),
          );
        }
      });

      it.runIf(consumer.isTyped)('passes the type check', () => site.typecheck());

      it('searches, and hydrates what the server rendered', async () => {
        await findAndOpen(reader, {
          from: swizzledUrl(plainPage),
          query: '전구',
          page: '/docs/guides/lamp#전구-교체하기',
        });
        const page = await open(swizzledUrl(plainPage));
        await page.getByRole('button', {name: 'Lamp'}).waitFor();
        await page.getByRole('note').first().waitFor();
        expect(complaints).toEqual([]);
      });

      it('would tell of a page that does not hydrate', async () => {
        await open(swizzledUrl('/mismatch'));
        expect(complaints.join('\n')).toMatch(/hydrat|did not match/i);
      });
    });
  });
}
