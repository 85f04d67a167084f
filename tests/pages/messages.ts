import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {type Page} from './readPage';

/** A message of a program that a page quotes. */
export type Message = {file: string; line: number; text: string};

const require = createRequire(import.meta.url);

/** Texts in backticks. A double backtick allows backticks inside. */
const codeSpans = (text: string) =>
  [...text.matchAll(/(`+)([\s\S]*?[^`])\1(?!`)/g)].map(([, , code = '']) => code.trim());

/** Whether a code span can be a message: it has several words. Names of options, files and variables have one. */
const isSentence = (code: string) => /\s/.test(code) && !/^[\w./-]+ > /.test(code);

/**
 * Messages that the tables and lists of a page explain: code in the first column of a table whose heading is "Message…", and at the
 * start of a list item in a section about troubleshooting.
 */
export function messagesOf({file, prose}: Page): Message[] {
  let inTroubleshooting = false;
  let inTable = false;
  return prose.flatMap(({line, text}) => {
    if (text.startsWith('#')) {
      inTroubleshooting = /\{#(troubleshooting|errors|when-.*fails|ipc-messages)\}$/.test(text);
    }
    if (!text.startsWith('|')) {
      inTable = false;
    }
    const [, heading = ''] = /^\| (.*?) \|/.exec(text) ?? [];
    if (heading.startsWith('Message')) {
      inTable = true;
    }
    const [, item = ''] = /^- (.*?)(?:: |$)/.exec(text) ?? [];
    const quoted = inTable ? heading : inTroubleshooting ? item : '';
    return codeSpans(quoted.replaceAll('\\|', '|'))
      .filter(isSentence)
      .map((code) => ({file, line, text: code}));
  });
}

/** Literal text of the programs: the CLI, and the crates and the npm package that an application contains. */
export function programText(): string {
  const cli = path.dirname(require.resolve('@tauri-apps/cli/package.json'));
  const binary = fs
    .readdirSync(path.dirname(cli))
    .filter((name) => name.startsWith('cli-'))
    .flatMap((name) => {
      const folder = path.join(path.dirname(cli), name);
      return fs
        .readdirSync(folder)
        .filter((file) => file.endsWith('.node'))
        .map((file) => fs.readFileSync(path.join(folder, file), 'latin1'));
    });
  const api = path.dirname(require.resolve('@tauri-apps/api/package.json'));
  const sources = [api, ...crateFolders()].flatMap((folder) =>
    fs
      .readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(?:rs|js|nsi|sh)$|appimage$/.test(file))
      .map((file) => fs.readFileSync(path.join(folder, file), 'utf8')),
  );
  return [...binary, ...sources].join('\n');
}

/** Folders of the crates of Tauri that the Rust samples are compiled with. */
function crateFolders(): string[] {
  const manifest = path.join(import.meta.dirname, '../samples/rust-crate/Cargo.toml');
  const output = execFileSync(
    'cargo',
    ['metadata', '--format-version', '1', '--locked', '--manifest-path', manifest],
    {encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'inherit']},
  );
  const {packages} = JSON.parse(output) as {packages: {name: string; manifest_path: string}[]};
  return packages
    .filter(({name}) => /^(?:tauri|wry|tao|minisign|devtools)/.test(name))
    .map((crate) => path.dirname(crate.manifest_path));
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
