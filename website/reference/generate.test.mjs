// @ts-check
import {execFile} from 'node:child_process';
import {cp, mkdir, readFile, readdir, rm, stat, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {join, sep} from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import yaml from 'js-yaml';
import ts from 'typescript';
import {temporaryFolder} from '@repo/testing/temporaryFolder.mjs';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import i18n from '../config/locales.js';
import {generateReference} from './generate.mjs';
import {compile, idsOf, linksOf, render, visibleText} from './testing/render.mjs';

/** Milliseconds. MDX takes seconds, and longer during a site build. */
const slow = 180_000;

const root = fileURLToPath(new URL('../..', import.meta.url));
const apiDir = join(root, 'node_modules/@tauri-apps/api');
const cliDir = join(root, 'node_modules/@tauri-apps/cli');
const {locales} = i18n;
/** The build compiles the pages of all locales. */
const rendered = ['en', 'ko'];

/** A website in a temporary folder, so that tests do not write to the docs or translations. */
const folder = temporaryFolder(afterAll);
/** @type {{siteDir: string, i18nDir: string}} */
let site;
/** @type {string[]} */
let modules = [];
/** @type {string[]} */
let files = [];
/** @type {string[]} */
let warnings = [];
/** @type {Map<string, string>} Files by locale and path: `ko/cli.md`. */
const sources = new Map();
/** @type {Map<string, string>} */
const html = new Map();

/** @param {string} locale */
const outputDir = (locale) =>
  locale === 'en'
    ? join(site.siteDir, 'docs/api')
    : join(site.i18nDir, locale, 'docusaurus-plugin-content-docs/current/api');

/** @param {string} locale */
const filesOf = async (locale) =>
  (await readdir(outputDir(locale), {recursive: true}))
    .filter((file) => file.includes('.'))
    .map((file) => file.split(sep).join('/'))
    .sort();

/**
 * @param {string[]} of
 * @returns {Promise<string[]>} The warnings.
 */
async function generate(...of) {
  /** @type {string[]} */
  const messages = [];
  await generateReference({...site, locales: of, warn: (message) => messages.push(message)});
  return messages;
}

/**
 * @param {Map<string, string>} pages
 * @param {string} key
 */
const get = (pages, key) => {
  const page = pages.get(key);
  if (page === undefined) {
    throw new Error(`The page ${key} does not exist`);
  }
  return page;
};

beforeAll(async () => {
  site = {siteDir: join(folder, 'website'), i18nDir: join(folder, 'i18n')};
  await mkdir(join(site.siteDir, 'docs'), {recursive: true});
  for (const locale of locales.filter((one) => one !== 'en')) {
    const catalogs = join(locale, 'reference');
    await cp(join(root, 'i18n', catalogs), join(site.i18nDir, catalogs), {recursive: true});
  }
  const names = await readdir(apiDir);
  modules = names
    .filter((name) => name.endsWith('.d.ts') && name !== 'index.d.ts')
    .map((name) => name.replace('.d.ts', ''));
  const pages = modules.map((module) => `js/${module}.md`);
  files = ['cli.md', 'config.md', 'js/README.md', ...pages].sort();
  warnings = await generate(...locales);
  for (const locale of locales) {
    for (const file of files) {
      const source = await readFile(join(outputDir(locale), file), 'utf8');
      sources.set(`${locale}/${file}`, source);
      if (rendered.includes(locale)) {
        html.set(`${locale}/${file}`, render(compile(source)));
      }
    }
  }
}, slow);

test('every translation key matches a symbol', () => {
  expect(warnings).toEqual([]);
});

test('no Chinese sentence has a space or a line break beside Han', () => {
  const chinese = [...sources].filter(([key]) => key.startsWith('zh-cn/'));
  const gaps = chinese.flatMap(([key, source]) =>
    (
      source.match(/.{0,9}(?:[。，、；：][ \n]|\p{Script=Han}\n)(?=[\p{Script=Han}`]).{0,9}/gu) ??
      []
    ).map((gap) => `${key}: ${gap}`),
  );
  expect(gaps).toEqual([]);
});

test.each(locales)('there are all pages and no others in %s', async (locale) => {
  expect(await filesOf(locale)).toEqual(files);
});

test('every page has complete front matter', () => {
  for (const [file, source] of sources) {
    const [, fields] = /^---\n([\s\S]*?)\n---\n/.exec(source) ?? [];
    expect(yaml.load(fields ?? ''), file).toMatchObject({
      title: expect.stringMatching(/\S/),
      description: expect.stringMatching(/\S/),
      keywords: expect.arrayContaining(['Tauri']),
      sidebar_position: expect.any(Number),
      custom_edit_url: expect.stringMatching(
        /^https:\/\/github\.com\/tauri-apps\/tauri\/(?:edit|tree)\/1\.x\//,
      ),
      toc_min_heading_level: 2,
      toc_max_heading_level: 3,
    });
  }
});

describe.each(rendered)('in %s', (locale) => {
  /** @param {string} file */
  const page = (file) => get(html, `${locale}/${file}`);

  test('ids are unique and lower case', () => {
    for (const file of files) {
      const ids = idsOf(page(file));
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        file,
      ).toEqual([]);
      expect(
        ids.filter((id) => id !== id.toLowerCase()),
        file,
      ).toEqual([]);
    }
  });

  test('no link points to the published site if the page exists here', () => {
    for (const file of files) {
      const published = linksOf(page(file)).filter((href) => /tauri\.app\/v1\/api\//.test(href));
      expect(published, file).toEqual([]);
    }
  });

  test('the text contains no markup', () => {
    for (const file of files) {
      const text = visibleText(page(file));
      expect(text, file).not.toMatch(/\*\*|\{@|\]\(|:::|\[\[|&\w+;|```/);
    }
  });
});

describe('the pages are complete:', () => {
  test('model.json is of the installed packages', async () => {
    const versionOf = async (/** @type {string} */ dir) =>
      JSON.parse(await readFile(join(dir, 'package.json'), 'utf8')).version;
    const {versions} = JSON.parse(await readFile(new URL('model.json', import.meta.url), 'utf8'));
    expect(versions).toEqual({api: await versionOf(apiDir), cli: await versionOf(cliDir)});
  });

  /** @param {string} file */
  const page = (file) => get(html, `en/${file}`);

  /** @type {ts.Program} */
  let program;
  beforeAll(() => {
    program = ts.createProgram([...modules, 'index'].map(declarationsOf), {
      target: ts.ScriptTarget.ES2020,
      skipLibCheck: true,
      types: [],
    });
  });
  const declarationsOf = (/** @type {string} */ module) => join(apiDir, `${module}.d.ts`);
  const sourceOf = (/** @type {string} */ module) => program.getSourceFile(declarationsOf(module));

  test('every exported symbol has an id', () => {
    const checker = program.getTypeChecker();
    for (const module of [...modules, 'index']) {
      const source = sourceOf(module);
      const symbol = source && checker.getSymbolAtLocation(source);
      if (!symbol) {
        throw new Error(`${module}.d.ts is not a module`);
      }
      const ids = idsOf(page(module === 'index' ? 'js/README.md' : `js/${module}.md`));
      const exported = checker.getExportsOfModule(symbol);
      expect(exported.length).toBeGreaterThan(0);
      const functions = new Set(
        exported.filter(({flags}) => flags & ts.SymbolFlags.Function).map(({name}) => name),
      );
      for (const {name} of exported) {
        // A type with the name of a function has the longer id.
        const isSecond =
          !functions.has(name) &&
          [...functions].some((other) => other.toLowerCase() === name.toLowerCase());
        expect(ids, `${module}.${name}`).toContain(
          (isSecond ? `${module}-${name}` : name).toLowerCase(),
        );
      }
    }
  });

  test('every public member of a class or interface has an id', () => {
    // Comments are found through parent nodes, which the checker sets.
    program.getTypeChecker();
    for (const module of modules) {
      const ids = new Set(idsOf(page(`js/${module}.md`)));
      const {statements} = sourceOf(module) ?? {};
      const owners = (statements ?? [])
        .filter((one) => ts.isClassDeclaration(one) || ts.isInterfaceDeclaration(one))
        .map(({name, members}) => ({owner: name?.text.toLowerCase() ?? '', members}))
        .filter(({owner}) => ids.has(owner));
      for (const {owner, members} of owners) {
        for (const member of members) {
          const name = member.name && ts.isIdentifier(member.name) && member.name.text;
          const isPrivate = ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private;
          const isHidden = ts.getJSDocTags(member).some(({tagName}) => tagName.text === 'ignore');
          if (name && !isPrivate && !isHidden) {
            const candidates = ts.isMethodDeclaration(member)
              ? [name, `${owner}-${name}`]
              : [`${owner}.${name}`];
            expect(
              candidates.some((id) => ids.has(id.toLowerCase())),
              `${module}: ${candidates.join(' or ')}`,
            ).toBe(true);
          }
        }
      }
    }
  });

  test(
    'every option that the CLI prints is on its page',
    async () => {
      const ids = idsOf(page('cli.md'));
      const text = page('cli.md').replace(/<[^>]*>/g, '');
      const commands = ids.filter((id) => !id.includes('.') && id !== 'tauri');
      expect(commands).toEqual(
        expect.arrayContaining([
          'init',
          'dev',
          'build',
          'icon',
          'info',
          'plugin',
          'plugin-init',
          'signer',
          'signer-sign',
          'signer-generate',
          'completions',
        ]),
      );
      for (const words of [[], ...commands.map((command) => command.split('-'))]) {
        const {stdout} = await promisify(execFile)(process.execPath, [
          join(cliDir, 'tauri.js'),
          ...words,
          '--help',
        ]);
        const printed = [...stdout.matchAll(/^ {2,6}(?:-\w, )?(--[\w-]+)/gm)].map(
          ([, option]) => option ?? '',
        );
        expect(printed.length).toBeGreaterThan(0);
        for (const option of printed) {
          expect(ids).toContain(`${words.join('.') || 'tauri'}.${option}`);
        }
        for (const [, short] of stdout.matchAll(/^ {2,6}(-\w), /gm)) {
          expect(text).toContain(short);
        }
      }
      // Pages do not contain the path of the folder that they were generated in.
      expect(text).not.toContain(process.cwd());
    },
    slow,
  );

  test('every definition and property of the schema is on its page', async () => {
    const schema = JSON.parse(await readFile(join(cliDir, 'schema.json'), 'utf8'));
    const ids = idsOf(page('config.md'));
    let count = 0;
    /**
     * @param {any} node
     * @param {string} definition
     */
    const visit = (node, definition) => {
      if (typeof node !== 'object' || node === null) {
        return;
      }
      for (const name of Object.keys(node.properties ?? {})) {
        const own = ids.filter((id) => id.startsWith(`${definition.toLowerCase()}.`));
        expect(
          own.some((id) => id.endsWith(`.${name.toLowerCase()}`)),
          `${definition}.${name}`,
        ).toBe(true);
        count += 1;
      }
      for (const [key, child] of Object.entries(node)) {
        if (key !== 'default' && key !== 'definitions') visit(child, definition);
      }
    };
    visit(schema, 'config');
    for (const [name, definition] of Object.entries(schema.definitions)) {
      expect(ids).toContain(name.toLowerCase());
      visit(definition, name);
    }
    expect(count).toBeGreaterThan(300);
  });
});

test('an inherited method is described once, and subclasses link to it', () => {
  const page = get(html, 'en/js/window.md');
  expect(idsOf(page).filter((id) => id.includes('settitle'))).toEqual(['settitle']);
  const heir = page.slice(
    page.indexOf('id="webviewwindow"'),
    page.indexOf('id="webviewwindowhandle"'),
  );
  expect(linksOf(heir)).toContain('#settitle');
});

test('of two equal names, the first has the short id: functions, then types, then methods', () => {
  expect(idsOf(get(html, 'en/js/os.md'))).toEqual(
    expect.arrayContaining(['platform', 'os-platform', 'arch', 'os-arch']),
  );
  expect(idsOf(get(html, 'en/js/window.md'))).toEqual(
    expect.arrayContaining([
      'theme',
      'windowmanager-theme',
      'tological',
      'physicalsize-tological',
      'webviewwindow-constructor',
    ]),
  );
});

test('headings in the table of contents do not skip a level', () => {
  for (const [name, page] of html) {
    const levels = [...page.matchAll(/<h(\d) id/g)].map(([, level]) => Number(level));
    levels.forEach((level, index) =>
      expect(level - (levels[index - 1] ?? 1), name).toBeLessThanOrEqual(1),
    );
  }
});

/** @param {string} path */
const modified = async (path) => (await stat(join(outputDir('ko'), path))).mtimeMs;

test('only pages that change are written, and pages that are gone are deleted', async () => {
  const before = [await modified('cli.md'), await modified('js/README.md')];
  await writeFile(join(outputDir('ko'), 'config.md'), 'something else');
  await writeFile(join(outputDir('ko'), 'js/gone.md'), 'something else');
  await generate('ko');
  expect([await modified('cli.md'), await modified('js/README.md')]).toEqual(before);
  expect(await filesOf('ko')).toEqual(files);
  expect(await readFile(join(outputDir('ko'), 'config.md'), 'utf8')).toBe(
    get(sources, 'ko/config.md'),
  );
});

test('a page that appears is linked to', async () => {
  const guide = join(site.siteDir, 'docs/guides/building/sidecar.md');
  await mkdir(join(guide, '..'), {recursive: true});
  await writeFile(guide, '');
  await generate('en');
  await rm(guide);
  expect(await readFile(join(outputDir('en'), 'config.md'), 'utf8')).toContain(
    '(/guides/building/sidecar.md)',
  );
});

test('only untranslated text is marked as English', async () => {
  for (const file of files) {
    expect(get(html, `en/${file}`), file).not.toContain('lang="en"');
    expect(get(html, `ko/${file}`), file).not.toContain('lang="en"');
  }
  await writeFile(
    join(site.i18nDir, 'it/reference/js.json'),
    '{"app.getName": "Restituisce il nome.", "app.gone": "…"}',
  );
  expect(await generate('it')).toEqual([expect.stringMatching(/js\.json: the key "app\.gone"/)]);
  const page = await readFile(join(outputDir('it'), 'js/app.md'), 'utf8');
  expect(page).toContain('\n\nRestituisce il nome.\n\n');
  expect(page).toContain('<div lang="en">\n\nGets the application version.\n\n</div>');
  expect(page).toContain('## Funzioni {#functions}');
});

test('several builds can write the same pages at the same time', async () => {
  await rm(outputDir('en'), {recursive: true});
  await Promise.all(locales.map((locale) => generate('en', locale)));
  for (const locale of locales) {
    expect(await filesOf(locale)).toEqual(files);
  }
});

test('the plugin writes English and the current locale before it is ready', async () => {
  await rm(outputDir('en'), {recursive: true});
  await rm(outputDir('ko'), {recursive: true});
  const plugin = createRequire(import.meta.url)('./plugin.cjs');
  const context = {siteDir: site.siteDir, i18n: {path: '../i18n', currentLocale: 'ko'}};
  const {name, getPathsToWatch} = await plugin(context);
  expect(name).toBe('reference');
  expect(getPathsToWatch()).toContain(join(site.i18nDir, 'ko/reference/*.json'));
  expect([await filesOf('en'), await filesOf('ko')]).toEqual([files, files]);
});
