// @ts-check
import {execFile} from 'node:child_process';
import {copyFile, mkdir, readFile, readdir, rm, stat, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {generateReference} from './generate.mjs';
import {addPackage, createSite, recordingLog, root} from './testing/site.mjs';

/** TypeDoc takes seconds, and more on a machine that is building a site at the same time. */
const slow = 120_000;

const generator = fileURLToPath(new URL('generate.mjs', import.meta.url));

/** @type {import('./testing/site.mjs').TestSite} */
let site;

beforeAll(async () => {
  site = await createSite();
  await generateReference({...site, locales: ['en', 'ko'], log: recordingLog().log});
}, slow);

afterAll(() => site.remove());

describe('pages that are up to date', () => {
  test('are neither read nor written again', async () => {
    const page = join(site.outputDir('ko'), 'config.md');
    const before = await stat(page);
    const {fresh, written} = await generateReference({
      ...site,
      locales: ['en', 'ko'],
      log: recordingLog().log,
    });
    expect({fresh, written}).toEqual({fresh: ['en', 'ko'], written: 0});
    expect((await stat(page)).mtimeMs).toBe(before.mtimeMs);
  });

  test('are written again only where they were changed or removed', async () => {
    const content = await readFile(join(site.outputDir('en'), 'cli.md'), 'utf8');
    await writeFile(join(site.outputDir('en'), 'cli.md'), 'something else');
    await rm(join(site.outputDir('en'), 'js/fs.md'));
    const {written, fresh} = await generateReference({
      ...site,
      locales: ['en', 'ko'],
      log: recordingLog().log,
    });
    expect({written, fresh}).toEqual({written: 2, fresh: ['ko']});
    expect(await readFile(join(site.outputDir('en'), 'cli.md'), 'utf8')).toBe(content);
  });

  test('are written again when a page that they link to appears', async () => {
    const guide = join(site.siteDir, 'docs/guides/building/sidecar.md');
    await mkdir(join(guide, '..'), {recursive: true});
    await writeFile(guide, '');
    const {fresh} = await generateReference({...site, locales: ['en'], log: recordingLog().log});
    expect(fresh).toEqual([]);
    expect(await readFile(join(site.outputDir('en'), 'config.md'), 'utf8')).toContain(
      '(/guides/building/sidecar.md)',
    );
    await rm(guide);
    await generateReference({...site, locales: ['en'], log: recordingLog().log});
  });
});

test('a changed translation changes its page; a broken one is an error with its file name', async () => {
  const catalog = join(site.i18nDir, 'ko/reference/cli.json');
  const original = await readFile(catalog, 'utf8');
  const entries = JSON.parse(original);
  await writeFile(
    catalog,
    JSON.stringify({...entries, 'build.--debug': '새 번역입니다.', 'build.--gone': '…'}),
  );
  for (const run of ['first', 'second']) {
    const {log, warnings} = recordingLog();
    const {written} = await generateReference({...site, locales: ['ko'], log});
    expect(written, run).toBe(run === 'first' ? 1 : 0);
    expect(warnings, run).toEqual([
      expect.stringMatching(/ko\/reference\/cli\.json: the key "build\.--gone"/),
    ]);
  }
  expect(await readFile(join(site.outputDir('ko'), 'cli.md'), 'utf8')).toContain('새 번역입니다.');

  await writeFile(catalog, '{"build": ');
  await expect(
    generateReference({...site, locales: ['ko'], log: recordingLog().log}),
  ).rejects.toThrow(/ko\/reference\/cli\.json is not valid JSON/);
  await writeFile(catalog, original);
  await generateReference({...site, locales: ['ko'], log: recordingLog().log});
});

test('a locale without catalogs is generated in English and marked as English', async () => {
  await rm(join(site.i18nDir, 'it/reference'), {recursive: true});
  const {log, warnings} = recordingLog();
  await generateReference({...site, locales: ['it'], log});
  expect(warnings).toEqual([]);
  const page = await readFile(join(site.outputDir('it'), 'js/app.md'), 'utf8');
  expect(page).toContain('<div lang="en">\n\nGets the application name.\n\n</div>');
  expect(page).toContain('## Funzioni {#functions}');
});

test(
  'several builds can write the same pages at the same time',
  async () => {
    await rm(site.outputDir('en'), {recursive: true});
    await rm(site.outputDir('ko'), {recursive: true});
    const runs = ['ko', 'fr', 'it', 'zh-cn'].map((locale) =>
      promisify(execFile)(process.execPath, [
        '--input-type=module',
        '-e',
        `import {generateReference} from ${JSON.stringify(new URL('generate.mjs', import.meta.url).href)};
       await generateReference(${JSON.stringify({siteDir: site.siteDir, i18nDir: site.i18nDir, locales: ['en', locale]})});`,
      ]),
    );
    await Promise.all(runs);
    for (const locale of ['en', 'ko', 'fr', 'it', 'zh-cn']) {
      const files = await readdir(site.outputDir(locale), {recursive: true});
      expect(files.filter((file) => file.endsWith('.md'))).toHaveLength(20);
      expect(files.filter((file) => file.endsWith('.tmp'))).toEqual([]);
    }
  },
  slow,
);

test('the plugin writes English and the current locale before it is ready', async () => {
  await rm(site.outputDir('ko'), {recursive: true});
  const plugin = createRequire(import.meta.url)('./plugin.cjs');
  const context = {siteDir: site.siteDir, i18n: {path: '../i18n', currentLocale: 'ko'}};
  const {name, getPathsToWatch} = await plugin(context);
  expect(name).toBe('reference');
  expect(getPathsToWatch()).toContain(join(site.i18nDir, 'ko/reference/*.json'));
  expect(await readdir(site.outputDir('ko'))).toEqual(['cli.md', 'config.md', 'js']);
});

describe('an invalid source is an error of one line', () => {
  /** @type {import('./testing/site.mjs').TestSite} */
  let bare;
  const api = {
    'package.json': '{"version": "1.6.0"}',
    'app.d.ts': 'export declare function getName(): string;',
  };
  const cli = {
    'package.json': '{"version": "1.6.3", "main": "main.js"}',
    'schema.json': '{"definitions": {}}',
    'main.js': "exports.run = () => require('@tauri-apps/cli-plan9-mips')",
  };

  beforeAll(async () => {
    bare = await createSite({packages: false, catalogs: false});
  });
  afterAll(() => bare.remove());

  const generate = () => generateReference({...bare, locales: ['en'], log: recordingLog().log});

  test('a missing package', async () => {
    await expect(generate()).rejects.toThrow(
      /^The package @tauri-apps\/api, .* is not installed in .* Run `pnpm install`\.$/,
    );
  });

  test('a package without declarations', async () => {
    await addPackage(bare, '@tauri-apps/api', {'package.json': '{"version": "1.6.0"}'});
    await addPackage(bare, '@tauri-apps/cli', cli);
    await expect(generate()).rejects.toThrow(
      /^@tauri-apps\/api 1\.6\.0 in .* has no \.d\.ts files\. Run `pnpm install`/,
    );
  });

  test(
    'a CLI without a program for this platform',
    async () => {
      await addPackage(bare, '@tauri-apps/api', api);
      await expect(generate()).rejects.toThrow(
        /^The Tauri CLI has no program for \S+: the optional package @tauri-apps\/cli-plan9-mips@1\.6\.3 is not installed\. Run `pnpm install` without --no-optional\.$/,
      );
    },
    slow,
  );

  test(
    'a CLI that fails',
    async () => {
      await addPackage(bare, '@tauri-apps/cli', {
        'main.js': "exports.run = () => { throw new Error('out of luck') }",
      });
      await expect(generate()).rejects.toThrow(
        /^`tauri --help` of @tauri-apps\/cli 1\.6\.3 failed .*out of luck.* Run `pnpm install`/,
      );
    },
    slow,
  );

  test('a schema that is missing or not JSON', async () => {
    await addPackage(bare, '@tauri-apps/cli', {'schema.json': '{"definitions": '});
    await expect(generate()).rejects.toThrow(
      /schema\.json is not valid JSON .* Run `pnpm install`/,
    );
    await rm(join(bare.siteDir, 'node_modules/@tauri-apps/cli/schema.json'));
    await expect(generate()).rejects.toThrow(/schema\.json cannot be read .* Run `pnpm install`/);
  });

  test('on the command line: no stack trace, exit code 1', async () => {
    const copy = join(bare.siteDir, 'reference');
    await mkdir(copy, {recursive: true});
    for (const file of await readdir(join(root, 'website/reference'))) {
      if (/\.(?:mjs|md)$/.test(file) && !file.endsWith('.test.mjs')) {
        await copyFile(join(root, 'website/reference', file), join(copy, file));
      }
    }
    const run = promisify(execFile)(process.execPath, [join(copy, 'generate.mjs'), 'en']);
    await expect(run).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The configuration schema [^\n]* cannot be read [^\n]*\n$/),
    });
  });
});

test(
  'the command line says what it did',
  async () => {
    const {stdout} = await promisify(execFile)(process.execPath, [generator, 'en']);
    expect(stdout).toMatch(/^Reference \(en\): /);
  },
  slow,
);
