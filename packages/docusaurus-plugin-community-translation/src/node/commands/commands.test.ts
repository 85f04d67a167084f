import {execFileSync} from 'child_process';
import fs from 'fs';
import path from 'path';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import type {PluginOptions} from '../../options';
import type {Dashboard} from '../../status';
import {check} from './check';
import {addCommands} from './addCommands';
import {mark} from './mark';
import {scaffold} from './scaffold';
import {status} from './status';
import {readLockFile} from '../lockFile';
import {publishStatus} from '../publishStatus';
import {availabilityOf, checkLocale, globalDataOf} from '../report';
import {
  contentOf,
  contextOf,
  docs,
  messageOf,
  read,
  siteDir,
  siteOf,
  source,
  translation,
  write,
} from '../testSite.test.support';

// Calls git, and counts the calls.
vi.mock('child_process', {spy: true});

const statuses = (locale = 'ko') =>
  checkLocale(siteOf(), locale).pages.map((page) => `${page.source} ${page.status}`);

describe('a page', () => {
  it('is found in docs and blog, with its path, except drafts and pages in React', () => {
    expect(siteOf().pages.map((page) => page.path)).toEqual([
      '/open',
      '/close',
      '/2024-01-01-first',
    ]);
    expect(statuses()).toEqual([
      'blog/2024-01-01-first.md untranslated',
      'docs/close.md untranslated',
      'docs/open.md untranslated',
    ]);
  });

  it('has the same path and source in the build of a locale that translates it', () => {
    write(`${docs}/open.md`, translation);
    expect(siteOf('ko').pages).toMatchObject(
      siteOf('en').pages.map(({file, path: pagePath}) => ({file, path: pagePath})),
    );
  });
});

describe('translations:mark', () => {
  it('records the current source', () => {
    write(`${docs}/open.md`, translation);
    expect(statuses()).toContain('docs/open.md unknown');
    expect(mark(siteOf(), ['docs/open.md'], {locale: 'ko'})).toBe(
      'ko: 1 page recorded in i18n/ko/translations.lock.json',
    );
    expect(statuses()).toContain('docs/open.md current');
  });

  it('refuses missing sections and text of the source without --force, and records the other pages', () => {
    write(`${docs}/open.md`, translation.replace(/## [\s\S]*/, ''));
    write(`${docs}/close.md`, source.replace('open', 'close'));
    write('i18n/ko/docusaurus-plugin-content-blog/2024-01-01-first.md', translation);
    expect(() => mark(siteOf(), [], {all: true})).toThrow(
      /docs\/open\.md is not recorded: sections are missing: "Labels"\. Translate them, or use --force\.\n.*docs\/close\.md is not recorded: its text is still the text of the source/,
    );
    expect(Object.keys(readLockFile(path.join(siteDir, 'i18n/ko')).pages)).toEqual([
      'blog/2024-01-01-first.md',
    ]);
    mark(siteOf(), [], {all: true, force: true});
    expect(statuses()).toContain('docs/open.md partial');
  });

  it('removes the baselines of deleted sources with --all only', () => {
    write(`${docs}/open.md`, translation);
    const lock = '{"version": 1, "files": {"docs/gone.md": {"": "aa"}}}';
    write('i18n/ko/translations.lock.json', lock);
    // The file of a translation stands for its source.
    mark(siteOf(), [`${docs}/open.md`], {});
    expect(statuses()).toContain('docs/open.md current');
    expect(read('i18n/ko/translations.lock.json')).toContain('docs/gone.md');
    mark(siteOf(), [], {all: true});
    expect(read('i18n/ko/translations.lock.json')).not.toContain('docs/gone.md');
  });

  it('records the locale of a translation only, and all locales of a source', () => {
    const french = 'i18n/fr/docusaurus-plugin-content-docs/current/open.md';
    write(`${docs}/open.md`, translation);
    write(french, translation);
    mark(siteOf(), [`${docs}/open.md`], {});
    expect(statuses('ko')).toContain('docs/open.md current');
    expect(statuses('fr')).toContain('docs/open.md unknown');
    expect(() => mark(siteOf(), [french], {locale: 'ko'})).toThrow('of another locale');
    // A page that is named by its source and its translations counts once.
    expect(mark(siteOf(), ['docs/open.md', `${docs}/open.md`, french], {})).toMatch(
      /^ko: 1 page recorded .+\nfr: 1 page recorded .+$/,
    );
    expect(statuses('fr')).toContain('docs/open.md current');
  });

  it('does not overwrite an unreadable lock file', () => {
    write(`${docs}/open.md`, translation);
    write('i18n/ko/translations.lock.json', '{');
    expect(() => mark(siteOf(), [], {all: true})).toThrow('i18n/ko/translations.lock.json');
    expect(read('i18n/ko/translations.lock.json')).toBe('{');
  });

  it.each([
    [['docs/no.md'], {}, 'docs/no.md'],
    [['docs/open.mdx'], {}, 'docs/open.mdx (did you mean docs/open.md?)'],
    [['docs/open.md'], {locale: 'ru'}, 'no locale "ru"'],
    [[], {}, '--all'],
  ])('rejects %j %j', (files, flags, message) => {
    expect(() => mark(siteOf(), files, flags)).toThrow(message);
  });
});

describe('translations:scaffold', () => {
  it('copies a source with its baseline to all locales, and overwrites nothing', () => {
    write(`${docs}/open.md`, translation);
    expect(scaffold(siteOf(), ['docs/open.md'], {})).toMatch(
      /ko.*already exists and is not changed[\s\S]*fr.*is a copy/,
    );
    expect(read(`${docs}/open.md`)).toBe(translation);
    expect(read('i18n/fr/docusaurus-plugin-content-docs/current/open.md')).toBe(source);
    expect(statuses('fr')).toContain('docs/open.md untranslated');
    write('i18n/fr/docusaurus-plugin-content-docs/current/open.md', translation);
    expect(statuses('fr')).toContain('docs/open.md current');
    expect(fs.existsSync(path.join(siteDir, 'i18n/ko/translations.lock.json'))).toBe(false);
  });

  it('names the files beside a source that the translation lacks', () => {
    const names = ['a.png', 'b.png', 'card.js', 'there.png', 'code.png'];
    names.forEach((name) => write(`docs/img/${name}`, ''));
    write(`${docs}/img/there.png`, '');
    write(
      'docs/open.md',
      `${source}
import Card from './img/card.js';

![A](./img/a.png) ![A](img/a.png "title") ![C](/img/code.png) ![D](https://example.com/d.png)
![E](./img/none.png) ![F](./img/there.png)
<img src={require('./img/b.png').default} />
`,
    );
    expect(scaffold(siteOf(), ['docs/open.md'], {locale: 'ko'})).toMatch(
      /refers to, too, or change their paths: \.\/img\/card\.js, \.\/img\/a\.png, img\/a\.png, \.\/img\/b\.png$/,
    );
    write('docs/close.md', source);
    expect(scaffold(siteOf(), ['docs/close.md'], {locale: 'ko'})).not.toContain('refers to');
  });
});

describe('translations:scaffold of a page with links', () => {
  const links = (text: string) => {
    write('docs/guide/a.md', source);
    write('docs/guide/b.mdx', source);
    write('docs/open.md', `${source}${text}`);
    const output = scaffold(siteOf(), ['docs/open.md'], {locale: 'ko'});
    return /not translated: (.*)$/m.exec(output)?.[1];
  };

  it('names those that Docusaurus will not find, and the paths that it finds', () => {
    expect(
      links(
        '[A](./guide/a.md#x) [A](./guide/a.md) [B](./close.md "title")\n\n[c]: ./../docs/guide/b.mdx\n',
      ),
    ).toBe(
      './guide/a.md (write guide/a.md), ./close.md (write close.md), ./../docs/guide/b.mdx (write guide/b.mdx)',
    );
  });

  it.each([
    ['relative to the folder of the docs', '[A](/guide/a.md) [A](guide/a.md)'],
    [
      'elsewhere or nowhere',
      '[A](https://example.com/close.md) [B](./no.md) [C](@site/docs/close.md) [D](../blog/2024-01-01-first.md)',
    ],
    ['in code', '```md\n[A](./close.md)\n```'],
  ])('does not name those %s', (_, text) => {
    expect(links(text)).toBeUndefined();
  });

  it('does not name those to pages that are translated, or that are copied too', () => {
    write('docs/open.md', `${source}[A](./close.md)`);
    expect(scaffold(siteOf(), ['docs/open.md', 'docs/close.md'], {locale: 'ko'})).not.toContain(
      'not translated',
    );
  });
});

describe('translations:check', () => {
  it('passes with the number of current pages', () => {
    expect(check(siteOf(), {maxOutdated: '0'})).toBe(
      'ko: 0 of 3 pages are current.\nfr: 0 of 3 pages are current.',
    );
  });

  it('fails with too many outdated and too few current pages', () => {
    write(`${docs}/open.md`, translation);
    mark(siteOf(), [], {all: true});
    write('docs/open.md', source.replace('Every window', 'Each window'));
    const run =
      (flags: Record<string, string>, minCurrent = 0) =>
      () =>
        check(siteOf(), {locale: 'ko', maxOutdated: '0', ...flags}, minCurrent);
    expect(run({})).toThrow(
      'ko: outdated or different pages: 1 of 3, at most 0 allowed.\n  docs/open.md: outdated: "Labels" changed',
    );
    expect(run({maxOutdated: '1'})).not.toThrow();
    expect(run({maxOutdated: '1'}, 50)).toThrow('current pages: 0 of 3, at least 50% required');
    expect(run({maxOutdated: 'many'})).toThrow(
      '--max-outdated must be a number of at least 0, not "many"',
    );
  });

  it('fails with a list of all invalid files', () => {
    write(`${docs}/open.md`, translation.replace('title: 창', 'title: [창'));
    write(`${docs}/gone.md`, translation);
    write('i18n/ko/translations.lock.json', '{"version": 1, "files": {"docs/old.md": {"": "aa"}}}');
    write('i18n/fr/translations.lock.json', '<<<<<<< HEAD');
    const message = messageOf(() => check(siteOf(), {maxOutdated: '0'}));
    expect(message).toContain(`${docs}/open.md: the front matter cannot be read`);
    expect(message).toContain(`${docs}/gone.md: its source docs/gone.md does not exist`);
    expect(message).toContain(
      'ko/translations.lock.json has a baseline of "docs/old.md", which does not exist',
    );
    expect(message).toContain('fr/translations.lock.json cannot be read');
  });
});

describe('UI strings', () => {
  const code = `import {translate} from '@docusaurus/Translate';
    export default () => translate({id: 'home.title', message: 'Hello {name}'});`;
  const kinds = () =>
    checkLocale(siteOf(), 'ko').strings.map(({file, key, kind}) => `${file} ${key} ${kind}`);

  it('are compared with the components of the site', () => {
    write('src/pages/index.jsx', code);
    write('i18n/ko/code.json', '{"old": {"message": "낡음"}, "theme.own": {"message": "제 것"}}');
    expect(kinds()).toEqual([
      'i18n/ko/code.json home.title missing',
      'i18n/ko/code.json old extra',
    ]);
    // The build of the dashboard has no drafts, to which the string could belong.
    vi.stubEnv('NODE_ENV', 'production');
    expect(kinds()).toEqual(['i18n/ko/code.json home.title missing']);
  });

  it('that are invalid are reported with file and key, also in a build', () => {
    write('src/pages/index.jsx', code);
    write('i18n/ko/code.json', '{"home.title": {"message": "안녕 {nam}"}}');
    write(
      'i18n/ko/docusaurus-plugin-content-docs/current.json',
      '{"a": {"message": "{count}개|{count}개들"}, "b": {"message": "{count"}}',
    );
    write('i18n/ko/docusaurus-theme-classic/navbar.json', '{"a": "text"}');
    const {problems} = checkLocale(siteOf('ko'), 'ko');
    expect(problems).toEqual([
      expect.stringMatching(/navbar\.json cannot be read: "a" must be of type object/),
      expect.stringMatching(/^i18n\/ko\/code\.json: "home\.title" has placeholders that differ/),
      expect.stringMatching(/current\.json: "a" has the wrong number of plural forms/),
      expect.stringMatching(/current\.json: "b" has placeholders that differ/),
    ]);
  });
});

describe('translations:status', () => {
  beforeEach(() => {
    write(
      `${docs}/open.md`,
      translation.replace('창을 여는 방법입니다.', 'How a window is opened.'),
    );
  });

  it('prints a table and a list of the pages that are not current', () => {
    const output = status(siteOf(), {});
    const [head, korean] = output.split('\n');
    expect(head).toMatch(
      /^Locale +current +outdated +different +partial +untranslated +unknown +machine +pages$/,
    );
    expect(korean).toMatch(/^한국어 \(ko\) +0 +0 +0 +1 +2 +0 +0 +3$/);
    expect(output).toContain('  docs/open.md              partial, 50%');
    expect(output).toContain('  docs/close.md             untranslated');
  });

  it('prints the full report as JSON', () => {
    const report = JSON.parse(status(siteOf(), {json: true, locale: 'ko'}));
    expect(report.locales).toHaveLength(1);
    expect(report.locales[0].pages[2]).toMatchObject({
      status: 'partial',
      kind: 'docs',
      source: 'docs/open.md',
      translation: `${docs}/open.md`,
      title: 'Windows',
      path: '/open',
      percent: 50,
    });
    expect(report.locales[0].problems).toEqual([]);
  });

  it('prints Markdown in which text of pages is escaped', () => {
    write('docs/open.md', source.replace('## Labels {#labels}', '## A | B <b> {#b}'));
    expect(status(siteOf(), {markdown: true, locale: 'ko'})).toMatchInlineSnapshot(`
      "### Translations

      | Locale | current | outdated | different | partial | untranslated | unknown | machine | pages |
      | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
      | 한국어 (ko) | 0 | 0 | 0 | 1 | 2 | 0 | 0 | 3 |

      <details><summary>한국어 (ko): 3</summary>

      - \`blog/2024-01-01-first.md\`: untranslated
      - \`docs/close.md\`: untranslated
      - \`docs/open.md\`: partial, 33%: "레이블" extra, "A \\| B" missing

      </details>"
    `);
  });
});

it('a command prints no text of the site that controls a terminal', async () => {
  const actions = new Map<string, (...args: unknown[]) => Promise<void>>();
  let name = '';
  const cli: Record<string, unknown> = {};
  Object.assign(cli, {
    command: (text: string) => {
      name = text;
      return cli;
    },
    description: () => cli,
    option: () => cli,
    action: (run: () => Promise<void>) => actions.set(name, run),
  });
  const context = contextOf('en');
  context.i18n.localeConfigs.ko = {label: '\u001b]0;title\u0007ko'} as never;
  addCommands(cli as never, context, {exclude: [], include: []} as never);
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await actions.get('translations:status')?.({});
  expect(written.mock.calls.join('')).toContain(' ]0;title ko');
});

describe('a build', () => {
  it('publishes the pages that are not current, and the locales that do not translate a page', () => {
    write(`${docs}/open.md`, translation);
    write(`${docs}/close.md`, translation);
    mark(siteOf(), ['docs/open.md'], {});
    const site = siteOf('ko');
    const locales = site.locales.map((locale) => checkLocale(site, locale));
    const data = globalDataOf(site, checkLocale(site, 'ko'));
    expect(data).toMatchObject({sourceBaseUrl: '/project/'});
    expect(Object.entries(data.pages).map(([key, page]) => `${key} ${page.status}`)).toEqual([
      '/2024-01-01-first untranslated',
      '/close unknown',
    ]);
    expect(availabilityOf(site, locales)).toEqual({
      '/2024-01-01-first': ['ko', 'fr'],
      '/close': ['fr'],
      '/open': ['fr'],
    });
  });

  it('needs no baseline for excluded pages, and includes them only in the build of their locale', () => {
    write(`${docs}/open.md`, translation);
    const site = siteOf('ko', {exclude: ['docs/open.md']});
    const pages = checkLocale(site, 'ko', {withExcluded: true}).pages.map(
      ({source: name, status: value}) => `${name} ${value}`,
    );
    expect(pages).toContain('docs/open.md current');
    expect(checkLocale(site, 'ko').pages).toHaveLength(2);
  });

  const options: PluginOptions = {
    wording: 'official',
    exclude: [],
    include: [],
    minCurrent: 0,
  };
  /** Publishes the data of the build of a locale. Returns the calls of Docusaurus. */
  async function publish(
    locale: string,
    overrides: Partial<PluginOptions> = {},
    codeTranslations: Record<string, string> = {},
  ) {
    const actions = {
      setGlobalData: vi.fn(),
      addRoute: vi.fn(),
      createData: vi.fn<(name: string, content: string) => Promise<string>>(
        async (name) => `/data/${name}`,
      ),
    };
    const context = {...contextOf(locale), codeTranslations};
    await publishStatus(context, {...options, ...overrides}, contentOf(locale), actions);
    return actions;
  }

  it.each([
    ['ko', false, ['docs/open.md']],
    ['fr', false, ['docs/close.md']],
    ['en', false, []],
    ['en', true, ['docs/open.md', 'docs/close.md']],
  ])(
    'of %s (dashboard: %s) runs git for outdated pages that it shows: %j',
    async (locale, dashboard, outdated) => {
      write(`${docs}/open.md`, translation);
      write('i18n/fr/docusaurus-plugin-content-docs/current/close.md', translation);
      mark(siteOf(), [], {all: true});
      write('docs/open.md', source.replace('Every window', 'Each window'));
      write('docs/close.md', source.replace('Every window', 'Each window'));
      vi.mocked(execFileSync).mockClear();
      const {createData} = await publish(locale, {dashboard});
      const gitLogs = vi
        .mocked(execFileSync)
        .mock.calls.filter(([, args]) => args?.includes('log'));
      expect(gitLogs.map(([, args]) => `docs/${args?.at(-1)}`)).toEqual(outdated);
      if (dashboard) {
        const data = createData.mock.calls.find(([name]) => name === 'dashboard.json')?.[1] ?? '';
        const report = JSON.parse(data) as Dashboard;
        expect(report.locales.map(({counts}) => counts.outdated)).toEqual([1, 1]);
      }
    },
  );

  it('publishes no page of the default locale', async () => {
    const {setGlobalData, addRoute} = await publish('en');
    expect(setGlobalData).toHaveBeenCalledWith({wording: 'official'});
    expect(addRoute).not.toHaveBeenCalled();
  });

  it.each([
    [true, true, {}, '번역 현황'],
    ['noindex', false, {'theme.translationsPage.title': '번역'}, '번역'],
  ] as const)('adds the dashboard with the option %s', async (dashboard, isIndexed, own, title) => {
    write('docs/close.md', `${source}[A](./open.md#a) [B](open.md) [C](/close) [D](/open/?a)`);
    write('blog/2024-01-01-first.md', `${source}[A](/open) [B](https://example.com/open) \`one\``);
    const {addRoute, createData, setGlobalData} = await publish('ko', {dashboard}, own);
    expect(setGlobalData.mock.calls[0]?.[0]).toMatchObject({dashboard: title});
    const data = createData.mock.calls.find(([name]) => name === 'dashboard.json')?.[1] ?? '';
    const report = JSON.parse(data) as Dashboard;
    expect(report.isIndexed).toBe(isIndexed);
    const sizes = report.locales[0]?.pages.map(({source: name, words, links}) => [
      name,
      words,
      links,
    ]);
    // The words of the titles and of the front matter count, too.
    expect(sizes).toEqual([
      ['blog/2024-01-01-first.md', 14, 0],
      ['docs/close.md', 16, 0],
      ['docs/open.md', 12, 2],
    ]);
    expect(addRoute).toHaveBeenCalledWith({
      path: '/project/ko/translations',
      component: '@theme/TranslationsPage',
      exact: true,
      modules: {report: '/data/dashboard.json'},
    });
  });

  it('warns about invalid files', async () => {
    write('i18n/ko/translations.lock.json', '{');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await publish('ko');
    expect(warn.mock.calls.join()).toContain('i18n/ko/translations.lock.json cannot be read');
  });
});
