// @ts-check
import {codeSpan, fence, heading, joinBlocks} from './markdown.mjs';

/** @typedef {import('../model').Command} Command */
/** @typedef {import('../model').CommandEntry} CommandEntry */

/** The CLI, in the framework's repository. */
const source = 'tooling/cli/src';

/**
 * Writes the page of the command line interface.
 *
 * @param {import('../model').Model} model
 * @param {import('./page.mjs').Page} page
 */
export function cliPage({cli, versions}, page) {
  const {labels} = page;
  const commands = cli.filter(({words}) => words.length > 0);
  const runners = ['npm run tauri', 'yarn tauri', 'pnpm tauri', 'cargo tauri'];
  const keywords = ['CLI', ...commands.map(({words}) => `tauri ${words.join(' ')}`)];
  return page.file(labels.page('cli'), {keywords, source, position: 0}, [
    labels.text('cliIntroduction'),
    fence(runners.map((runner) => `${runner} ${commands[0]?.path}`).join('\n'), 'bash'),
    page.origin('@tauri-apps/cli', versions.cli, source),
    ...cli.map((command) => commandSection(command, cli, page)),
  ]);
}

/**
 * @param {Command} command
 * @param {Command[]} all
 * @param {import('./page.mjs').Page} page
 */
function commandSection(command, all, page) {
  const {words, path, anchor} = command;
  const commands = command.commands.map(({name, description}) => {
    const target = [...words, name].join('.');
    const isDescribed = all.some((other) => other.path === target);
    return {
      term: isDescribed ? page.symbol(target, name) : `**\`${name}\`**`,
      body: page.paragraphs([target], description),
    };
  });
  return joinBlocks([
    heading(words.length > 1 ? 3 : 2, words.join(' ') || 'tauri', anchor),
    page.paragraphs([path], command.description),
    fence(command.usage, 'bash'),
    page.list('commands', commands),
    page.list(
      'arguments',
      command.arguments.map((entry) => entryItem(entry, page)),
    ),
    page.list(
      'options',
      command.options.map((entry) => entryItem(entry, page)),
    ),
  ]);
}

/**
 * @param {CommandEntry} entry
 * @param {import('./page.mjs').Page} page
 */
function entryItem(entry, page) {
  const {value, required, repeatable, default: defaultValue = ''} = entry;
  const currentFolder = page.labels.text('currentFolder');
  return {
    anchor: entry.anchor,
    term: page.term(entry.names, value && codeSpan(value), {required, repeatable}),
    body: joinBlocks([
      page.paragraphs([entry.path], entry.description),
      page.fact(
        'default',
        defaultValue === '.' ? currentFolder : defaultValue && codeSpan(defaultValue),
      ),
      page.fact('possibleValues', entry.possibleValues.map(codeSpan)),
      page.fact('environment', entry.environment.map(codeSpan)),
    ]),
  };
}
