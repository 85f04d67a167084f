import {execFileSync} from 'child_process';
import fs from 'fs';
import path from 'path';
import type {LoadContext} from '@docusaurus/types';
import {temporaryFolder} from '@repo/testing/temporaryFolder.mjs';
import {afterEach, beforeEach, onTestFinished, vi} from 'vitest';
import type {PluginOptions} from '../options';
import {builtSite} from './site';
import type {AllContent, Site} from './site';

/** The directory of the site. Each test gets an empty one with two docs and a post. */
export let siteDir: string;

beforeEach(() => {
  siteDir = temporaryFolder(onTestFinished);
  // Commands resolve file names from the working directory.
  vi.spyOn(process, 'cwd').mockReturnValue(siteDir);
  write('docs/open.md', source);
  write('docs/close.md', source.replace('open', 'close'));
  write('blog/2024-01-01-first.md', source);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

export const source = `---
title: Windows
---

How a window is opened.

## Labels {#labels}

Every window has a label.
`;
export const translation = `---
title: 창
---

창을 여는 방법입니다.

## 레이블 {#labels}

모든 창에는 레이블이 있습니다.
`;
/** Folder of the Korean docs. */
export const docs = 'i18n/ko/docusaurus-plugin-content-docs/current';

export function write(file: string, text: string) {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  fs.writeFileSync(path.join(siteDir, file), text);
}
export const read = (file: string) => fs.readFileSync(path.join(siteDir, file), 'utf8');

export const contextOf = (currentLocale: string) =>
  ({
    siteDir,
    siteConfigPath: path.join(siteDir, 'docusaurus.config.js'),
    baseUrl: currentLocale === 'en' ? '/project/' : `/project/${currentLocale}/`,
    siteConfig: {presets: [], plugins: [], themes: []},
    codeTranslations: {},
    i18n: {
      defaultLocale: 'en',
      currentLocale,
      locales: ['en', 'ko', 'fr'],
      path: 'i18n',
      localeConfigs: {en: {path: 'en'}, ko: {label: '한국어', path: 'ko'}, fr: {path: 'fr'}},
    },
  }) as unknown as LoadContext;

/** Copies the docs and their translations, as `docusaurus docs:version` does. */
export function addVersion(version: string) {
  const copy = (from: string, to: string) =>
    fs.cpSync(path.join(siteDir, from), path.join(siteDir, to), {recursive: true});
  copy('docs', `versioned_docs/version-${version}`);
  copy(docs, docs.replace('current', `version-${version}`));
}

/** The content that the plugins of Docusaurus load. The source of a translated page is its translation. */
export function contentOf(locale: string): AllContent {
  const page = (folder: string, translated: string, file: string) => {
    const name = path.posix.join('i18n', locale, translated, file);
    const isTranslated = locale !== 'en' && fs.existsSync(path.join(siteDir, name));
    return {
      source: `@site/${isTranslated ? name : path.posix.join(folder, file)}`,
      permalink: `/project/${locale === 'en' ? '' : `${locale}/`}${file.replace('.md', '/')}`,
      title: file,
    };
  };
  const docsVersion = (name: string, folder: string, files: string[]) => ({
    versionName: name.replace('version-', ''),
    contentPath: path.join(siteDir, folder),
    docs: files.map((file) => page(folder, `docusaurus-plugin-content-docs/${name}`, file)),
  });
  const post = (file: string) => page('blog', 'docusaurus-plugin-content-blog', file);
  return {
    'docusaurus-plugin-content-docs': {
      default: {
        loadedVersions: [
          docsVersion('current', 'docs', ['open.md', 'close.md']),
          ...fs
            .readdirSync(siteDir)
            .filter((folder) => folder === 'versioned_docs')
            .flatMap((folder) =>
              fs
                .readdirSync(path.join(siteDir, folder))
                .map((name) => docsVersion(name, `${folder}/${name}`, ['open.md'])),
            ),
        ],
      },
    },
    'docusaurus-plugin-content-blog': {
      default: {
        blogPosts: [
          {metadata: post('2024-01-01-first.md')},
          {metadata: {...post('draft.md'), frontMatter: {draft: true}}},
        ],
      },
    },
    'docusaurus-plugin-content-pages': {
      default: [{type: 'jsx', source: '@site/src/pages/index.tsx', permalink: '/project/'}],
    },
  };
}

/** The message of the error that a function throws. */
export function messageOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return (error as Error).message;
  }
  return 'no error';
}

export const siteOf = (locale = 'en', options: Partial<PluginOptions> = {}): Site =>
  builtSite(contextOf(locale), {exclude: [], include: [], ...options}, contentOf(locale));

/** Runs git in the site. */
export const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
    cwd: siteDir,
    encoding: 'utf8',
  }).trim();

/** Commits all files at a date. Creates the repository if there is none. Returns the abbreviated hash. */
export function commit(date = '2024-01-01T00:00:00Z'): string {
  if (!fs.existsSync(path.join(siteDir, '.git'))) {
    git('init', '-q', '-b', 'main');
  }
  git('add', '.');
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-qm', 'Change'], {
    cwd: siteDir,
    env: {...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date},
  });
  return git('rev-parse', '--short', 'HEAD');
}
