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

/** Finds the driver and the test browser of WebKitGTK, and a virtual screen. */
export function findWebKit(): Found<WebKitPrograms> {
  const driver = onPath('WebKitWebDriver');
  const display = onPath('Xvfb');
  const browser = ['x86_64-linux-gnu', 'aarch64-linux-gnu']
    .map((architecture) => `/usr/lib/${architecture}/webkit2gtk-4.1/MiniBrowser`)
    .find(isFile);
  if (driver && display && browser) {
    return {programs: {driver, display, browser}};
  }
  const missing = Object.entries({WebKitWebDriver: driver, Xvfb: display, MiniBrowser: browser})
    .filter(([, file]) => file === undefined)
    .map(([program]) => program);
  return {
    missing: `WebKitGTK cannot be driven without: ${missing.join(', ')}. Install (Debian): webkit2gtk-driver xvfb.`,
  };
}
