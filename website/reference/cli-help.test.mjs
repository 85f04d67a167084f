// @ts-check
import {expect, test} from 'vitest';
import {parseHelp} from './cli-help.mjs';

const columns = `Signs things

Usage: tauri sign [OPTIONS] --shell <SHELL> <FILE>

Commands:
  key   Works with keys
  help  Print this message

Arguments:
  <FILE>     The file
  [ARGS]...  More of them [default: ./a b]

Options:
  -k, --key <KEY>          A key [env: TAURI_KEY=secret]
  -v, --verbose...         Talks
      --shell <SHELL>      Which one. [possible values: bash, zsh]
      --port <PORT>        Or use the \`PORT\` env var [aliases: p]
  -h, --help               Print help
`;

const indented = `Builds things.

Note: it takes a while.

Usage: tauri build [OPTIONS]

Options:
  -t, --target <TARGET>
          The target.
          
          One of many
          lines.

      --mode <MODE>
          How

          Possible values:
          - fast: in no time
          - slow

          [default: fast]

  -V, --version
          Print version
`;

test('parses help in columns', () => {
  const help = parseHelp(columns);
  expect(help.description).toBe('Signs things');
  expect(help.usage).toBe('tauri sign [OPTIONS] --shell <SHELL> <FILE>');
  expect(help.commands).toEqual([
    {name: 'key', description: 'Works with keys'},
    {name: 'help', description: 'Print this message'},
  ]);
  expect(help.arguments).toMatchObject([
    {key: 'FILE', optional: false, repeatable: false, description: 'The file'},
    {key: 'ARGS', optional: true, repeatable: true, description: 'More of them', default: './a b'},
  ]);
  expect(help.options.map(({key}) => key)).toEqual([
    '--key',
    '--verbose',
    '--shell',
    '--port',
    '--help',
  ]);
  expect(help.options).toMatchObject([
    {short: '-k', long: '--key', value: '<KEY>', description: 'A key', environment: ['TAURI_KEY']},
    {short: '-v', repeatable: true, value: ''},
    {description: 'Which one.', possibleValues: ['bash', 'zsh']},
    {environment: ['PORT'], aliases: ['p']},
    {short: '-h', description: 'Print help'},
  ]);
});

test('parses help in paragraphs', () => {
  const help = parseHelp(indented);
  expect(help.description).toBe('Builds things.\n\nNote: it takes a while.');
  expect(help.options).toMatchObject([
    {key: '--target', value: '<TARGET>', description: 'The target.\n\nOne of many lines.'},
    {key: '--mode', description: 'How', possibleValues: ['fast', 'slow']},
    {key: '--version', description: 'Print version'},
  ]);
});
