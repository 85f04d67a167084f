import fs from 'fs';
import {createRequire} from 'module';
import path from 'path';
import {loadContext} from '@docusaurus/core/lib/server';
import {initPlugins} from '@docusaurus/core/lib/server/plugins/init';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {validateOptions, type Options} from '../options';
import {mark} from './commands/mark';
import {scaffold} from './commands/scaffold';
import {status} from './commands/status';
import {checkLocale} from './report';
import {loadSite} from './site';
import {messageOf, siteDir, write} from './testSite.test.support';

// Docusaurus itself reads the site and copies the versions.
vi.setConfig({testTimeout: 120_000, hookTimeout: 120_000});

type Cli = Parameters<NonNullable<Awaited<ReturnType<typeof initPlugins>>[0]['extendCli']>>[0];

const config = `module.exports = {
  title: 'Lighthouse',
  url: 'https://example.com',
  baseUrl: '/',
  i18n: {defaultLocale: 'en', locales: ['en', 'ko', 'ja']},
  plugins: ['docs', 'community'].map((path) => [
    '@docusaurus/plugin-content-docs',
    {path, id: path === 'docs' ? 'default' : path, routeBasePath: path, sidebarPath: false},
  ]),
};
`;

/** The words of a page in three languages. The sentence with the number is another one in each edition of the page. */
const words = {
  en: ['Lamp', 'This is the lamp number # of the lighthouse.', 'Oil', 'The oil of the lamp burns.'],
  ko: ['등', '등대의 등 #번입니다.', '기름', '등의 기름이 탑니다.'],
  ja: ['灯', '灯台の灯の#番です。', '油', '灯の油が燃えます。'],
};
const page = (locale: keyof typeof words, edition: number) => {
  const [title, sentence, oil, rest] = words[locale];
  return `# ${title} {#lamp}\n\n${sentence?.replace('#', String(edition))}\n\n## ${oil} {#oil}\n\n${rest}\n`;
};

/** The file of a page: `docs/lamp.md`, `community_versioned_docs/version-1.0/lamp.md`. */
function fileOf(instance: string, name: string, version = 'current', locale = 'en') {
  const suffix = instance === 'docs' ? '' : `-${instance}`;
  const versioned = `${instance === 'docs' ? '' : `${instance}_`}versioned_docs/${version}`;
  return locale === 'en'
    ? `${version === 'current' ? instance : versioned}/${name}.md`
    : `i18n/${locale}/docusaurus-plugin-content-docs${suffix}/${version}/${name}.md`;
}

const loadTestSite = async (options: Options = {}) =>
  loadSite(await loadContext({siteDir}), validateOptions({options}));

/** Releases a version of both instances, with the commands of Docusaurus. */
async function release(version: string) {
  const {Command} = createRequire(require.resolve('@docusaurus/core/package.json'))(
    'commander',
  ) as {
    Command: new () => Cli;
  };
  const cli = new Command();
  for (const plugin of await initPlugins(await loadContext({siteDir}))) {
    plugin.extendCli?.(cli);
  }
  await cli.parseAsync(['docs:version', version], {from: 'user'});
  await cli.parseAsync(['docs:version:community', version], {from: 'user'});
}

/** The statuses of a page in all versions, oldest first, for each locale and instance: `ko docs: current outdated`. */
async function statusesOf(name: string, options?: Options) {
  const site = await loadTestSite(options);
  return site.locales.flatMap((locale) => {
    const {pages} = checkLocale(site, locale);
    return ['docs', 'community'].map((instance) => {
      const versions = [1, 2, 3, 4, 5].map((number) => `version-${number}.0`);
      const found = [...versions, 'current'].map(
        (version) =>
          pages.find(({source}) => source === fileOf(instance, name, version))?.status ?? '-',
      );
      return `${locale} ${instance}: ${found.join(' ')}`;
    });
  });
}

describe('a site with two docs instances and three locales', () => {
  beforeEach(async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    vi.spyOn(console, 'info').mockImplementation(() => {});
    for (const folder of ['docs', 'blog']) {
      fs.rmSync(path.join(siteDir, folder), {recursive: true});
    }
    fs.symlinkSync(
      path.resolve(__dirname, '../../../../node_modules'),
      path.join(siteDir, 'node_modules'),
    );
    write('docusaurus.config.js', config);
    for (const instance of ['docs', 'community']) {
      write(fileOf(instance, 'lamp'), page('en', 1));
      write(fileOf(instance, 'lamp', 'current', 'ko'), page('ko', 1));
      write(fileOf(instance, 'lamp', 'current', 'ja'), page('ja', 1));
    }
    // Two versions are older than the plugin.
    await release('1.0');
    await release('2.0');
    mark(await loadTestSite(), [], {all: true});
  });

  it('keeps true statuses through three releases to five versions', async () => {
    // Release 3: the docs change. Korean follows.
    write('docs/lamp.md', page('en', 2));
    write(fileOf('docs', 'lamp', 'current', 'ko'), page('ko', 2));
    mark(await loadTestSite(), [fileOf('docs', 'lamp', 'current', 'ko')], {});
    await release('3.0');
    expect(await statusesOf('lamp')).toEqual([
      'ko docs: current current current - - current',
      'ko community: current current current - - current',
      'ja docs: current current outdated - - outdated',
      'ja community: current current current - - current',
    ]);

    const site = await loadTestSite();
    // Recording everything that exists, as a new user does, makes no outdated copy current.
    expect(messageOf(() => mark(site, [], {all: true})).match(/ja: \S+ is not recorded/g)).toEqual([
      'ja: docs/lamp.md is not recorded',
      'ja: versioned_docs/version-3.0/lamp.md is not recorded',
    ]);
    expect((await statusesOf('lamp'))[2]).toBe('ja docs: current current outdated - - outdated');

    // Release 4: Japanese has caught up with the docs. The community pages change, and nobody follows.
    write(fileOf('docs', 'lamp', 'current', 'ja'), page('ja', 2));
    mark(await loadTestSite(), ['docs/lamp.md'], {locale: 'ja'});
    write('community/lamp.md', page('en', 3));
    await release('4.0');
    expect(await statusesOf('lamp')).toEqual([
      'ko docs: current current current current - current',
      'ko community: current current current outdated - outdated',
      'ja docs: current current outdated current - current',
      'ja community: current current current outdated - outdated',
    ]);

    // An old version is corrected in one language.
    const old = fileOf('docs', 'lamp', 'version-3.0', 'ja');
    write(old, page('ja', 2));
    expect(mark(await loadTestSite(), [old], {})).toMatch(/^ja: 1 page recorded/);

    // Release 5: a new page, which Korean translates. The docs change, and Japanese follows.
    write('community/oil.md', page('en', 4).replace('#lamp', '#kinds'));
    scaffold(await loadTestSite(), ['community/oil.md'], {locale: 'ko'});
    write(fileOf('community', 'oil', 'current', 'ko'), page('ko', 4).replace('#lamp', '#kinds'));
    write('docs/lamp.md', page('en', 5));
    write(fileOf('docs', 'lamp', 'current', 'ja'), page('ja', 5));
    mark(await loadTestSite(), [fileOf('docs', 'lamp', 'current', 'ja'), 'community/oil.md'], {});
    await release('5.0');
    expect(await statusesOf('lamp')).toEqual([
      'ko docs: current current current current outdated outdated',
      'ko community: current current current outdated outdated outdated',
      'ja docs: current current current current current current',
      'ja community: current current current outdated outdated outdated',
    ]);
    expect(await statusesOf('oil')).toEqual([
      'ko docs: - - - - - -',
      'ko community: - - - - current current',
      'ja docs: - - - - - -',
      'ja community: - - - - untranslated untranslated',
    ]);
    const output = status(await loadTestSite(), {locale: 'ko'});
    expect(output).toMatch(/^한국어 \(ko\) +9 +5 +0 +0 +0 +0 +0 +14$/m);
    expect(output).toMatch(
      /^ {2}community_versioned_docs\/version-5\.0\/lamp\.md +outdated: "Lamp" changed$/m,
    );

    // Old versions and instances can be left out: by commands and reports, and by what is recorded.
    expect(
      await statusesOf('lamp', {
        exclude: ['community_versioned_docs', 'versioned_docs/version-1.0'],
      }),
    ).toEqual([
      'ko docs: - current current current outdated outdated',
      'ko community: - - - - - outdated',
      'ja docs: - current current current current current',
      'ja community: - - - - - outdated',
    ]);
    const include = ['docs', 'versioned_docs/version-5.0'];
    expect(await statusesOf('lamp', {include})).toEqual([
      'ko docs: - - - - outdated outdated',
      'ko community: - - - - - -',
      'ja docs: - - - - current current',
      'ja community: - - - - - -',
    ]);
    expect(status(await loadTestSite({include}), {locale: 'ja'})).toMatch(/ +2$/m);
    const included = await loadTestSite({include});
    expect(messageOf(() => mark(included, [], {all: true})).split('\n')).toEqual([
      'ja: 2 pages recorded in i18n/ja/translations.lock.json',
      expect.stringMatching(/^ko: docs\/lamp\.md is not recorded/),
      expect.stringMatching(/^ko: versioned_docs\/version-5\.0\/lamp\.md is not recorded/),
    ]);
  });
});
