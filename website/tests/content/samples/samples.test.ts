import {describe, expect, it} from 'vitest';
import {englishPages} from '../readPage';
import {cliProblems, tauriCalls} from './cli';
import {scriptsOf} from './html';
import {powershellProblems} from './powershell';
import {allSamples, countsOf, locationOf} from './samples';
import {syntaxLanguages, syntaxProblems} from './syntax';
import {typeScriptProblems} from './typescript';

/** Milliseconds. The compiler reads the types of several frameworks, which takes 15 s on an idle machine. */
const timeout = 300_000;

const samples = allSamples();
const checked = samples.filter(({noCheck}) => noCheck === undefined);

const inLanguage = (...languages: string[]) =>
  checked.filter(({language}) => languages.includes(language));

describe('samples', () => {
  it('are checked, except for 5% with a reason', () => {
    const unchecked = samples.filter(({noCheck}) => noCheck !== undefined);
    console.log(
      `${countsOf(samples).join('\n')}\nNot checked:\n${unchecked.map((sample) => `  ${locationOf(sample)}: ${sample.noCheck}`).join('\n')}`,
    );
    expect(samples.length).toBeGreaterThan(300);
    expect(unchecked.filter(({noCheck}) => noCheck === '')).toEqual([]);
    expect(unchecked.length / samples.length).toBeLessThanOrEqual(0.05);
  });

  it('are in languages that are checked, or are output', () => {
    const others = ['javascript', 'powershell', 'rust', 'text', 'tsx', 'typescript'];
    const known = [...syntaxLanguages, ...others];
    expect(samples.filter(({language}) => !known.includes(language)).map(locationOf)).toEqual([]);
  });

  it(
    'of TypeScript and JavaScript compile against @tauri-apps/api, also in HTML',
    {timeout},
    () => {
      const scripts = inLanguage('html').flatMap(scriptsOf);
      const scriptsIn = (language: string) =>
        scripts.filter((script) => script.language === language);
      expect(scripts.length).toBeGreaterThan(0);
      expect([
        ...typeScriptProblems(
          [...inLanguage('typescript', 'tsx'), ...scriptsIn('typescript')],
          'typescript',
        ),
        ...typeScriptProblems(
          [...inLanguage('javascript'), ...scriptsIn('javascript')],
          'javascript',
        ),
      ]).toEqual([]);
    },
  );

  it.each(syntaxLanguages)('of %s have no syntax errors', (language) => {
    const list = inLanguage(language);
    expect(list.length).toBeGreaterThan(0);
    expect(syntaxProblems(list)).toEqual([]);
  });

  it('of PowerShell have no syntax errors', async () => {
    const list = inLanguage('powershell');
    expect(list.length).toBeGreaterThan(5);
    expect(await powershellProblems(list)).toEqual([]);
  });

  it('of the shell and of workflows call only commands and options that the CLI has', () => {
    const calls = inLanguage('shell', 'powershell', 'yaml').flatMap((sample) =>
      tauriCalls(sample.code).map((args) => ({sample, args})),
    );
    expect(calls.length).toBeGreaterThan(5);
    expect(
      calls.flatMap(({sample, args}) =>
        cliProblems(args).map((problem) => `${locationOf(sample)}: ${problem}`),
      ),
    ).toEqual([]);
  });

  it('of inline code in the guides are commands of the CLI', () => {
    // Blog posts are about other versions.
    const found = englishPages()
      .filter(({file}) => file.startsWith('website/docs/'))
      .flatMap(({file, text}) =>
        [...text.matchAll(/`([^`\n]*\btauri [^`\n]+)`/g)].flatMap(([, code = '']) =>
          tauriCalls(code).map((args) => ({file, args})),
        ),
      );
    expect(found.length).toBeGreaterThan(50);
    expect(
      found.flatMap(({file, args}) => cliProblems(args).map((problem) => `${file}: ${problem}`)),
    ).toEqual([]);
  });

  // CLI 1.6.3 runs the command in builds for all systems, and these fail where it is missing.
  it('of configuration set signCommand only in the file for Windows', () => {
    const setting = inLanguage('json').filter(({code}) => code.includes('"signCommand"'));
    expect(setting.length).toBeGreaterThan(0);
    expect(
      setting.filter(({title}) => title !== 'src-tauri/tauri.windows.conf.json').map(locationOf),
    ).toEqual([]);
  });

  it('of <TauriCommand> are commands of the CLI', () => {
    const found = englishPages().flatMap(({file, text}) =>
      [...text.matchAll(/<TauriCommand args="([^"]+)"/g)].map(([, args = '']) => ({file, args})),
    );
    expect(found.length).toBeGreaterThan(20);
    expect(
      found.flatMap(({file, args}) => cliProblems(args).map((problem) => `${file}: ${problem}`)),
    ).toEqual([]);
  });
});
