// @ts-check
import {execFile} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {build} from 'esbuild';
import {runnerImport} from 'vite';

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const cli = require.resolve('@tauri-apps/cli/tauri.js');
const {module: pages} = await runnerImport(
  path.join(import.meta.dirname, '../../website/tests/content/readPage.ts'),
);

/** Projects and compiled crates. `PICTURES_FOLDER` moves it, for example to keep it. */
export const workFolder =
  process.env.PICTURES_FOLDER ?? path.join(os.tmpdir(), 'tauri-docs-pictures');
const target = process.env.CARGO_TARGET_DIR ?? path.join(workFolder, 'target');
const environment = {...process.env, CARGO_TARGET_DIR: target};

/**
 * A sample of a page. Throws if the page no longer has it, so that a picture cannot show other code than its page.
 *
 * @param {string} page path below `website/docs/`, without the extension
 * @param {string} section id of the heading above the sample
 * @param {string} name title of the sample, or its language if it has no title
 * @returns {string}
 */
export function sampleOf(page, section, name) {
  const read = pages.readPage(`website/docs/${page}.md`);
  const headings = pages.headingsOf(read);
  const found = read.blocks.find(
    ({line, language, meta}) =>
      headings.findLast((heading) => heading.line < line)?.id === section &&
      (/title="([^"]*)"/.exec(meta)?.[1] ?? language) === name,
  );
  if (!found) {
    throw new Error(`website/docs/${page}.md has no sample ${name} in section #${section}`);
  }
  return found.code.replace(/^ *\/\/ highlight-.*\n/gm, '');
}

const conf = 'src-tauri/tauri.conf.json';

/** @param {any} base @param {any} changes */
function merge(base, changes) {
  if (!changes || typeof changes !== 'object' || Array.isArray(changes)) {
    return changes;
  }
  const keys = Object.keys({...base, ...changes});
  return Object.fromEntries(
    keys.map((key) => [key, key in changes ? merge(base?.[key], changes[key]) : base[key]]),
  );
}

/**
 * @typedef {object} Sample
 * @property {string} name of the application
 * @property {string} [folderName] the name if not set
 * @property {Record<string, string>} files text by path. TypeScript below `ui/` is bundled
 * @property {object[]} [config] parts of `tauri.conf.json`, in the order in which they are merged
 */

/**
 * Creates and builds an application with the CLI.
 *
 * @param {Sample} sample
 * @returns {Promise<{folder: string, executable: string}>}
 */
export async function buildSample({name, folderName = name, files, config = []}) {
  const folder = path.join(workFolder, 'samples', folderName);
  const executable = path.join(folder, name);
  if (process.env.PICTURES_KEEP && fs.existsSync(executable)) {
    return {folder, executable};
  }
  const options = {cwd: folder, env: environment, maxBuffer: 2 ** 26};
  fs.mkdirSync(path.join(folder, 'ui'), {recursive: true});
  await run(
    'node',
    [
      ...[cli, 'init', '--ci', '--force', '--app-name', name, '--window-title', name],
      ...['--dist-dir', '../ui', '--dev-path', '../ui'],
    ],
    options,
  );
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  }
  for (const file of Object.keys(files).filter((it) => /^ui\/.*\.ts$/.test(it))) {
    await build({
      entryPoints: [path.join(folder, file)],
      outfile: path.join(folder, file.replace(/ts$/, 'js')),
      bundle: true,
      format: 'esm',
      nodePaths: [path.join(pages.root, 'node_modules')],
      logLevel: 'error',
    });
    fs.rmSync(path.join(folder, file));
  }
  const initial = JSON.parse(fs.readFileSync(path.join(folder, conf), 'utf8'));
  delete initial.build.beforeBuildCommand;
  delete initial.build.beforeDevCommand;
  const own = {tauri: {bundle: {identifier: `com.example.${name}`}}};
  const merged = [own, ...config].reduce(merge, initial);
  delete merged.build.beforeBuildCommand;
  fs.writeFileSync(path.join(folder, conf), JSON.stringify(merged, null, 2));
  await run('node', [cli, 'build', '--debug', '--bundles', 'none'], options);
  fs.copyFileSync(path.join(target, 'debug', name), executable);
  return {folder, executable};
}

/**
 * Runs a command in the folder of a sample. `src-tauri/target` is a link to the compiled crates, so that output has the paths of the
 * guides.
 *
 * @param {string} folder of the sample
 * @param {string} command
 * @param {string[]} args
 * @param {string} [below] where to run it, below the folder
 */
export async function runInSample(folder, command, args, below = '.') {
  const link = path.join(folder, 'src-tauri/target');
  if (!fs.existsSync(link)) {
    fs.symlinkSync(target, link);
  }
  const env = {...environment, CARGO_TARGET_DIR: undefined};
  await run(command, args, {cwd: path.join(folder, below), env, maxBuffer: 2 ** 26});
}

/**
 * Runs the CLI in the folder of a sample.
 *
 * @param {string} folder
 * @param {...string} args
 */
export const runCli = (folder, ...args) => runInSample(folder, 'node', [cli, ...args]);
