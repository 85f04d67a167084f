import fs from 'node:fs';
import path from 'node:path';
import type {Model} from '../../../reference/model';

/** The commands of the CLI. A test of the generator of the reference compares them with the help of the CLI. */
const {cli} = JSON.parse(
  fs.readFileSync(path.resolve(import.meta.dirname, '../../../reference/model.json'), 'utf8'),
) as Model;

/**
 * Commands and options in a call of the Tauri CLI that do not exist. Arguments after `--` are for cargo or the application.
 */
export function cliProblems(args: string): string[] {
  const words = args
    .split(/(?:^|\s)--(?:\s|$)/, 1)
    .join()
    .trim()
    .split(/\s+/);
  const commandOf = (count: number) => {
    const name = words.slice(0, count).join(' ');
    return cli.find((command) => command.words.join(' ') === name);
  };
  let count = 0;
  while (count < words.length && commandOf(count + 1)) {
    count += 1;
  }
  const {commands = [], options = []} = commandOf(count) ?? {};
  const name = ['tauri', ...words.slice(0, count)].join(' ');
  const next = words[count];
  if (next !== undefined && !next.startsWith('-') && commands.length > 0) {
    return [`${name} has no command "${next}"`];
  }
  const known = options.flatMap(({names}) => names);
  return words
    .slice(count)
    .filter((word) => /^--?[a-z]/.test(word))
    .map((word) => word.replace(/=.*/, ''))
    .filter((option) => !known.includes(option))
    .map((option) => `${name} has no option "${option}"`);
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
