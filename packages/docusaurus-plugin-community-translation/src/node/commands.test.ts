import {execFileSync} from 'child_process';
import fs from 'fs';
import os from 'os';
import path from 'path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {check} from './commandCheck';
import {mark} from './commandMark';
import {scaffold} from './commandScaffold';
import {status} from './commandStatus';
import {readLock} from './lock';
import {publishStatus} from './publishStatus';
import {availabilityOf, checkLocale, globalDataOf} from './report';
import {builtSite} from './site';
import type {AllContent, Site} from './site';

let siteDir: string;
beforeEach(() => {
  siteDir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'site-')));
  // Commands name files from the folder in which they run.
  vi.spyOn(process, 'cwd').mockReturnValue(siteDir);
  write('docs/open.md', source);
  write('docs/close.md', source.replace('open', 'close'));
  write('blog/2024-01-01-first.md', source);
});
afterEach(() => {
  vi.restoreAllMocks();
  fs.rmSync(siteDir, {recursive: true});
});

const source = `---
title: Windows
---

How a window is opened.

## Labels {#labels}

Every window has a label.
`;
const translation = `---
title: 창
---

창을 여는 방법입니다.

## 레이블 {#labels}

모든 창에는 레이블이 있습니다.
`;
const docs = 'i18n/ko/docusaurus-plugin-content-docs/current';

function write(file: string, text: string) {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  fs.writeFileSync(path.join(siteDir, file), text);
}
const read = (file: string) => fs.readFileSync(path.join(siteDir, file), 'utf8');

const contextOf = (currentLocale: string) =>
  ({
    siteDir,
    siteConfigPath: path.join(siteDir, 'docusaurus.config.js'),
    baseUrl: currentLocale === 'en' ? '/project/' : `/project/${currentLocale}/`,
    siteConfig: {presets: [], plugins: []},
    i18n: {
      defaultLocale: 'en',
      currentLocale,
      locales: ['en', 'ko', 'fr'],
      path: 'i18n',
      localeConfigs: {en: {path: 'en'}, ko: {label: '한국어', path: 'ko'}, fr: {path: 'fr'}},
    },
  }) as unknown as LoadContext;

/** What the content plugins of Docusaurus load: a page's source is its translation, where there is one. */
function contentOf(locale: string): AllContent {
  const page = (folder: string, translated: string, file: string) => {
    const name = path.posix.join('i18n', locale, translated, file);
    const isTranslated = locale !== 'en' && fs.existsSync(path.join(siteDir, name));
    return {
      source: `@site/${isTranslated ? name : path.posix.join(folder, file)}`,
      permalink: `/project/${locale === 'en' ? '' : `${locale}/`}${file.replace('.md', '/')}`,
      title: file,
    };
  };
  const docsFolder = 'docusaurus-plugin-content-docs/current';
  return {
    'docusaurus-plugin-content-docs': {
      default: {
        loadedVersions: [
          {
            versionName: 'current',
            contentPath: path.join(siteDir, 'docs'),
            docs: [page('docs', docsFolder, 'open.md'), page('docs', docsFolder, 'close.md')],
          },
        ],
      },
    },
    'docusaurus-plugin-content-blog': {
      default: {
        blogPosts: [
          {metadata: page('blog', 'docusaurus-plugin-content-blog', '2024-01-01-first.md')},
          {
            metadata: {
              ...page('blog', 'docusaurus-plugin-content-blog', 'draft.md'),
              frontMatter: {draft: true},
            },
          },
        ],
      },
    },
    'docusaurus-plugin-content-pages': {
      default: [{type: 'jsx', source: '@site/src/pages/index.tsx', permalink: '/project/'}],
    },
  };
}

const siteOf = (locale = 'en', generated: string[] = []): Site =>
  builtSite(contextOf(locale), generated, contentOf(locale));

const statuses = (locale = 'ko') =>
  checkLocale(siteOf(), locale).report.pages.map((page) => `${page.source} ${page.status}`);

describe('a page', () => {
  it('is found in docs and blog, with its path, and without drafts and pages in React', () => {
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

// Runs git.
describe('translations:mark', {timeout: 60_000}, () => {
  it('records the present source, after which a change of it shows with commit and history', () => {
    const git = (...args: string[]) => execFileSync('git', args, {cwd: siteDir, encoding: 'utf8'});
    git('init', '-q');
    const commit = () => {
      git('add', '.');
      git('-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-qm', 'Change');
      return git('rev-parse', '--short', 'HEAD').trim();
    };
    write(`${docs}/open.md`, translation);
    expect(statuses()).toContain('docs/open.md unknown');
    expect(mark(siteOf(), ['docs/open.md'], {locale: 'ko'})).toBe(
      'ko: a page recorded in i18n/ko/translations.lock.json',
    );
    expect(statuses()).toContain('docs/open.md current');
    const first = commit();
    write('docs/open.md', source.replace('Every window', 'Each window'));
    commit();
    const page = checkLocale(siteOf(), 'ko').report.pages.find((one) => one.path === '/open');
    expect(page).toMatchObject({
      status: 'outdated',
      differences: [{id: 'labels', title: 'Labels', kind: 'changed'}],
      since: {commit: first},
    });
  });

  it('takes the file of a translation, too', () => {
    write(`${docs}/open.md`, translation);
    mark(siteOf(), [`${docs}/open.md`], {});
    expect(statuses()).toContain('docs/open.md current');
  });

  it('refuses missing sections unless told, and text of the source; the others are recorded', () => {
    write(`${docs}/open.md`, translation.replace(/## [\s\S]*/, ''));
    write(`${docs}/close.md`, source.replace('open', 'close'));
    write('i18n/ko/docusaurus-plugin-content-blog/2024-01-01-first.md', translation);
    expect(() => mark(siteOf(), [], {all: true})).toThrow(
      /docs\/open\.md is not marked, sections are missing: "Labels"\.\n.*docs\/close\.md is not marked, its text is still that of the source/,
    );
    expect(Object.keys(readLock(path.join(siteDir, 'i18n/ko')))).toEqual([
      'blog/2024-01-01-first.md',
    ]);
    mark(siteOf(), [], {all: true, force: true});
    expect(statuses()).toContain('docs/open.md outdated');
  });

  it('drops baselines of deleted sources with --all, and keeps them without', () => {
    write(`${docs}/open.md`, translation);
    const lock = '{"version": 1, "files": {"docs/gone.md": {"": "aa"}}}';
    write('i18n/ko/translations.lock.json', lock);
    mark(siteOf(), ['docs/open.md'], {});
    expect(read('i18n/ko/translations.lock.json')).toContain('docs/gone.md');
    mark(siteOf(), [], {all: true});
    expect(read('i18n/ko/translations.lock.json')).not.toContain('docs/gone.md');
  });

  it('writes nothing over a lock that cannot be read', () => {
    write(`${docs}/open.md`, translation);
    write('i18n/ko/translations.lock.json', '{');
    expect(() => mark(siteOf(), [], {all: true})).toThrow('i18n/ko/translations.lock.json');
    expect(read('i18n/ko/translations.lock.json')).toBe('{');
  });

  it.each([
    [['docs/no.md'], {}, 'docs/no.md'],
    [['docs/open.md'], {locale: 'ru'}, 'no locale "ru"'],
    [[], {}, '--all'],
  ])('says what is wrong with %j %j', (files, flags, message) => {
    expect(() => mark(siteOf(), files, flags)).toThrow(message);
  });
});

describe('translations:scaffold', () => {
  it('copies a source with its baseline into every locale, and overwrites nothing', () => {
    write(`${docs}/open.md`, translation);
    expect(scaffold(siteOf(), ['docs/open.md'], {})).toMatch(
      /ko.*left as it is[\s\S]*fr.*is a copy/,
    );
    expect(read(`${docs}/open.md`)).toBe(translation);
    expect(read('i18n/fr/docusaurus-plugin-content-docs/current/open.md')).toBe(source);
    expect(statuses('fr')).toContain('docs/open.md untranslated');
    write('i18n/fr/docusaurus-plugin-content-docs/current/open.md', translation);
    expect(statuses('fr')).toContain('docs/open.md current');
    expect(fs.existsSync(path.join(siteDir, 'i18n/ko/translations.lock.json'))).toBe(false);
  });
});

describe('translations:check', () => {
  it('passes with what it counted', () => {
    expect(check(siteOf(), {maxOutdated: '0', minCurrent: '0'})).toBe(
      'ko: 0 of 3 pages are current.\nfr: 0 of 3 pages are current.',
    );
  });

  it('fails with pages that are outdated, and with too few that are current', () => {
    write(`${docs}/open.md`, translation);
    mark(siteOf(), [], {all: true});
    write('docs/open.md', source.replace('Every window', 'Each window'));
    const run = (flags: Record<string, string>) => () =>
      check(siteOf(), {locale: 'ko', maxOutdated: '0', minCurrent: '0', ...flags});
    expect(run({})).toThrow(
      'ko: outdated pages: 1 of 3, at most 0 allowed.\n  docs/open.md: outdated: "Labels" changed',
    );
    expect(run({maxOutdated: '1'})).not.toThrow();
    expect(run({maxOutdated: '1', minCurrent: '50'})).toThrow(
      'current pages: 0 of 3, at least 50 % needed',
    );
    expect(run({maxOutdated: 'many'})).toThrow('--max-outdated is to be a number, not "many"');
  });

  it('fails with every file that is wrong, by its name', () => {
    write(`${docs}/open.md`, translation.replace('title: 창', 'title: [창'));
    write(`${docs}/gone.md`, translation);
    write('i18n/ko/translations.lock.json', '{"version": 1, "files": {"docs/old.md": {"": "aa"}}}');
    write('i18n/fr/translations.lock.json', '<<<<<<< HEAD');
    let message = '';
    try {
      check(siteOf(), {maxOutdated: '0', minCurrent: '0'});
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toContain(`${docs}/open.md: the front matter cannot be read`);
    expect(message).toContain(`${docs}/gone.md translates a page that is not there: docs/gone.md`);
    expect(message).toContain(
      'ko/translations.lock.json has a baseline of a page that is not there: "docs/old.md"',
    );
    expect(message).toContain('fr/translations.lock.json cannot be read');
  });
});

describe('strings', () => {
  const code = `import {translate} from '@docusaurus/Translate';
    export default () => translate({id: 'home.title', message: 'Hello {name}'});`;
  const kinds = () =>
    checkLocale(siteOf(), 'ko').report.strings.map(({file, key, kind}) => `${file} ${key} ${kind}`);

  it('are compared with the components of the site', () => {
    write('src/pages/index.jsx', code);
    write('i18n/ko/code.json', '{"old": {"message": "낡음"}, "theme.own": {"message": "제 것"}}');
    expect(kinds()).toEqual([
      'i18n/ko/code.json home.title missing',
      'i18n/ko/code.json old extra',
    ]);
  });

  it('with a mistake are a problem with file and key, in a build, too', () => {
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
      expect.stringMatching(/^i18n\/ko\/code\.json: "home\.title" has other placeholders/),
      expect.stringMatching(/current\.json: "a" has the wrong number of plural forms/),
      expect.stringMatching(/current\.json: "b" has other placeholders/),
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

  it('is a table, with the pages that are not done', () => {
    const [head, korean] = status(siteOf(), {}).split('\n');
    expect(head).toMatch(
      /^Locale +current +outdated +partial +untranslated +unknown +machine +pages$/,
    );
    expect(korean).toMatch(/^한국어 \(ko\) +0 +0 +1 +2 +0 +0 +3$/);
    expect(status(siteOf(), {})).toContain('  docs/open.md  partial, 50 %');
  });

  it('is JSON, with everything', () => {
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
    expect(report.problems).toEqual({ko: []});
  });

  it('is Markdown in which text of pages makes no markup', () => {
    write('docs/open.md', source.replace('## Labels {#labels}', '## A | B <b> {#b}'));
    expect(status(siteOf(), {markdown: true, locale: 'ko'})).toMatchInlineSnapshot(`
      "### Translations

      | Locale | current | outdated | partial | untranslated | unknown | machine | pages |
      | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
      | 한국어 (ko) | 0 | 0 | 1 | 2 | 0 | 0 | 3 |

      <details><summary>한국어 (ko): 3</summary>

      - \`blog/2024-01-01-first.md\`: untranslated
      - \`docs/close.md\`: untranslated
      - \`docs/open.md\`: partial, 33 %: "A \\| B" missing, "레이블" extra

      </details>"
    `);
  });
});

describe('a build', () => {
  it('tells pages what is not current, and languages what they lack', () => {
    write(`${docs}/open.md`, translation);
    write(`${docs}/close.md`, translation);
    mark(siteOf(), ['docs/open.md'], {});
    const site = siteOf('ko');
    const locales = site.locales.map((locale) => checkLocale(site, locale));
    const data = globalDataOf(site, checkLocale(site, 'ko'));
    expect(data).toMatchObject({defaultLocale: 'en', sourceBaseUrl: '/project/'});
    expect(Object.entries(data.pages).map(([key, page]) => `${key} ${page.status}`)).toEqual([
      '/2024-01-01-first untranslated',
      '/close unknown',
    ]);
    expect(availabilityOf(locales)).toEqual({
      untranslatedIn: {'/2024-01-01-first': ['ko', 'fr'], '/close': ['fr'], '/open': ['fr']},
    });
  });

  it('needs no baseline of pages that are generated, and knows them in their own build only', () => {
    write(`${docs}/open.md`, translation);
    const pagesOf = (locale: string) =>
      checkLocale(siteOf(locale, ['docs/open.md']), 'ko').report.pages.map(
        ({source: name, status: value}) => `${name} ${value}`,
      );
    expect(pagesOf('ko')).toContain('docs/open.md current');
    expect(pagesOf('en').join()).not.toContain('docs/open.md');
  });

  const options = {wording: 'official', generated: [], onProblem: 'warn'} as const;
  const actions = () => ({
    setGlobalData: vi.fn(),
    addRoute: vi.fn(),
    createData: vi.fn(async (name: string) => `/data/${name}`),
  });

  it('of the default locale shows nothing on its pages', async () => {
    const calls = actions();
    await publishStatus(contextOf('en'), {...options, generated: []}, contentOf('en'), calls);
    expect(calls.setGlobalData).toHaveBeenCalledWith({wording: 'official'});
    expect(calls.addRoute).not.toHaveBeenCalled();
  });

  it('has a dashboard where the option says so', async () => {
    const calls = actions();
    await publishStatus(
      contextOf('ko'),
      {...options, generated: [], dashboard: true},
      contentOf('ko'),
      calls,
    );
    expect(calls.addRoute).toHaveBeenCalledWith({
      path: '/project/ko/translations',
      component: '@theme/TranslationsPage',
      exact: true,
      modules: {report: '/data/translation-status.json'},
    });
  });

  it('warns of wrong files, or fails, by option', async () => {
    write('i18n/ko/translations.lock.json', '{');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const run = (onProblem: 'warn' | 'throw') =>
      publishStatus(
        contextOf('ko'),
        {wording: 'official', generated: [], onProblem},
        contentOf('ko'),
        actions(),
      );
    await run('warn');
    expect(warn.mock.calls.join()).toContain('i18n/ko/translations.lock.json cannot be read');
    await expect(run('throw')).rejects.toThrow('i18n/ko/translations.lock.json cannot be read');
  });
});
