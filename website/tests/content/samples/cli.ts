import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const cli = path.join(path.dirname(require.resolve('@tauri-apps/cli/package.json')), 'tauri.js');

const helps = new Map<string, string>();

/** The help of a command of the CLI, for example `signer generate`. The empty string is `tauri` itself. */
function helpOf(command: string): string {
  let help = helps.get(command);
  if (help === undefined) {
    const words = command.split(' ').filter(Boolean);
    const {stdout, stderr, status} = spawnSync(process.execPath, [cli, ...words, '--help'], {
      encoding: 'utf8',
    });
    if (status !== 0) {
      throw new Error(`tauri ${command} --help failed: ${stderr}`);
    }
    help = stdout;
    helps.set(command, help);
  }
  return help;
}

function subcommandsOf(help: string): string[] {
  const section = /\nCommands:\n([\s\S]*?)\n\n/.exec(help)?.[1] ?? '';
  return [...section.matchAll(/^ {2}(\S+)/gm)].map(([, name = '']) => name);
}

/**
 * Commands and options in a call of the Tauri CLI that do not exist. Arguments after `--` are for cargo or the application.
 */
export function cliProblems(args: string): string[] {
  const words = args.trim().split(/\s+/);
  const end = words.indexOf('--');
  const own = end === -1 ? words : words.slice(0, end);
  let command = '';
  let index = 0;
  for (; index < own.length; index += 1) {
    const subcommands = subcommandsOf(helpOf(command));
    const word = own[index] ?? '';
    if (subcommands.length === 0 || word.startsWith('-')) {
      break;
    }
    if (!subcommands.includes(word)) {
      return [`tauri ${command} has no command "${word}"`];
    }
    command = `${command} ${word}`.trim();
  }
  const help = helpOf(command);
  return own
    .slice(index)
    .filter((word) => /^--?[a-z]/.test(word))
    .map((word) => word.replace(/=.*/, ''))
    .filter((option) => !new RegExp(`(?<![\\w-])${option}(?![\\w-])`).test(help))
    .map((option) => `tauri ${command} has no option "${option}"`);
}

/**
 * The arguments of each call of the Tauri CLI in a shell script or workflow. A call can be one of several commands on a line, start
 * with environment variables, and use any package runner.
 */
export function tauriCalls(code: string): string[] {
  return code.split(/\n|&&|[;|]/).flatMap((command) => {
    const [, runner, args] =
      /^\s*(?:- )?(?:run: )?(?:\w+=\S* )*(npm run|yarn|pnpm|cargo|npx|bunx)? ?tauri (\w.*)$/.exec(
        command.replace(/\s#.*/, ''),
      ) ?? [];
    // npm passes the options after `--` to the script.
    return args ? [runner === 'npm run' ? args.replace(' -- ', ' ') : args] : [];
  });
}
