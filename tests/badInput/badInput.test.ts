import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';

const require = createRequire(import.meta.url);
const website = path.resolve(import.meta.dirname, '../../website');
// Beside the site's own configuration, so that its packages are found.
const scratch = path.join(website, '.cache/bad-input');

beforeAll(() => fs.mkdirSync(scratch, {recursive: true}));
afterAll(() => fs.rmSync(scratch, {recursive: true}));

function run(args: string[], env: NodeJS.ProcessEnv = {}) {
  const {status, stdout, stderr} = spawnSync(process.execPath, args, {
    cwd: website,
    encoding: 'utf8',
    env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0', NO_UPDATE_NOTIFIER: '1', ...env},
  });
  return {status, output: stdout + stderr};
}

/** Builds the Korean site with a changed configuration; `change` is the body of a function of `config`. */
function build(change: string, env: NodeJS.ProcessEnv = {}) {
  const config = path.join(scratch, `${Math.random()}.config.js`);
  fs.writeFileSync(
    config,
    `const config = require(${JSON.stringify(path.join(website, 'docusaurus.config.js'))});\n${change}\nmodule.exports = config;\n`,
  );
  return run(
    [
      require.resolve('@docusaurus/core/bin/docusaurus.mjs'),
      'build',
      '--locale',
      'ko',
      '--config',
      config,
      '--out-dir',
      path.join(scratch, 'out'),
    ],
    {DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-bad-input', ...env},
  );
}

/** The failure is told in one line, without a stack. */
function expectOneLine({status, output}: {status: number | null; output: string}, line: string) {
  expect(output).toContain(line);
  expect(output).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
}

it('a Node that is too old', () => {
  const fake = "Object.defineProperty(process, 'versions', {value: {node: '16.20.0'}});";
  const file = JSON.stringify(path.join(website, 'scripts/require-node.cjs'));
  expectOneLine(
    run(['-e', `${fake} require(${file})`]),
    'This project needs Node 20.19 or newer, and this is Node 16.20.0.',
  );
});

it('a locale that the site does not have', () => {
  expectOneLine(
    run(['scripts/build-locale.mjs', 'de']),
    'There is no locale "de". The site\'s locales are en, fr, ko, zh-cn, it',
  );
});

it('a locale without its folder', () => {
  expectOneLine(
    build(`config.i18n.path = '../nowhere';`),
    'The locale "ko" has no translations: website/../nowhere/ko/code.json is missing.',
  );
});

it('an unknown type of navbar item', () => {
  expectOneLine(
    build(
      `const {navbarItems} = require('docusaurus-theme-navbar-items');
       config.themeConfig.navbar.items = navbarItems([{type: 'iconLnik', label: 'GitHub', href: 'https://example.com'}]);`,
    ),
    'navbar.items[0]: unknown type "iconLnik". Did you mean "iconLink"?',
  );
});

it('a page in the sidebar that does not exist', () => {
  const sidebars = path.join(scratch, 'sidebars.js');
  const source = fs.readFileSync(path.join(website, 'sidebars.js'), 'utf8');
  fs.writeFileSync(
    sidebars,
    source
      .replaceAll('__dirname', JSON.stringify(website))
      .replace('./config/', `${website}/config/`)
      .replace("'api/cli'", "'api/clu'"),
  );
  expectOneLine(
    build(`config.presets[0][1].docs.sidebarPath = ${JSON.stringify(sidebars)};`),
    'sidebars.js names the page "api/clu", but there is no docs/api/clu.md.',
  );
});

it('a schema of the configuration that cannot be read', () => {
  // Stands before `node:fs`, so that the installed package stays whole for what runs beside this test.
  const preload = path.join(scratch, 'unreadable-schema.cjs');
  fs.writeFileSync(
    preload,
    `const promises = require('node:fs/promises');
     const {readFile} = promises;
     promises.readFile = (file, ...rest) =>
       String(file).endsWith('schema.json')
         ? Promise.reject(Object.assign(new Error('EACCES: permission denied'), {code: 'EACCES'}))
         : readFile(file, ...rest);
     require('node:module').syncBuiltinESMExports();`,
  );
  expectOneLine(
    build('', {NODE_OPTIONS: `--require ${preload}`}),
    'cannot be read (EACCES: permission denied). Run `pnpm install` to restore @tauri-apps/cli.',
  );
});
