import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import {Ajv} from 'ajv';
import yaml from 'js-yaml';
import {parse as parseToml} from 'smol-toml';
import {describe, expect, it} from 'vitest';
import {cliProblems, tauriCalls} from './cli';
import {scriptsOf, unclosedElements} from './html';
import {allSamples, pages, placeOf, type Sample} from './samples';
import {typeScriptProblems} from './typescript';

const samples = allSamples();
const checked = samples.filter(({noCheck}) => noCheck === undefined);

const inLanguage = (...languages: string[]) =>
  checked.filter(({language}) => languages.includes(language));

/** The message of what a check throws, behind the place of the sample. */
function problems(list: Sample[], check: (sample: Sample) => void): string[] {
  return list.flatMap((sample) => {
    try {
      check(sample);
      return [];
    } catch (error) {
      return [`${placeOf(sample)}: ${(error as Error).message}`];
    }
  });
}

/** The framework's schema for a fragment: the same, without the properties that only a whole file must have. */
function fragmentSchema(): object {
  const file = createRequire(import.meta.url).resolve('@tauri-apps/cli/schema.json');
  const schema = fs.readFileSync(file, 'utf8');
  return JSON.parse(schema, (key, value: unknown) =>
    key === 'required' && Array.isArray(value) ? undefined : value,
  ) as object;
}

describe('samples', () => {
  it('are at most to 5 % unchecked, each with its reason', () => {
    const unchecked = samples.filter(({noCheck}) => noCheck !== undefined);
    console.log(
      `${samples.length} samples, ${unchecked.length} not checked:\n${unchecked.map((sample) => `  ${placeOf(sample)}: ${sample.noCheck}`).join('\n')}`,
    );
    expect(samples.length).toBeGreaterThan(300);
    expect(unchecked.filter(({noCheck}) => noCheck === '')).toEqual([]);
    expect(unchecked.length / samples.length).toBeLessThanOrEqual(0.05);
  });

  it('are in languages that are checked here, by the Rust samples, or are output and markup', () => {
    const known =
      'css html javascript json powershell rust shell text toml tsx typescript xml yaml'.split(' ');
    expect(samples.filter(({language}) => !known.includes(language)).map(placeOf)).toEqual([]);
  });

  it('of TypeScript and JavaScript compile against @tauri-apps/api, also those in HTML', () => {
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
  });

  it('of HTML close what they open', () => {
    expect(
      inLanguage('html').flatMap((sample) =>
        unclosedElements(sample).map((name) => `${placeOf(sample)}: <${name}> is not closed`),
      ),
    ).toEqual([]);
  });

  it('of JSON parse, and those of tauri.conf.json fit its schema', () => {
    const validate = new Ajv({
      strict: false,
      allErrors: true,
      validateFormats: false,
      unicodeRegExp: false,
    }).compile(fragmentSchema());
    const list = inLanguage('json');
    expect(
      problems(list, ({code, title}) => {
        const value: unknown = JSON.parse(code);
        const isConfig = /tauri(\.\w+)?\.conf\.json$/.test(title ?? '');
        if (isConfig && !validate(value)) {
          throw new Error(
            (validate.errors ?? [])
              .map(({instancePath, message}) => `${instancePath} ${message}`)
              .join('; '),
          );
        }
      }),
    ).toEqual([]);
  });

  it('of TOML and YAML parse', () => {
    expect([
      ...problems(inLanguage('toml'), ({code}) => parseToml(code)),
      ...problems(inLanguage('yaml'), ({code}) => yaml.load(code)),
    ]).toEqual([]);
  });

  it('of the shell and of workflows call only commands and options that the CLI has', () => {
    const calls = inLanguage('shell', 'powershell', 'yaml').flatMap((sample) =>
      tauriCalls(sample.code).map((args) => ({sample, args})),
    );
    expect(calls.length).toBeGreaterThan(5);
    expect(
      calls.flatMap(({sample, args}) =>
        cliProblems(args).map((problem) => `${placeOf(sample)}: ${problem}`),
      ),
    ).toEqual([]);
  });

  it.skipIf(process.platform === 'win32')('of the shell parse, and carry no prompt', () => {
    const list = inLanguage('shell');
    expect(
      problems(list, ({code}) => {
        const {status, stderr} = spawnSync('bash', ['-n'], {input: code, encoding: 'utf8'});
        if (status !== 0) {
          throw new Error(stderr);
        }
        if (/^\s*[$>%] /m.test(code)) {
          throw new Error('a line begins with a prompt');
        }
      }),
    ).toEqual([]);
  });

  it('of inline code in the guides are commands of the CLI', () => {
    // Posts are of their time, and of other versions.
    const found = pages()
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

  it('of <TauriCommand> are commands of the CLI', () => {
    const found = pages().flatMap(({file, text}) =>
      [...text.matchAll(/<TauriCommand args="([^"]+)"/g)].map(([, args = '']) => ({file, args})),
    );
    expect(found.length).toBeGreaterThan(20);
    expect(
      found.flatMap(({file, args}) => cliProblems(args).map((problem) => `${file}: ${problem}`)),
    ).toEqual([]);
  });
});
