import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {runNode, type Ended} from '@repo/testing/buildSite';
import {buildChanged, scratchFolder} from '@repo/testing/buildChanged';

const website = path.resolve(import.meta.dirname, '../..');
const scratch = scratchFolder(website);

beforeAll(() => fs.mkdirSync(scratch, {recursive: true}));
afterAll(() => fs.rmSync(scratch, {recursive: true}));

const build = (change: string, env?: NodeJS.ProcessEnv) => buildChanged(website, 'ko', change, env);

/** Expects a failure with one line, without a stack. */
function expectOneLine({status, output}: Ended, line: string) {
  expect(output).toContain(line);
  expect(output).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
}

it('a version of Node that is too old', async () => {
  const fake = "Object.defineProperty(process, 'versions', {value: {node: '16.20.0'}});";
  const file = JSON.stringify(path.join(website, 'scripts/requireNode.cjs'));
  expectOneLine(
    await runNode(website, ['-e', `${fake} require(${file})`]),
    'This project needs Node 20.19 or newer, but this is Node 16.20.0.',
  );
});

it('a registry that cannot be reached', async () => {
  const {status, output} = await runNode(website, ['scripts/install.cjs'], {
    npm_config_registry: 'http://127.0.0.1:1',
    npm_config_cache: path.join(scratch, 'npm-cache'),
    npm_config_fetch_retries: '0',
  });
  expect(output.trim().split('\n').at(-1)).toBe(
    'The packages could not be installed, see above. If the registry cannot be reached, go online or set another one with `npm config set registry <url>`. Then run the command again.',
  );
  expect(status).toBe(1);
});

it('a script that needs pnpm, without pnpm', async () => {
  expectOneLine(
    await runNode(website, ['scripts/requirePnpm.cjs'], {
      PATH: scratch,
      npm_lifecycle_event: 'build',
    }),
    'This script needs pnpm. Run: npx --yes pnpm@10.34.9 build',
  );
});

it('packages that npm installed instead of pnpm', async () => {
  const root = path.join(scratch, 'installed-by-npm');
  const scripts = path.join(root, 'website/scripts');
  fs.mkdirSync(path.join(root, 'node_modules'), {recursive: true});
  fs.cpSync(path.join(website, 'scripts'), scripts, {recursive: true});
  fs.copyFileSync(path.join(website, '../package.json'), path.join(root, 'package.json'));
  fs.writeFileSync(path.join(root, 'pnpm'), '');
  expectOneLine(
    await runNode(root, [path.join(scripts, 'requirePnpm.cjs')], {PATH: root}),
    'The packages are not installed. Run: npx --yes pnpm@10.34.9 install',
  );
});

it('a locale that the site does not have', async () => {
  expectOneLine(
    await runNode(website, ['scripts/buildLocale.mjs', 'de']),
    'There is no locale "de". The site\'s locales are en, fr, ko, zh-cn, it',
  );
});

it('a page in the sidebar that does not exist', async () => {
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
    await build(`config.presets[0][1].docs.sidebarPath = ${JSON.stringify(sidebars)};`),
    'sidebars.js names the page "api/clu", but there is no docs/api/clu.md.',
  );
});
