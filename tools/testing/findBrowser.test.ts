import {describe, expect, it} from 'vitest';
import {chooseBrowser, type Machine} from './findBrowser';

const machine = (
  platform: string,
  files: string[],
  {arch = 'x64', env = {}}: Partial<Machine> = {},
): Machine => ({platform, arch, env, isFile: (file) => files.includes(file)});

const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const macEdge = '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge';
const windowsEnv = {
  LOCALAPPDATA: 'C:\\Users\\reader\\AppData\\Local',
  PROGRAMFILES: 'C:\\Program Files',
  'PROGRAMFILES(X86)': 'C:\\Program Files (x86)',
};

describe('the browser for the tests', () => {
  it.each([
    ['Chrome on macOS', machine('darwin', [macEdge, macChrome]), {channel: 'chrome'}],
    ['Edge on macOS', machine('darwin', [macEdge], {arch: 'arm64'}), {channel: 'msedge'}],
    [
      'Chrome of one user on Windows',
      machine('win32', [`${windowsEnv.LOCALAPPDATA}\\Google\\Chrome\\Application\\chrome.exe`], {
        env: windowsEnv,
      }),
      {channel: 'chrome'},
    ],
    [
      'Edge on Windows',
      machine('win32', [`C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe`], {
        env: windowsEnv,
      }),
      {channel: 'msedge'},
    ],
    [
      'Chromium on Linux',
      machine('linux', ['/usr/bin/google-chrome', '/usr/bin/chromium']),
      {executablePath: '/usr/bin/chromium'},
    ],
    ['the Chromium of the dependencies on Linux x64', machine('linux', []), {packaged: true}],
    [
      'the file in CHROME_PATH before all others',
      machine('darwin', [macChrome, '/opt/chromium'], {env: {CHROME_PATH: '/opt/chromium'}}),
      {executablePath: '/opt/chromium'},
    ],
  ])('is %s', (_name, given, expected) => {
    expect(chooseBrowser(given)).toEqual(expected);
  });

  it.each([
    ['darwin', 'arm64'],
    ['win32', 'x64'],
    ['linux', 'arm64'],
  ])('is missing on %s %s: one line says what to install', (platform, arch) => {
    expect(() => chooseBrowser(machine(platform, [], {arch}))).toThrow(
      new RegExp(
        `^The tests found no browser on ${platform} ${arch}\\. Install Google Chrome or Microsoft Edge .* or set CHROME_PATH.*\\.$`,
      ),
    );
  });

  it('is missing when CHROME_PATH names no file', () => {
    expect(() =>
      chooseBrowser(machine('linux', ['/usr/bin/chromium'], {env: {CHROME_PATH: '/opt/none'}})),
    ).toThrow('CHROME_PATH is /opt/none, but there is no such file. Correct or unset it.');
  });
});
