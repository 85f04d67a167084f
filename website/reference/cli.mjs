// @ts-check
/** Asks the CLI of Tauri for its help, command by command. */
import {execFile} from 'node:child_process';
import {realpath} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {promisify} from 'node:util';
import {Anchors} from './anchors.mjs';
import {parseHelp} from './cli-help.mjs';
import {ReferenceProblem} from './problem.mjs';

/** @typedef {import('./cli-help.mjs').Help} Help */
/** @typedef {import('./sources.mjs').SourcePackage} SourcePackage */

/**
 * @typedef {object} Command
 * @property {string[]} words `[]` for the program itself, `['signer', 'generate']` for a subcommand.
 * @property {string} path Key in the catalogs: `tauri`, `build`, `signer.generate`.
 * @property {string} anchor
 * @property {Help} help
 */

/** @typedef {{version: string, commands: Command[]}} CliModel A command's own commands follow it. */

/** Replaces the working directory, which the help shows as a default. */
export const currentFolder = '.';

/** The native program prints its help and ends the process, so each command needs its own process. */
const script = "require(process.argv[1]).run(process.argv.slice(2), 'tauri')";

/** Help takes a tenth of a second; a program that hangs must not hang the build. */
const timeout = 30_000;

/** Neighboring levels of commands; a program that lists itself must not recurse forever. */
const maximumDepth = 4;

/**
 * @param {SourcePackage} cli
 * @returns {Promise<CliModel>}
 */
export async function readCli(cli) {
  const directory = await realpath(tmpdir());
  const commands = await readCommand(cli, [], directory);
  const anchors = new Anchors();
  return {
    version: cli.version,
    commands: commands.map((command) => ({
      ...command,
      anchor: anchors.claim(command.words.join('-') || 'tauri'),
    })),
  };
}

/**
 * @param {SourcePackage} cli
 * @param {string[]} words
 * @param {string} directory
 * @returns {Promise<Array<Omit<Command, 'anchor'>>>} The command, then its subcommands.
 */
async function readCommand(cli, words, directory) {
  const help = parseHelp(await askHelp(cli, words, directory));
  for (const entry of [...help.arguments, ...help.options]) {
    if (entry.default === directory) entry.default = currentFolder;
  }
  // `help` is the same forevery command and has no help itself.
  const names = words.length < maximumDepth ? help.commands.map(({name}) => name) : [];
  const nested = await Promise.all(
    names
      .filter((name) => name !== 'help')
      .map((name) => readCommand(cli, [...words, name], directory)),
  );
  return [{words, path: words.join('.') || 'tauri', help}, ...nested.flat()];
}

/**
 * @param {SourcePackage} cli
 * @param {string[]} words
 * @param {string} directory
 * @returns {Promise<string>}
 */
async function askHelp(cli, words, directory) {
  // The help would print the values of Tauri's environment variables.
  const environment = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(?:TAURI_|CLICOLOR|FORCE_COLOR|NODE_OPTIONS)/.test(name),
    ),
  );
  try {
    const {stdout} = await promisify(execFile)(
      process.execPath,
      ['-e', script, '--', cli.dir, ...words, '--help'],
      {cwd: directory, env: {...environment, NO_COLOR: '1'}, timeout, windowsHide: true},
    );
    if (!/^Usage:/m.test(stdout)) throw new Error('It printed no usage line.');
    return stdout;
  } catch (error) {
    throw explain(error, cli, words);
  }
}

/**
 * @param {unknown} error
 * @param {SourcePackage} cli
 * @param {string[]} words
 * @returns {ReferenceProblem}
 */
function explain(error, cli, words) {
  const output =
    error instanceof Error
      ? `${error.message}\n${'stderr' in error ? error.stderr : ''}`
      : String(error);
  const missing = /Cannot find module '(@tauri-apps\/cli-[\w-]+)'/.exec(output)?.[1];
  if (missing || /Failed to load native binding|Unsupported (?:OS|architecture)/.test(output)) {
    const name = missing ?? `${cli.name}-${process.platform}-${process.arch}`;
    return new ReferenceProblem(
      `The Tauri CLI has no program for ${process.platform}-${process.arch}: the optional package ${name}@${cli.version} is not installed. Run \`pnpm install\` without --no-optional.`,
    );
  }
  const command = ['tauri', ...words, '--help'].join(' ');
  const reason = output.split('\n').find((line) => /error|usage/i.test(line)) ?? 'no output';
  return new ReferenceProblem(
    `\`${command}\` of ${cli.name} ${cli.version} failed (${reason.trim()}). Run \`pnpm install\` to restore the package.`,
  );
}
