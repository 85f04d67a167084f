// @ts-check
import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {chromium} from 'playwright-core';

const linuxFiles = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/microsoft-edge',
];

/**
 * Finds the browser for the tests: the one that `CHROME_PATH` names, else an installed Chromium, Chrome or Edge on Linux, else on
 * Linux x64 the Chromium that is installed with the dependencies, and Chrome on other systems. Playwright reports a missing browser.
 *
 * @returns {Promise<Pick<import('playwright-core').LaunchOptions, 'executablePath' | 'channel' | 'env'>>}
 */
export async function findBrowser() {
  const {CHROME_PATH, ...env} = process.env;
  const executablePath = CHROME_PATH || linuxFiles.find((file) => fs.existsSync(file));
  if (executablePath) {
    return {executablePath};
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return {channel: 'chrome'};
  }
  const script = path.join(import.meta.dirname, 'unpackChromium.mjs');
  // Makes the package unpack the system libraries and fonts that it needs, too.
  const lambda = {...env, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x'};
  const {stdout} = await promisify(execFile)(process.execPath, [script], {env: lambda});
  const unpacked = JSON.parse(stdout);
  return {...unpacked, env: {...env, ...unpacked.env}};
}

/**
 * Starts a browser for a script.
 *
 * @param {string[]} [flags] further command line flags
 */
export async function launchBrowser(flags = []) {
  return chromium.launch({...(await findBrowser()), args: ['--no-sandbox', ...flags]});
}
