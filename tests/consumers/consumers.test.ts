import fs from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {beforeAll, describe, expect, it} from 'vitest';
import {violationsInBothThemes} from '@repo/testing/axe';
import {desktop} from '@repo/testing/browser';
import {runCommand} from '../examples/command';
import {describeSmallExamples} from '../examples/describeExamples';
import {findAndOpen, useReader} from '../examples/reader';
import {copyExample, docusaurus, examples, install, serveSite, useServer} from '../examples/site';
import {displayedWords, recordWords, type PageRecord} from './pageWords';
import {consumers} from './variants';

/** Components that are swizzled together in one build. */
const components = {
  'docusaurus-theme-search-meilisearch': ['SearchBar', 'SearchHit', 'SearchFilters', 'SearchModal'],
  'docusaurus-plugin-community-translation': ['TranslationNotice'],
  'docusaurus-theme-navbar-items': ['RegisteredNavbarItem'],
  'docusaurus-plugin-markdown-pages': ['MarkdownMenu'],
};
/** Our packages that wrap components, and a theme of the site that wraps the same ones. Each is before and after each other. */
const themes = ['translation', 'navbar', 'markdown', 'harbour'];

describe.each(consumers)('on $name', (consumer) => {
  const {version, rounds} = consumer;
  const reader = useReader();
  const {open, consoleMessages} = reader;
  let npmOutput: string;
  beforeAll(async () => {
    npmOutput = await install(consumer);
  });

  /** The example with all packages, with pages that only tests need. */
  function copyEverything(config: string, target: string): string {
    const dir = copyExample(consumer, 'everything', config, target);
    fs.cpSync(path.join(import.meta.dirname, 'site'), dir, {recursive: true});
    const recipes = 'src/recipes';
    fs.cpSync(path.join(examples, 'navbar-items', recipes), path.join(dir, recipes), {
      recursive: true,
    });
    return dir;
  }

  it('installs without a warning about peer dependencies', () => {
    expect(npmOutput).not.toMatch(/peer|ERESOLVE/i);
  });

  describeSmallExamples(consumer, reader);

  describe('with two instances of the docs', () => {
    const community = "{id: 'community', path: 'community', routeBasePath: 'community'}";
    const config = `({...site, baseUrl: '/sub/', plugins: [...site.plugins, ['@docusaurus/plugin-content-docs', ${community}]]})`;
    let records: PageRecord[];
    const url = useServer(async () => {
      const dir = copyEverything(config, 'instances');
      fs.cpSync(path.join(dir, '../search-minimal/docs'), path.join(dir, 'community'), {
        recursive: true,
      });
      await docusaurus(dir, ['docs:version:community', '1.0']);
      await docusaurus(dir, ['build']);
      await docusaurus(dir, ['search:records', '--out', 'records.json']);
      const json = fs.readFileSync(path.join(dir, 'records.json'), 'utf8');
      records = JSON.parse(json) as PageRecord[];
      return serveSite(dir);
    });

    /** Paths of the pages of all hits in the modal. */
    async function pagesFrom(page: Page, query: string) {
      await page.keyboard.press('/');
      await page.getByRole('combobox').fill(query);
      await page.getByRole('option').first().waitFor();
      const links = await page
        .getByRole('option')
        .evaluateAll((hits) => hits.map((hit) => (hit as HTMLAnchorElement).pathname));
      return new Set(links);
    }

    it('finds the version of the page in its instance, and the latest one of the other', async () => {
      const page = await open(url('/sub/community/next/windows'));
      const pages = await pagesFrom(page, 'install');
      expect(pages).toContain('/sub/community/next/install');
      expect(pages).toContain('/sub/search/install');
      expect(pages).not.toContain('/sub/community/install');
      expect(pages).not.toContain('/sub/1.0/search/install');
    });

    it('finds the version that the reader has chosen, on other pages too', async () => {
      const page = await open(url('/sub/search/install'));
      await page.locator('.navbar .dropdown', {hasText: 'Latest'}).hover();
      await page.getByRole('link', {name: '1.0', exact: true}).click();
      await page.waitForURL(/\/1\.0\/search\/install/);
      await page.goto(url('/sub/plain'));
      await page.locator('html[data-has-hydrated="true"]').waitFor();
      const pages = await pagesFrom(page, 'install');
      expect(pages).toContain('/sub/1.0/search/install');
      expect(pages).not.toContain('/sub/search/install');
    });

    it('has an address for each definition', () => {
      const anchors = records
        .filter((record) => record.is_definition && record.url === '/sub/reference')
        .map(({anchor, hierarchy_lvl3: name}) => `${name} ${anchor}`);
      expect(anchors).toEqual([
        'rotationSpeed options.rotationSpeed',
        '-b, --beam options.beam',
        'LENS_DIRTY code-7',
      ]);
    });

    it('has the same words as the browser displays, on each page', async () => {
      const urls = [...new Set(records.map((record) => record.url))];
      expect(urls.length).toBeGreaterThanOrEqual(30);
      const different: unknown[] = [];
      for (const address of urls) {
        const page = await reader.openWithoutScripts(url(address));
        const displayed = await displayedWords(page);
        const indexed = recordWords(records.filter((record) => record.url === address));
        if (displayed.sort().join(' ') !== indexed.sort().join(' ')) {
          const missing = displayed.filter((word) => !indexed.includes(word));
          const added = indexed.filter((word) => !displayed.includes(word));
          different.push({url: address, missing, added});
        }
        await page.context().close();
      }
      expect(different).toEqual([]);
    });
  });

  describe('the development server', () => {
    const url = useServer(async () => {
      const colorMode = '{respectPrefersColorScheme: true}';
      const config = `({...site, themeConfig: {...site.themeConfig, colorMode: ${colorMode}}})`;
      const dir = copyExample(consumer, 'search-minimal', config, 'development');
      await docusaurus(dir, ['build']);
      expect(fs.existsSync(path.join(dir, 'build/__docusaurus'))).toBe(false);
      return serveSite(dir, ['start', '--no-open']);
    });

    it('searches the index of the last build, and explains hits', async () => {
      const page = '/windows#change-the-title';
      await findAndOpen(reader, {from: url('/'), query: 'title', page});
      const explained = await open(url('/__docusaurus/search?q=title'));
      await explained.getByRole('table', {name: /Change the title/}).waitFor();
      expect(await violationsInBothThemes(explained)).toEqual([]);
      // As before the first build.
      const unbuilt = await open(url('/'), desktop, (opened) =>
        opened.route('**/search/index.json', (route) => route.fulfill({status: 404})),
      );
      await unbuilt.keyboard.press('Control+k');
      await unbuilt.getByRole('combobox').fill('title');
      await unbuilt.getByText('Search works after a build').waitFor();
    });
  });

  describe.each(rounds)('after $action in $language', ({action, language}) => {
    let dir: string;
    const url = useServer(async () => {
      const withDevelopmentReact =
        "({...site, plugins: [...site.plugins, './developmentReact.js']})";
      dir = copyEverything(version === 2 ? withDevelopmentReact : 'site', 'swizzled');
      // Docusaurus 2 has no option for JavaScript.
      const options = version === 2 ? [] : [`--${language.toLowerCase()}`];
      for (const [from, names] of Object.entries(components)) {
        for (const component of names) {
          await docusaurus(dir, [
            'swizzle',
            from,
            component,
            `--${action}`,
            '--danger',
            ...options,
          ]);
        }
      }
      // With the development files of React, which warn about differences between server and browser rendering.
      await docusaurus(dir, ['build', '--locale', 'ko', ...(version === 2 ? [] : ['--dev'])]);
      return serveSite(dir);
    });

    /** Checks the types of a folder, with a file that declares types of packages if it is in the folder. */
    async function checkTypes(folder: string) {
      const config = {
        extends: '@docusaurus/tsconfig',
        compilerOptions: {baseUrl: '.'},
        include: [`${folder}/**/*`],
      };
      fs.writeFileSync(path.join(dir, 'tsconfig.json'), JSON.stringify(config));
      // Of the preset, which a configuration in TypeScript imports, and of the packages, as their documentation says.
      const types = ['@docusaurus/preset-classic', ...Object.keys(components)];
      fs.writeFileSync(
        path.join(dir, 'src/types.d.ts'),
        types.map((name) => `/// <reference types="${name}" />`).join('\n'),
      );
      await runCommand('npx', ['--no', '--', 'tsc', '--noEmit'], {cwd: dir});
    }

    it.runIf(version === 3)('passes the type check of all components and recipes', () =>
      checkTypes('src'),
    );

    // A wrapper in TypeScript needs the file, as the documentation says.
    it.runIf(version === 3 && !(action === 'wrap' && language === 'TypeScript'))(
      'passes the type check of search components without another import of their types',
      () => checkTypes('src/theme/Search*'),
    );

    it('searches, and hydrates without warnings', async () => {
      const page = '/search/install';
      await findAndOpen(reader, {from: url('/plain'), query: '설치', page});
      const plain = await open(url('/plain'));
      await plain.getByRole('button', {name: '링크 복사'}).waitFor();
      await plain.getByRole('note').first().waitFor();
      expect(consoleMessages).toEqual([]);
    });

    it('would report a hydration mismatch', async () => {
      await open(url('/mismatch'));
      expect(consoleMessages.join('\n')).toMatch(/hydrat|did not match/i);
    });
  });

  describe.each([themes, themes.toReversed()])('with the themes %s, %s, %s, %s', (...order) => {
    const config = `(({themes: [search, navbar], plugins: [translation, markdown], themeConfig, ...rest}, harbour) => ({
      ...rest,
      themes: [search],
      plugins: [${order.join()}],
      themeConfig: {...themeConfig, footer: {
        links: require('docusaurus-theme-navbar-items').footerLinks([{type: 'localeDropdown', label: 'Languages'}]),
      }},
    }))(site, () => ({name: 'harbour', getThemePath: () => require('path').join(__dirname, 'harbour')}))`;
    const url = useServer(async () => {
      const dir = copyEverything(config, 'themes');
      await docusaurus(dir, ['build', '--locale', 'ko']);
      return serveSite(dir);
    });

    it('renders what each theme adds to the language menu and to a heading', async () => {
      const page = await open(url('/search/configure'));
      const menu = page.locator('.navbar .dropdown', {hasText: '한국어'});
      await menu.hover();
      await menu.getByRole('link', {name: '한국어 (번역 없음)'}).waitFor();
      expect(await menu.locator('[data-harbour]').count()).toBe(1);
      expect(await page.locator('h1[data-harbour] + .markdown-menu').count()).toBe(1);
      await page.getByRole('list', {name: 'Languages'}).getByRole('link').first().waitFor();
      expect(consoleMessages).toEqual([]);
    });
  });
});
