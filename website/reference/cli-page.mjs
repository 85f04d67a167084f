// @ts-check
/** Writes the page of the command line interface. */
import {Anchors} from './anchors.mjs';
import {currentFolder} from './cli.mjs';
import {codeSpan, definitionList, fence, heading, joinBlocks} from './markdown.mjs';
import {originLine, pageFile, paragraphs} from './page.mjs';

/** @typedef {import('./cli.mjs').CliModel} CliModel */
/** @typedef {import('./cli.mjs').Command} Command */
/** @typedef {import('./cli-help.mjs').HelpEntry} HelpEntry */
/** @typedef {import('./page.mjs').PageContext} PageContext */

/** The CLI, in the framework's repository. */
const cliSource = 'tooling/cli/src';

/**
 * @param {CliModel} model
 * @returns {Map<string, string>} Ids of commands (`build`) and their options (`build.--debug`), by path.
 */
export function cliAnchors(model) {
  const anchors = new Anchors();
  const ids = new Map(model.commands.map(({path, anchor}) => [path, anchors.claim(anchor)]));
  for (const {path, help} of model.commands) {
    for (const {key} of [...help.arguments, ...help.options]) {
      ids.set(`${path}.${key}`, anchors.claim(`${path}.${key}`));
    }
  }
  return ids;
}

/**
 * @param {CliModel} model
 * @param {PageContext} context
 * @returns {string} The file.
 */
export function cliPage(model, context) {
  const {labels} = context;
  const {title, description, sidebarLabel} = labels.page('cli');
  const ids = cliAnchors(model);
  const example = model.commands.find(({words}) => words.length === 1)?.words[0] ?? '--help';
  const runners = ['npm run tauri', 'yarn tauri', 'pnpm tauri', 'cargo tauri'];
  return pageFile({
    title,
    ...(sidebarLabel ? {sidebarLabel} : {}),
    description,
    keywords: [
      'Tauri',
      'CLI',
      ...model.commands
        .filter(({words}) => words.length > 0)
        .map(({words}) => `tauri ${words.join(' ')}`),
    ],
    source: cliSource,
    position: 0,
    blocks: [
      labels.text('cliIntroduction'),
      fence(runners.map((runner) => `${runner} ${example}`).join('\n'), 'bash'),
      originLine(labels, {name: '@tauri-apps/cli', version: model.version}, cliSource),
      ...model.commands.map((command) => commandSection(command, model, ids, context)),
    ],
  });
}

/**
 * @param {Command} command
 * @param {CliModel} model
 * @param {Map<string, string>} ids
 * @param {PageContext} context
 */
function commandSection(command, model, ids, context) {
  const {labels} = context;
  const {words, path, help} = command;
  /** @type {2 | 3 | 4} */
  const level = words.length <= 1 ? 2 : words.length === 2 ? 3 : 4;
  const prefix = words.length > 0 ? `${path}.` : '';
  /** @param {HelpEntry[]} entries */
  const list = (entries) =>
    definitionList(entries.map((entry) => entryItem(entry, command, ids, context)));
  const commands = help.commands.map(({name, description}) => {
    const target = model.commands.find((other) => other.path === prefix + name);
    const href = target ? ids.get(target.path) : undefined;
    return {
      term: href ? `[\`${name}\`](#${href})` : `**\`${name}\`**`,
      body: paragraphs(context, prefix + name, description),
    };
  });
  return joinBlocks([
    heading(level, words.length === 0 ? 'tauri' : words.join(' '), ids.get(path) ?? command.anchor),
    paragraphs(context, path, help.description),
    fence(help.usage, 'bash'),
    commands.length > 0 ? `**${labels.text('commands')}**` : '',
    definitionList(commands),
    help.arguments.length > 0 ? `**${labels.text('arguments')}**` : '',
    list(help.arguments),
    help.options.length > 0 ? `**${labels.text('options')}**` : '',
    list(help.options),
  ]);
}

/**
 * @param {HelpEntry} entry
 * @param {Command} command
 * @param {Map<string, string>} ids
 * @param {PageContext} context
 */
function entryItem(entry, command, ids, context) {
  const {labels} = context;
  const path = `${command.path}.${entry.key}`;
  const names = [entry.short, entry.long].filter(Boolean).map((name) => `**\`${name}\`**`);
  const isRequired = names.length > 0 ? isRequiredOption(entry, command) : !entry.optional;
  const remarks = [
    isRequired ? labels.text('required') : '',
    entry.repeatable ? labels.text('repeatable') : '',
  ].filter(Boolean);
  const value = entry.value ? codeSpan(entry.value) : '';
  return {
    anchor: ids.get(path),
    term: `${[names.join(', '), value].filter(Boolean).join(' ')}${remarks.map((remark) => ` · ${remark}`).join('')}`,
    body: joinBlocks([
      paragraphs(context, path, entry.description),
      labeledValue('default', defaultOf(entry, context), context),
      labeledValue('possibleValues', entry.possibleValues.map(codeSpan).join(', '), context),
      labeledValue('environment', entry.environment.map(codeSpan).join(', '), context),
      labeledValue('aliases', entry.aliases.map(codeSpan).join(', '), context),
    ]),
  };
}

/**
 * Only the usage line shows that an option is required: there, it is outside of brackets.
 *
 * @param {HelpEntry} entry
 * @param {Command} command
 */
function isRequiredOption({key}, {help}) {
  const outside = help.usage.replace(/\[[^\]]*\]/g, '');
  return outside.split(/\s+/).includes(key);
}

/**
 * @param {HelpEntry} entry
 * @param {PageContext} context
 */
function defaultOf(entry, {labels}) {
  if (entry.default === undefined) return '';
  return entry.default === currentFolder ? labels.text('currentFolder') : codeSpan(entry.default);
}

/**
 * @param {string} label
 * @param {string} value Markdown.
 * @param {PageContext} context
 */
function labeledValue(label, value, {labels}) {
  return value ? `**${labels.text(label)}** ${value}` : '';
}
