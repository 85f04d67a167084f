import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {type Page} from '../readPage';

const require = createRequire(import.meta.url);

/** Crates whose messages the pages quote. */
const quotedCrates = /^(?:tauri(?:-[a-z-]+)?|wry|tao|libappindicator-sys|minisign-verify)$/;

/** The binary of the CLI as text, with one character per byte. Throws if npm has not installed one for this system. */
export function cliBinary(): string {
  const manifest = require('@tauri-apps/cli/package.json') as {
    optionalDependencies: Record<string, string>;
  };
  for (const name of Object.keys(manifest.optionalDependencies)) {
    try {
      return fs.readFileSync(require.resolve(name), 'latin1');
    } catch (error) {
      // The packages of other systems are not installed.
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') {
        throw error;
      }
    }
  }
  throw new Error('There is no binary of @tauri-apps/cli for this system. Run: pnpm install');
}

/** The sources of the crates, which cargo downloads first. */
export function crateSources(): string {
  const folder = path.resolve(import.meta.dirname, '../../rust/crate');
  const args = ['metadata', '--locked', '--format-version', '1'];
  const {status, stdout, stderr} = spawnSync('cargo', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) {
    throw new Error(`cargo metadata failed: ${stderr}`);
  }
  const {packages} = JSON.parse(stdout) as {packages: {name: string; manifest_path: string}[]};
  return packages
    .filter(({name}) => quotedCrates.test(name))
    .flatMap(({manifest_path: manifest}) =>
      fs
        .readdirSync(path.dirname(manifest), {recursive: true, encoding: 'utf8'})
        .filter((file) => /\.(?:js|rs)$/.test(file))
        .map((file) => fs.readFileSync(path.join(path.dirname(manifest), file), 'utf8')),
    )
    .join('\n');
}

/** A message of a program that a page quotes. */
export type Message = {file: string; line: number; text: string};

/** Texts in backticks. A double backtick allows backticks inside. */
const codeSpans = (text: string) =>
  [...text.matchAll(/(`+)([\s\S]*?[^`])\1(?!`)/g)].map(([, , code = '']) => code.trim());

/** The parts of a text in bold, up to the first sentence that is not. */
const inBold = (text: string) => /^(?:\*\*.*?\*\*(?: or )?)+/.exec(text)?.[0] ?? '';

/** Whether a code span can be a message: it has several words. Names of options, files and variables have one, and commands are others. */
const isSentence = (code: string) => /\s/.test(code) && !/^(?:[\w./-]+ > |tauri )/.test(code);

/**
 * Messages that a page explains: code in a heading, in the first column of a table whose heading is "Message…", and at the start of a
 * list item or in bold at the start of a paragraph in a section about troubleshooting.
 */
export function messagesOf({file, prose}: Page): Message[] {
  let inTroubleshooting = false;
  let inTable = false;
  return prose.flatMap(({line, text}) => {
    const [, title = ''] = /^#+ (.*) \{#/.exec(text) ?? [];
    if (title) {
      inTroubleshooting = /\{#(troubleshooting|errors|when-.*fails|ipc-messages)\}$/.test(text);
    }
    if (!text.startsWith('|')) {
      inTable = false;
    }
    const [, heading = ''] = /^\| (.*?) \|/.exec(text) ?? [];
    if (heading.startsWith('Message')) {
      inTable = true;
    }
    const [, item = '', bold = ''] = /^(?:- (.*?)(?:: |$)|(\*\*.*)$)/.exec(text) ?? [];
    const quoted = title || (inTable ? heading : inTroubleshooting ? item || inBold(bold) : '');
    return codeSpans(quoted.replaceAll('\\|', '|'))
      .filter(isSentence)
      .map((code) => ({file, line, text: code}));
  });
}

/**
 * Values in a message, which the page abbreviates by "…" or makes up: in quotation marks, with a slash, or the letter x. They, and the
 * colon between an error and its cause, separate the literal pieces of a message.
 */
const separators = /…|`[^`]*`|"[^"]*"|(?<![^\s(])'[^']*'|\S*\/\S*|(?<!\S)x(?!\S)|: /g;

/** Literal pieces of a message that `program` does not contain. */
export const missingPieces = (message: string, program: string): string[] =>
  message
    .split(separators)
    .map((piece) => piece.trim())
    .filter((piece) => /\w/.test(piece) && !program.includes(piece));
