import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import {Ajv} from 'ajv';
import {lexer, parse as parseCss, walk} from 'css-tree';
import {XMLValidator} from 'fast-xml-parser';
import yaml, {YAMLException} from 'js-yaml';
import {parse as parseToml, TomlError} from 'smol-toml';
import {unclosedElements} from './html';
import {placeOf, type Sample} from './samples';

/** A mistake in a sample: its line in the sample, from 1, or 0 where only the sample as a whole is known. */
type Mistake = {line: number; message: string};

const lineAt = (code: string, offset: number) => code.slice(0, offset).split('\n').length;

/** Mistakes of syntax, and properties and values that no browser knows. */
function cssMistakes({code}: Sample): Mistake[] {
  const mistakes: Mistake[] = [];
  const ast = parseCss(code, {
    positions: true,
    onParseError: ({offset, message}) => mistakes.push({line: lineAt(code, offset), message}),
  });
  walk(ast, {
    visit: 'Declaration',
    enter(declaration) {
      const {error} = lexer.matchDeclaration(declaration);
      if (error) {
        mistakes.push({
          line: declaration.loc?.start.line ?? 0,
          message: `${declaration.property}: ${error.message.split('\n')[0]}`,
        });
      }
    },
  });
  return mistakes;
}

function xmlMistakes({code}: Sample): Mistake[] {
  const result = XMLValidator.validate(code);
  return result === true ? [] : [{line: result.err.line, message: result.err.msg}];
}

/** The framework's schema for a fragment: the same, without the properties that only a whole file must have. */
function fragmentSchema(): object {
  const file = createRequire(import.meta.url).resolve('@tauri-apps/cli/schema.json');
  return JSON.parse(fs.readFileSync(file, 'utf8'), (key, value: unknown) =>
    key === 'required' && Array.isArray(value) ? undefined : value,
  ) as object;
}

const validateConfig = new Ajv({
  strict: false,
  allErrors: true,
  validateFormats: false,
  unicodeRegExp: false,
}).compile(fragmentSchema());

function jsonMistakes({code, title}: Sample): Mistake[] {
  let value: unknown;
  try {
    value = JSON.parse(code);
  } catch (error) {
    const {message} = error as Error;
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? code.length);
    return [{line: lineAt(code, position), message}];
  }
  if (!/tauri(\.\w+)?\.conf\.json$/.test(title ?? '') || validateConfig(value)) {
    return [];
  }
  return (validateConfig.errors ?? []).map(({instancePath, message = '', params}) => ({
    line: 0,
    message: `${instancePath} ${message}${'additionalProperty' in params ? `: ${String(params.additionalProperty)}` : ''}`,
  }));
}

function tomlMistakes({code}: Sample): Mistake[] {
  try {
    parseToml(code);
    return [];
  } catch (error) {
    const {message} = error as Error;
    return [
      {line: error instanceof TomlError ? error.line : 0, message: message.split('\n')[0] ?? ''},
    ];
  }
}

function yamlMistakes({code}: Sample): Mistake[] {
  try {
    yaml.load(code);
    return [];
  } catch (error) {
    return error instanceof YAMLException
      ? [{line: error.mark.line + 1, message: error.reason}]
      : [{line: 0, message: (error as Error).message}];
  }
}

/** What bash says of the sample, and prompts, which a reader would paste along. */
function shellMistakes({code}: Sample): Mistake[] {
  const prompt = code.split('\n').findIndex((line) => /^\s*[$>%] /.test(line));
  const {stderr} = spawnSync('bash', ['-n'], {
    input: code,
    encoding: 'utf8',
    env: {...process.env, LC_ALL: 'C'},
  });
  return [
    ...(prompt === -1 ? [] : [{line: prompt + 1, message: 'the line begins with a prompt'}]),
    ...stderr
      .split('\n')
      .filter((line) => line !== '')
      .map((text) => {
        const [, line = '0', message = text] = /line (\d+): (.*)/.exec(text) ?? [];
        return {line: Number(line), message};
      }),
  ];
}

const htmlMistakes = (sample: Sample): Mistake[] =>
  unclosedElements(sample).map((name) => ({line: 0, message: `<${name}> is not closed`}));

const mistakesIn: Record<string, (sample: Sample) => Mistake[]> = {
  css: cssMistakes,
  html: htmlMistakes,
  json: jsonMistakes,
  toml: tomlMistakes,
  xml: xmlMistakes,
  yaml: yamlMistakes,
  // Windows has no bash of its own.
  ...(process.platform === 'win32' ? {} : {shell: shellMistakes}),
};

/** Languages whose syntax is checked here; the others have a checker of their own. */
export const syntaxLanguages = Object.keys(mistakesIn);

/** What is wrong with the syntax of samples, each behind its place: the page, and the line in the page. */
export function syntaxProblems(samples: Sample[]): string[] {
  return samples.flatMap((sample) =>
    (mistakesIn[sample.language]?.(sample) ?? []).map(
      ({line, message}) => `${placeOf({...sample, line: sample.line + line})}: ${message}`,
    ),
  );
}
