// @ts-check
import {execFile} from 'node:child_process';
import {readFile, readdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import ts from 'typescript';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import i18n from '../config/locales.js';
import {generateReference} from './generate.mjs';
import {brokenLinks, compile, idsOf, linksOf, render, visibleText} from './testing/render.mjs';
import {createSite, recordingLog, root} from './testing/site.mjs';

/** Milliseconds. TypeDoc and MDX take seconds, and longer during a site build. */
const slow = 180_000;

const modules = [
  'app',
  'cli',
  'clipboard',
  'dialog',
  'event',
  'fs',
  'globalShortcut',
  'http',
  'mocks',
  'notification',
  'os',
  'path',
  'process',
  'shell',
  'tauri',
  'updater',
  'window',
];
const files = [
  'cli.md',
  'config.md',
  'js/README.md',
  ...modules.map((module) => `js/${module}.md`),
].sort();
const {locales} = i18n;
/** Key of a text in the catalogs. */
const untranslated = 'path.extname';
const apiDir = join(root, 'node_modules/@tauri-apps/api');
const cliDir = join(root, 'node_modules/@tauri-apps/cli');

/** @type {import('./testing/site.mjs').TestSite} */
let site;
/** @type {string[]} */
let warnings = [];
/** @type {Map<string, string>} Files by locale and path: `ko/cli.md`. */
const sources = new Map();
/** @type {Map<string, string>} */
const html = new Map();

/**
 * @param {Map<string, string>} pages
 * @param {string} key
 */
const get = (pages, key) => {
  const page = pages.get(key);
  if (page === undefined) throw new Error(`The page ${key} does not exist`);
  return page;
};

beforeAll(async () => {
  site = await createSite();
  // One text is not translated.
  const catalog = join(site.i18nDir, 'zh-cn/reference/js.json');
  const {[untranslated]: removed, ...rest} = JSON.parse(await readFile(catalog, 'utf8'));
  expect(removed).toBeDefined();
  await writeFile(catalog, JSON.stringify(rest));
  const recording = recordingLog();
  await generateReference({...site, locales, log: recording.log});
  warnings = recording.warnings;
  for (const locale of locales) {
    for (const file of files) {
      sources.set(`${locale}/${file}`, await readFile(join(site.outputDir(locale), file), 'utf8'));
    }
  }
  for (const locale of ['en', 'ko']) {
    for (const file of files)
      html.set(`${locale}/${file}`, render(compile(get(sources, `${locale}/${file}`))));
  }
}, slow);

afterAll(() => site.remove());

test('every translation key matches a symbol', () => {
  expect(warnings).toEqual([]);
});

describe.each(locales)('%s', (locale) => {
  test('has all pages and no others', async () => {
    const found = await readdir(site.outputDir(locale), {recursive: true});
    expect(
      found
        .filter((file) => file.endsWith('.md'))
        .map((file) => file.replace(/\\/g, '/'))
        .sort(),
    ).toEqual(files);
  });

  test(
    'every page compiles',
    () => {
      for (const file of files) {
        expect(() => compile(get(sources, `${locale}/${file}`)), file).not.toThrow();
      }
    },
    slow,
  );

  test('every page has complete front matter', () => {
    for (const file of files) {
      const matter = /^---\n([\s\S]*?)\n---\n/.exec(get(sources, `${locale}/${file}`))?.[1] ?? '';
      const fields = Object.fromEntries(
        matter
          .split('\n')
          .map((line) => [
            line.slice(0, line.indexOf(':')),
            JSON.parse(line.slice(line.indexOf(':') + 1)),
          ]),
      );
      expect(fields, file).toMatchObject({
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
});

describe.each(['en', 'ko'])('in %s', (locale) => {
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

  test('every link has a target', () => {
    const pages = new Map(files.map((file) => [`/api/${file}`, new Set(idsOf(page(file)))]));
    for (const file of files) {
      for (const link of linksOf(page(file)).filter((href) => !/^https?:/.test(href))) {
        const [target, fragment] = link.split('#');
        const ids = pages.get(target || `/api/${file}`);
        expect(ids, `${link} on ${file}`).toBeDefined();
        if (fragment) expect(ids, `${link} on ${file}`).toContain(fragment);
      }
    }
  });

  test('Docusaurus resolves every link', () => {
    const docsDir = join(site.outputDir(locale), '..');
    for (const file of files) {
      const source = get(sources, `${locale}/${file}`);
      const paths = files.map((path) => `api/${path}`);
      expect(brokenLinks(source, join(docsDir, 'api', file), docsDir, paths), file).toEqual([]);
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

  test('every exported symbol has an id', () => {
    const declarations = modules.map((module) => join(apiDir, `${module}.d.ts`));
    const program = ts.createProgram([...declarations, join(apiDir, 'index.d.ts')], {
      target: ts.ScriptTarget.ES2020,
      skipLibCheck: true,
      types: [],
    });
    const checker = program.getTypeChecker();
    for (const module of [...modules, 'index']) {
      const source = program.getSourceFile(join(apiDir, `${module}.d.ts`));
      const symbol = source && checker.getSymbolAtLocation(source);
      if (!symbol) throw new Error(`${module}.d.ts is not a module`);
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
    const program = ts.createProgram(
      modules.map((module) => join(apiDir, `${module}.d.ts`)),
      {types: []},
    );
    // Comments are found through parent nodes, which the checker sets.
    program.getTypeChecker();
    for (const module of modules) {
      const ids = new Set(idsOf(page(`js/${module}.md`)));
      const statements = program.getSourceFile(join(apiDir, `${module}.d.ts`))?.statements ?? [];
      for (const statement of statements) {
        if (!ts.isClassDeclaration(statement) && !ts.isInterfaceDeclaration(statement)) continue;
        const owner = statement.name?.text.toLowerCase() ?? '';
        if (!ids.has(owner)) continue;
        for (const member of statement.members) {
          const hidden =
            ts.getCombinedModifierFlags(/** @type {ts.Declaration} */ (member)) &
            ts.ModifierFlags.Private;
          if (!member.name || !ts.isIdentifier(member.name)) continue;
          if (hidden || ts.getJSDocTags(member).some(({tagName}) => tagName.text === 'ignore'))
            continue;
          const name = member.name.text.toLowerCase();
          const candidates = ts.isMethodDeclaration(member)
            ? [name, `${owner}-${name}`]
            : [`${owner}.${name}`];
          expect(
            candidates.some((id) => ids.has(id)),
            `${module}: ${candidates.join(' or ')}`,
          ).toBe(true);
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
        for (const option of printed)
          expect(ids).toContain(`${words.join('.') || 'tauri'}.${option}`);
        for (const [, short] of stdout.matchAll(/^ {2,6}(-\w), /gm)) expect(text).toContain(short);
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
      if (typeof node !== 'object' || node === null) return;
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

test('only untranslated text is marked as English', () => {
  const page = get(html, 'ko/js/app.md');
  expect(page).toContain('애플리케이션의 이름을 가져옵니다.');
  const path = render(compile(get(sources, 'zh-cn/js/path.md')));
  expect(path.match(/<div lang="en">\s*<p>[^<]*/g)).toEqual([
    expect.stringContaining('Returns the extension of the '),
  ]);
  for (const file of files) expect(get(html, `en/${file}`), file).not.toContain('lang="en"');
});

test('every Korean page begins in Korean', () => {
  for (const file of files) {
    const first = /<p>([\s\S]*?)<\/p>/.exec(get(html, `ko/${file}`))?.[1] ?? '';
    expect(first, file).toMatch(/니다\.$/);
  }
});

test('only code is wider than a phone', () => {
  for (const [name, page] of html) {
    expect(page, name).not.toContain('<table');
    for (const [, line] of visibleText(page).matchAll(/(\S{60,})/g))
      expect(line, name).toMatch(/^https?:/);
  }
});
