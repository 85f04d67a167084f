// @ts-check
import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';

const require = createRequire(import.meta.url);

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
