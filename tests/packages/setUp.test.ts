import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {temporaryFolder} from '@repo/testing/temporaryFolder.mjs';
import {beforeEach, expect, it, onTestFinished} from 'vitest';

const search = 'docusaurus-theme-search-meilisearch';
const bin = path.resolve(import.meta.dirname, `../../packages/${search}/bin/setUp.mjs`);
const template = `module.exports = {title: 'Site', themes: ['docusaurus-lunr-search'], themeConfig: {algolia: {}}};\n`;
const manifest = {name: 'site', private: true, dependencies: {'docusaurus-lunr-search': '1'}};

let folder: string;
beforeEach(() => {
  folder = temporaryFolder(onTestFinished);
});

/** Writes a site whose Docusaurus is only a version: the command reads nothing else of it. */
function writeSite({
  config = template,
  version = '3.10.2',
  dir = '',
  file = 'docusaurus.config.js',
}) {
  const files = {
    [file]: config,
    'package.json': JSON.stringify(manifest),
    'node_modules/@docusaurus/core/package.json': JSON.stringify({version}),
  };
  for (const [name, text] of Object.entries(files)) {
    const target = path.join(folder, dir, name);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, text);
  }
}

/** The files of the site that the command may change. */
const siteFiles = () =>
  ['docusaurus.config.js', 'package.json'].map((name) =>
    fs.readFileSync(path.join(folder, name), 'utf8'),
  );

/** Runs the command without a network. */
function run(...args: string[]) {
  const {status, stdout, stderr} = spawnSync(process.execPath, [bin, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      npm_config_registry: 'http://localhost:1',
      npm_config_fetch_retries: '0',
      npm_config_cache: path.join(folder, 'cache'),
    },
  });
  return {status, stdout, stderr};
}

it('says where a site is, in a folder without one', () => {
  expect(run()).toMatchObject({
    status: 1,
    stdout: '',
    stderr: `${folder} has no docusaurus.config.js or .ts. Run the command in the folder of a Docusaurus site.\n`,
  });
  writeSite({dir: 'apps/docs'});
  expect(run().stderr).toContain(`: npx ${search} apps/docs\n`);
});

it.each([
  ['an unknown option', ['--replce'], /^Unknown option --replce\./],
  ['a folder that is missing', ['nowhere'], /^There is no folder .*nowhere\.$/],
])('refuses %s', (_, args, message) => {
  writeSite({});
  const {status, stderr} = run(...args);
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(message);
});

it('refuses a version of Docusaurus that is too old', () => {
  writeSite({version: '2.4.1'});
  expect(run().stderr).toBe(
    `${search} needs Docusaurus 2.4.3 or newer, and the site has 2.4.1. Upgrade Docusaurus first.\n`,
  );
});

it('says what to do by hand, if it does not understand the configuration', () => {
  writeSite({config: 'module.exports = require("./base")("site");\n'});
  const before = siteFiles();
  const {status, stderr} = run('--replace');
  expect(status).toBe(1);
  expect(stderr).toContain('docusaurus.config.js is left alone: it does not export an object');
  expect(stderr).toContain(`run     npm i ${search}\n`);
  expect(stderr).toContain(`add     themes: ['${search}'],\n`);
  expect(siteFiles()).toEqual(before);
});

it.each([
  ['package-lock.json', 'npm i'],
  ['pnpm-lock.yaml', 'pnpm add'],
  ['yarn.lock', 'yarn add'],
])('uses the package manager of %s, also above the site', (lock, command) => {
  writeSite({dir: 'docs'});
  fs.writeFileSync(path.join(folder, lock), '');
  expect(run('docs', '--dry-run').stdout).toContain(`Would run: ${command} ${search}\n`);
});

it('says in a dry run what it would replace, and changes nothing', () => {
  writeSite({});
  const before = siteFiles();
  expect(run('--dry-run').stdout).toContain(
    'The site also has docusaurus-lunr-search, themeConfig.algolia. To remove it,',
  );
  expect(run('--dry-run', '--replace').stdout.split('\n').slice(1)).toEqual([
    `Would run: npm i ${search}`,
    'Would run: npm uninstall docusaurus-lunr-search',
    'Would change docusaurus.config.js: removed docusaurus-lunr-search in themes',
    'Would change docusaurus.config.js: removed algolia in themeConfig',
    `Would change docusaurus.config.js: added ${search} to themes`,
    '',
  ]);
  expect(siteFiles()).toEqual(before);
});

it('leaves all files as they are, if the installation fails', () => {
  writeSite({});
  const before = siteFiles();
  const {status, stderr} = run();
  expect(status).toBe(1);
  expect(stderr).toContain(
    `"npm i ${search}" failed. docusaurus.config.js is not changed. Try again.\n`,
  );
  expect(siteFiles()).toEqual(before);
});
