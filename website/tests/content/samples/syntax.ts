import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import {Ajv} from 'ajv';
import {lexer, parse as parseCss, walk} from 'css-tree';
import {XMLValidator} from 'fast-xml-parser';
import yaml, {YAMLException} from 'js-yaml';
import {parse as parseToml, TomlError} from 'smol-toml';
import {unclosedElements} from './html';
import {locationOf, type Sample} from './samples';

/** A syntax error in a sample, with its line in the sample from 1, or 0 if the line is unknown. */
type SyntaxProblem = {line: number; message: string};

const lineAt = (code: string, offset: number) => code.slice(0, offset).split('\n').length;

/** Syntax errors, and properties and values that no browser supports. */
function cssErrors({code}: Sample): SyntaxProblem[] {
  const problems: SyntaxProblem[] = [];
  const ast = parseCss(code, {
    positions: true,
    onParseError: ({offset, message}) => problems.push({line: lineAt(code, offset), message}),
  });
  walk(ast, {
    visit: 'Declaration',
    enter(declaration) {
      const {error} = lexer.matchDeclaration(declaration);
      if (error) {
        problems.push({
          line: declaration.loc?.start.line ?? 0,
          message: `${declaration.property}: ${error.message.split('\n')[0]}`,
        });
      }
    },
  });
  return problems;
}

function xmlErrors({code}: Sample): SyntaxProblem[] {
  const result = XMLValidator.validate(code);
  return result === true ? [] : [{line: result.err.line, message: result.err.msg}];
}

/** The schema of the framework for a fragment: without the properties that only a complete file must have. */
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

function jsonErrors({code, title}: Sample): SyntaxProblem[] {
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

function tomlErrors({code}: Sample): SyntaxProblem[] {
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

function yamlErrors({code}: Sample): SyntaxProblem[] {
  try {
    yaml.load(code);
    return [];
  } catch (error) {
    return error instanceof YAMLException
      ? [{line: error.mark.line + 1, message: error.reason}]
      : [{line: 0, message: (error as Error).message}];
  }
}

/** Errors of bash, and prompts, which readers would paste. */
function shellErrors({code}: Sample): SyntaxProblem[] {
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

const htmlErrors = (sample: Sample): SyntaxProblem[] =>
  unclosedElements(sample).map((name) => ({line: 0, message: `<${name}> is not closed`}));

const errorsIn: Record<string, (sample: Sample) => SyntaxProblem[]> = {
  css: cssErrors,
  html: htmlErrors,
  json: jsonErrors,
  toml: tomlErrors,
  xml: xmlErrors,
  yaml: yamlErrors,
  // Windows has no bash.
  ...(process.platform === 'win32' ? {} : {shell: shellErrors}),
};

/** Languages whose syntax is checked here. The others have their own checks. */
export const syntaxLanguages = Object.keys(errorsIn);

/** Syntax errors in samples, with page and line. */
export function syntaxProblems(samples: Sample[]): string[] {
  return samples.flatMap((sample) =>
    (errorsIn[sample.language]?.(sample) ?? []).map(
      ({line, message}) => `${locationOf({...sample, line: sample.line + line})}: ${message}`,
    ),
  );
}
