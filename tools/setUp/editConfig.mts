import {parse} from '@babel/parser';
import type * as t from '@babel/types';

/**
 * Edits the text of a Docusaurus configuration. Libraries that print an edited syntax tree, such as magicast, read neither
 * `module.exports` nor functions that return the configuration. A change of the text also keeps the formatting of the rest.
 */

/** What to change in a configuration. */
export type ConfigChange = {
  /** The package to add. */
  name: string;
  /** Where Docusaurus expects it. */
  field: 'themes' | 'plugins';
  /** Packages to remove from `themes` and `plugins`. */
  remove: readonly string[];
  /** Properties of `themeConfig` to remove. */
  removeThemeConfig: readonly string[];
};

/** A configuration that this program does not understand well enough to edit. The message says why. */
export class UnclearConfig extends Error {}

/** A value of the configuration: where it is in the text, and the list that it is an item of. */
type Found = {name: string; node: t.Node; siblings: t.Node[]};

/** Reads the text of a configuration as a syntax tree. */
class Config {
  private readonly statements: t.Statement[];
  readonly object: t.ObjectExpression;

  constructor(
    readonly source: string,
    isTypeScript: boolean,
  ) {
    try {
      this.statements = parse(source, {
        sourceType: 'unambiguous',
        plugins: [isTypeScript ? 'typescript' : 'jsx'],
      }).program.body;
    } catch (error) {
      throw new UnclearConfig(`it has a syntax error: ${(error as Error).message}`);
    }
    const exported = this.statements.flatMap((statement): t.Node[] => {
      if (statement.type === 'ExportDefaultDeclaration') {
        return [statement.declaration];
      }
      const assigned = statement.type === 'ExpressionStatement' && statement.expression;
      return assigned &&
        assigned.type === 'AssignmentExpression' &&
        this.textOf(assigned.left) === 'module.exports'
        ? [assigned.right]
        : [];
    });
    const value = exported.length === 1 && exported[0] ? this.valueOf(exported[0]) : undefined;
    if (value?.type !== 'ObjectExpression') {
      throw new UnclearConfig('it does not export an object that is written in this file');
    }
    this.object = value;
  }

  private textOf(node: t.Node): string {
    return this.source.slice(node.start ?? 0, node.end ?? 0);
  }

  /** The value that an expression stands for: follows constants, functions, types, and `Promise.resolve`. */
  private valueOf(node: t.Node): t.Node {
    switch (node.type) {
      case 'TSSatisfiesExpression':
      case 'TSAsExpression':
        return this.valueOf(node.expression);
      case 'Identifier':
        return this.declared(node.name) ?? node;
      case 'CallExpression': {
        const callee = this.textOf(node.callee);
        if (callee === 'Promise.resolve' && node.arguments[0]) {
          return this.valueOf(node.arguments[0]);
        }
        const isFilter = node.callee.type === 'MemberExpression' && callee.endsWith('.filter');
        return isFilter ? this.valueOf((node.callee as t.MemberExpression).object) : node;
      }
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        return node.body.type === 'BlockStatement'
          ? this.returnedBy(node.body)
          : this.valueOf(node.body);
      default:
        return node;
    }
  }

  private returnedBy(block: t.BlockStatement): t.Node {
    const last = block.body.at(-1);
    const mayReturnBefore = block.body
      .slice(0, -1)
      .some(
        (it) => !/Declaration$|^Expression/.test(it.type) && /\breturn\b/.test(this.textOf(it)),
      );
    if (mayReturnBefore || last?.type !== 'ReturnStatement' || !last.argument) {
      return block;
    }
    this.statements.unshift(...block.body);
    return this.valueOf(last.argument);
  }

  private declared(name: string): t.Node | undefined {
    for (const statement of this.statements) {
      if (statement.type === 'FunctionDeclaration' && statement.id?.name === name) {
        return this.valueOf(statement);
      }
      const variable =
        statement.type === 'VariableDeclaration' &&
        statement.declarations.find(({id}) => id.type === 'Identifier' && id.name === name);
      if (variable && variable.init) {
        return this.valueOf(variable.init);
      }
    }
    return undefined;
  }

  /** The value of a property, or undefined. */
  property(object: t.ObjectExpression, key: string): Found | undefined {
    const siblings: t.Node[] = object.properties;
    const index = object.properties.findIndex(
      (it) =>
        it.type === 'ObjectProperty' &&
        ((it.key.type === 'Identifier' && it.key.name === key) ||
          (it.key.type === 'StringLiteral' && it.key.value === key)),
    );
    const hidden = object.properties.slice(index + 1).some(({type}) => type === 'SpreadElement');
    if (hidden || new RegExp(`\\.${key}\\s*=[^=]`).test(this.source)) {
      throw new UnclearConfig(`another object or a statement may set \`${key}\``);
    }
    const node = siblings[index];
    return node && {name: key, node, siblings};
  }

  /** The object or array that a property of the configuration has. */
  value(key: string): t.Node | undefined {
    const node = this.property(this.object, key)?.node;
    return node && this.valueOf((node as t.ObjectProperty).value);
  }

  /** The items of `themes` or `plugins`. */
  items(field: string): t.Node[] {
    const value = this.value(field);
    if (value && value.type !== 'ArrayExpression') {
      throw new UnclearConfig(`\`${field}\` is not an array that is written in this file`);
    }
    return value ? value.elements.filter((item) => item !== null) : [];
  }

  /** Finds a package in `themes` and `plugins`. */
  find(isWanted: (name: string) => boolean): Found | undefined {
    for (const field of ['themes', 'plugins']) {
      const siblings = this.items(field);
      const node = siblings.find((item) => isWanted(this.nameOf(item)));
      if (node) {
        return {name: `${this.nameOf(node)} in ${field}`, node, siblings};
      }
    }
    return undefined;
  }

  /** The package of an item, or an empty string. */
  private nameOf(item: t.Node | null | undefined): string {
    switch (item?.type) {
      case 'StringLiteral':
        return item.value;
      case 'ArrayExpression':
        return this.nameOf(item.elements[0]);
      case 'LogicalExpression':
        return this.nameOf(item.right);
      case 'CallExpression':
        return /^require\b/.test(this.textOf(item)) ? this.nameOf(item.arguments[0]) : '';
      default:
        return '';
    }
  }
}

/** The text without an item of a list. */
function cut(source: string, {node, siblings}: Found): string {
  const index = siblings.indexOf(node);
  const previous = siblings[index - 1];
  const isLast = index === siblings.length - 1;
  const start = (isLast && previous?.end) || (node.start ?? 0);
  const rest = source.slice(node.end ?? 0);
  return source.slice(0, start) + (isLast && previous ? rest : rest.replace(/^\s*,\s*/, ''));
}

/** The text with one more item after another one, on a line of its own if the other one has one. */
function insertAfter(source: string, node: t.Node, text: string): string {
  const [start, end] = [node.start ?? 0, node.end ?? 0];
  const indent = /(?:^|\r?\n)[ \t]*$/.exec(source.slice(0, start))?.[0] ?? ' ';
  return `${source.slice(0, end)},${indent}${text}${source.slice(end)}`;
}

function add(config: Config, {name, field}: ConfigChange): string {
  const {source} = config;
  const quote = source.split('"').length > source.split("'").length ? '"' : "'";
  const item = `${quote}${name}${quote}`;
  const list = config.value(field);
  const last = config.items(field).at(-1);
  if (last) {
    return insertAfter(source, last, item);
  }
  const after = config.property(config.object, 'presets')?.node ?? config.object.properties.at(-1);
  if (!list && after) {
    return insertAfter(source, after, `${field}: [${item}]`);
  }
  const at = ((list ?? config.object).start ?? 0) + 1;
  return source.slice(0, at) + (list ? item : `${field}: [${item}]`) + source.slice(at);
}

const shortName = (name: string) => name.replace(/^docusaurus-(?:theme|plugin)-/, '');

/**
 * Adds a package to the text of a configuration, and removes others.
 *
 * @param isTypeScript whether the file is TypeScript
 * @returns the new text, and a line for each change. Without changes, the text is the same.
 * @throws UnclearConfig, if the text is not one that can be edited safely
 */
export function editConfig(
  source: string,
  change: ConfigChange,
  isTypeScript: boolean,
): {code: string; changes: string[]} {
  const changes: string[] = [];
  let config = new Config(source, isTypeScript);
  /** Reads the text again after each change, so that a change that breaks it is never written. */
  function replace(code: string, line: string) {
    config = new Config(code, isTypeScript);
    changes.push(line);
  }
  const isOther = (name: string) => change.remove.includes(name);
  for (let other = config.find(isOther); other; other = config.find(isOther)) {
    replace(cut(config.source, other), `removed ${other.name}`);
  }
  for (const key of change.removeThemeConfig) {
    const themeConfig = config.value('themeConfig');
    const found =
      themeConfig?.type === 'ObjectExpression' ? config.property(themeConfig, key) : undefined;
    if (found) {
      replace(cut(config.source, found), `removed ${key} in themeConfig`);
    }
  }
  const isOwn = (name: string) => shortName(name) === shortName(change.name);
  if (!config.find(isOwn)) {
    replace(add(config, change), `added ${change.name} to ${change.field}`);
    if (!config.find(isOwn)) {
      throw new UnclearConfig(`\`${change.field}\` is written in an unusual way`);
    }
  }
  return {code: config.source, changes};
}
