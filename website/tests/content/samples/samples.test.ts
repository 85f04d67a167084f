import {describe, expect, it} from 'vitest';
import {englishPages, parsePage} from '../readPage';
import {cliProblems, tauriCalls} from './cli';
import {scriptsOf} from './html';
import {powershellProblems} from './powershell';
import {allSamples, countsOf, locationOf, samplesOf, type Sample} from './samples';
import {syntaxLanguages, syntaxProblems} from './syntax';
import {typeScriptProblems} from './typescript';

/** Milliseconds. The compiler reads the types of several frameworks, which takes 15 s on an idle machine. */
const timeout = 300_000;

const samples = allSamples();
const checked = samples.filter(({noCheck}) => noCheck === undefined);

const inLanguage = (...languages: string[]) =>
  checked.filter(({language}) => languages.includes(language));

/** The first groups of a pattern in the English pages, as arguments of the CLI. */
const callsIn = (pattern: RegExp, folder = '') =>
  englishPages()
    .filter(({file}) => file.startsWith(folder))
    .flatMap(({file, text}) =>
      [...text.matchAll(pattern)].map(([, args = '']) => ({location: file, args})),
    );

/** A page with samples that do not compile. Those with a title are modules of one program. */
const wrongPage = `## Title {#title}

\`\`\`typescript
import { appWindow } from '@tauri-apps/api/window';

await appWindow.setTitel('Notes');
\`\`\`

- In a list:

  \`\`\`typescript title="src/a.ts"
  import { half } from './b';
  const quarter: string = half(2);
  \`\`\`

\`\`\`typescript title="src/b.ts"
export const half = (value: number) => value / 2;
\`\`\`
`;

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
    'of TypeScript and JavaScript compile against @tauri-apps/api, also in HTML, and wrong ones are reported',
    {timeout},
    () => {
      const scripts = inLanguage('html').flatMap(scriptsOf);
      expect(scripts.length).toBeGreaterThan(0);
      const problemsOf = (language: 'javascript' | 'typescript', ...others: Sample[]) =>
        typeScriptProblems(
          [
            ...inLanguage(language),
            ...scripts.filter((script) => script.language === language),
            ...others,
          ],
          language,
        );
      const wrong = samplesOf(parsePage('page.md', wrongPage));
      expect(problemsOf('typescript', ...inLanguage('tsx'), ...wrong)).toEqual([
        "page.md:6: Property 'setTitel' does not exist on type 'WebviewWindow'. Did you mean 'setTitle'?",
        "page.md:13: Type 'number' is not assignable to type 'string'.",
      ]);
      expect(problemsOf('javascript')).toEqual([]);
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

  it.each<[name: string, calls: () => {location: string; args: string}[], atLeast: number]>([
    [
      'the shell and of workflows',
      () =>
        inLanguage('shell', 'powershell', 'yaml').flatMap((sample) =>
          tauriCalls(sample.code).map((args) => ({location: locationOf(sample), args})),
        ),
      5,
    ],
    [
      'inline code in the guides',
      // Blog posts are about other versions.
      () =>
        callsIn(/`([^`\n]*\btauri [^`\n]+)`/g, 'website/docs/').flatMap(({location, args}) =>
          tauriCalls(args).map((call) => ({location, args: call})),
        ),
      50,
    ],
    ['<TauriCommand>', () => callsIn(/<TauriCommand args="([^"]+)"/g), 20],
  ])('of %s call only commands and options that the CLI has', (_name, callsOf, atLeast) => {
    const calls = callsOf();
    expect(calls.length).toBeGreaterThan(atLeast);
    expect(
      calls.flatMap(({location, args}) =>
        cliProblems(args).map((problem) => `${location}: ${problem}`),
      ),
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
});
