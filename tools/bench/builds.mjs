// @ts-check
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
export const root = path.resolve(import.meta.dirname, '../..');
export const website = path.join(root, 'website');

/**
 * Runs a script in Node, which must succeed.
 *
 * @param {string} cwd
 * @param {string[]} args script and arguments
 * @param {NodeJS.ProcessEnv} [env] additional environment variables
 * @returns {{wall: number, output: string}} wall-clock seconds, and what it printed
 */
export function runNode(cwd, args, env = {}) {
  const start = performance.now();
  const {status, stdout, stderr} = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    env: {...process.env, NO_UPDATE_NOTIFIER: '1', ...env},
  });
  if (status !== 0) {
    throw new Error(`${args.join(' ')} failed in ${cwd}:\n${stdout}\n${stderr}`);
  }
  return {wall: (performance.now() - start) / 1000, output: stdout + stderr};
}

/**
 * Runs a command of Docusaurus, which must succeed.
 *
 * @param {string} siteDir
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] additional environment variables
 * @returns {number} wall-clock seconds
 */
export const docusaurus = (siteDir, args, env) =>
  runNode(siteDir, [require.resolve('@docusaurus/core/bin/docusaurus.mjs'), ...args], env).wall;

/**
 * Builds the Korean pages of a site, without the caches and the output of earlier builds.
 *
 * @param {string} siteDir
 * @param {string} outDir
 * @param {string[]} [args] further arguments of `docusaurus build`
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {number} wall-clock seconds
 */
export function coldBuild(siteDir, outDir, args = [], env = {}) {
  const name = `.docusaurus-bench-${path.basename(outDir)}`;
  const generated = path.join(siteDir, name);
  const caches = [root, siteDir].map((folder) => path.join(folder, 'node_modules/.cache'));
  for (const folder of [outDir, generated, ...caches]) {
    fs.rmSync(folder, {recursive: true, force: true});
  }
  const seconds = docusaurus(siteDir, ['build', '--locale', 'ko', '--out-dir', outDir, ...args], {
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: name,
    ...env,
  });
  fs.rmSync(generated, {recursive: true});
  return seconds;
}
