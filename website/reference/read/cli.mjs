// @ts-check
/** Asks the CLI of Tauri for its help, command by command, and parses the output (clap 4). */
import {execFile} from 'node:child_process';
import {realpath} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {promisify} from 'node:util';
import {claimIds} from './claimIds.mjs';

/** @typedef {import('../model').Command} Command */
/** @typedef {import('../model').CommandEntry} CommandEntry */
/** @typedef {Omit<CommandEntry, 'anchor' | 'path'> & {key: string}} HelpEntry */
/**
 * @typedef {Pick<Command, 'description' | 'usage' | 'commands'> & {arguments: HelpEntry[], options: HelpEntry[]}} Help
 */

/** The native program prints its help and ends the process, so each command needs its own process. */
const script = "require(process.argv[1]).run(process.argv.slice(2), 'tauri')";

/**
 * @param {string} cliDir Folder of `@tauri-apps/cli`.
 * @returns {Promise<Command[]>}
 */
export async function readCli(cliDir) {
  const directory = await realpath(tmpdir());
  const commands = await readCommand(cliDir, [], directory);
  const claim = claimIds();
  const anchors = commands.map(({words}) => claim(words.join('-') || 'tauri'));
  return commands.map(({words, help}, index) => {
    const path = words.join('.') || 'tauri';
    /** @param {HelpEntry} entry */
    const place = ({key, ...entry}) => ({
      path: `${path}.${key}`,
      anchor: claim(`${path}.${key}`),
      ...entry,
      // The help shows the working directory as a default.
      ...(entry.default === directory ? {default: '.'} : {}),
    });
    return {
      path,
      anchor: anchors[index] ?? path,
      words,
      ...help,
      arguments: help.arguments.map(place),
      options: help.options.map(place),
    };
  });
}

/**
 * @param {string} cliDir
 * @param {string[]} words
 * @param {string} directory The working directory.
 * @returns {Promise<Array<{words: string[], help: Help}>>} The command, then its subcommands.
 */
async function readCommand(cliDir, words, directory) {
  // The help would print the values of environment variables.
  const environment = Object.entries(process.env).filter(
    ([name]) => !/^(?:TAURI_|CLICOLOR|FORCE_COLOR|NODE_OPTIONS)/.test(name),
  );
  const {stdout} = await promisify(execFile)(
    process.execPath,
    ['-e', script, '--', cliDir, ...words, '--help'],
    {cwd: directory, env: {...Object.fromEntries(environment), NO_COLOR: '1'}, timeout: 30_000},
  );
  const help = parseHelp(stdout);
  // `help` is the same for every command and has no help itself.
  const names = help.commands.map(({name}) => name).filter((name) => name !== 'help');
  const nested = await Promise.all(
    names.map((name) => readCommand(cliDir, [...words, name], directory)),
  );
  return [{words, help}, ...nested.flat()];
}

/**
 * Parses the short layout, in columns, and the long layout, with indented paragraphs.
 *
 * @param {string} text
 * @returns {Help}
 * @throws If the text is not the help of a command.
 */
export function parseHelp(text) {
  const [preamble = '', ...sections] = text.split(/^(?=\S[^\n]*:(?:$| ))/m);
  /** @type {Help} */
  const help = {description: preamble.trim(), usage: '', commands: [], arguments: [], options: []};
  for (const section of sections) {
    const [, title = '', body = ''] = /^([^\n:]*):([\s\S]*)$/.exec(section) ?? [];
    if (title === 'Usage') {
      help.usage = body.trim().replace(/^\s+/gm, '');
    } else if (title === 'Commands') {
      help.commands = splitEntries(body, /^ {2}\S/).map(({head, description}) => ({
        name: head,
        description,
      }));
    } else if (title === 'Arguments' || title === 'Options') {
      const entries = splitEntries(body, /^ {2,6}[-<[]/);
      const key = title === 'Options' ? 'options' : 'arguments';
      help[key] = entries.map((entry) => readEntry(entry, help.usage));
    }
  }
  if (!help.usage) {
    throw new Error(`The Tauri CLI printed no usage line: ${text}`);
  }
  return help;
}

/** @typedef {{head: string, description: string}} RawEntry */

/**
 * @param {string} body
 * @param {RegExp} start Matches the first line of an entry.
 * @returns {RawEntry[]}
 */
function splitEntries(body, start) {
  /** @type {string[][]} */
  const entries = [];
  for (const line of body.split('\n')) {
    if (start.test(line)) {
      entries.push([line]);
    } else {
      entries.at(-1)?.push(line.trim());
    }
  }
  return entries.map(([first = '', ...following]) => {
    const [head = '', ...sameLine] = first.trim().split(/ {2,}/);
    const text = [sameLine.join(' '), ...following].join('\n');
    const paragraphs = text.split(/\n{2,}/).map((paragraph) => paragraph.trim());
    return {
      head,
      description: paragraphs
        .filter(Boolean)
        .join('\n\n')
        .replace(/(?<!\n)\n(?!\n)/g, ' '),
    };
  });
}

/**
 * @param {RawEntry} entry An option (`-d, --debug`, `--target <TARGET>`) or an argument (`[ARGS]...`).
 * @param {string} usage Only the usage line shows that an option is required: there, it is outside of brackets.
 * @returns {HelpEntry}
 */
function readEntry({head, description}, usage) {
  const match = /^(?:(-[^-\s,])(?:, )?)?(--[\w-]+)?(\.\.\.)?[ =]?(.*)$/.exec(head);
  const [, short = '', long = '', repeat, value = ''] = match ?? [];
  const option = long || short;
  const required = usage.replace(/\[[^\]]*\]/g, '').split(/\s+/);
  return {
    key: option || value.replace(/[<>[\].]/g, ''),
    names: [short, long].filter(Boolean),
    value,
    required: option ? required.includes(option) : !value.startsWith('['),
    repeatable: Boolean(repeat) || value.includes('...'),
    ...readNotes(description),
  };
}

/**
 * Splits notes in brackets (`[default: x]`) from the end of a description.
 *
 * @param {string} description
 * @returns {Pick<HelpEntry, 'description' | 'default' | 'possibleValues' | 'environment'>}
 */
function readNotes(description) {
  /** @type {Record<string, string | undefined>} */
  const notes = {};
  let text = description;
  const note = /\s*\[(default|possible values|env): ([^\]]*)\]$/;
  for (let match = note.exec(text); match; match = note.exec(text)) {
    notes[match[1] ?? ''] = match[2] ?? '';
    text = text.slice(0, match.index);
  }
  // The value after `=` comes from the current environment, so drop it. A variable that only a description mentions may have no effect,
  // as TAURI_DEV_SERVER_PORT in 1.6.
  const environment = notes.env?.split('=')[0];
  return {
    description: text.trim(),
    ...(notes.default === undefined ? {} : {default: notes.default}),
    possibleValues: notes['possible values']?.split(', ') ?? [],
    environment: environment === undefined ? [] : [environment],
  };
}
