import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type {WebKitPrograms} from './webkit';

/** The programs of a browser, or what is missing. */
export type Found<Programs> = {programs: Programs} | {missing: string};

/** Whether the flows are skipped, because the browser is missing. Where `.ci/run` installs it, as root, they fail. */
export function isSkipped(found: Found<unknown>): boolean {
  return 'missing' in found && !(process.env.CI && process.getuid?.() === 0);
}

/** @throws if the browser is missing */
export function programsOf<Programs>(found: Found<Programs>): Programs {
  if ('missing' in found) {
    throw new Error(found.missing);
  }
  return found.programs;
}

const isFile = (file: string) => fs.existsSync(file);

function onPath(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find(isFile);
}

/** Finds Firefox: the program in `FIREFOX_PATH`, or an installed one. */
export function findFirefox(): Found<string> {
  const {FIREFOX_PATH} = process.env;
  if (FIREFOX_PATH) {
    fs.accessSync(FIREFOX_PATH, fs.constants.X_OK);
    return {programs: FIREFOX_PATH};
  }
  const files = [
    onPath('firefox-esr'),
    onPath('firefox'),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ];
  const programs = files.find((file) => file !== undefined && isFile(file));
  return programs
    ? {programs}
    : {missing: 'Firefox is not installed. Install it (Debian: firefox-esr), or set FIREFOX_PATH.'};
}

/** Whether a font has Korean letters. Without one, they have no width in WebKitGTK, and no click can hit a text. */
function hasKoreanFont(): boolean {
  return onPath('fc-list') !== undefined && execFileSync('fc-list', [':lang=ko']).length > 0;
}

/** Finds the driver and the test browser of WebKitGTK, a virtual screen, and a Korean font. */
export function findWebKit(): Found<WebKitPrograms> {
  const driver = onPath('WebKitWebDriver');
  const display = onPath('Xvfb');
  const browser = ['x86_64-linux-gnu', 'aarch64-linux-gnu']
    .map((architecture) => `/usr/lib/${architecture}/webkit2gtk-4.1/MiniBrowser`)
    .find(isFile);
  return driver && display && browser && hasKoreanFont()
    ? {programs: {driver, display, browser}}
    : {
        missing:
          'WebKitGTK or a Korean font is not installed. Install (Debian): webkit2gtk-driver xvfb fontconfig fonts-noto-cjk.',
      };
}
