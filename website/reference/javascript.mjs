// @ts-check
/** Converts the modules of `@tauri-apps/api` with TypeDoc to a plain model, from which each locale is rendered. */
import {Anchors} from './anchors.mjs';
import {commentOf} from './javascript-comment.mjs';
import {inheritedPaths} from './javascript-inheritance.mjs';
import {readMembers, readSignatures} from './javascript-members.mjs';
import {convertDeclarations} from './javascript-typedoc.mjs';
import {plainType} from './markdown.mjs';
import {compareNames} from './compareNames.mjs';
import {aliasCode, typeParametersOf, typeText} from './types.mjs';

/** @typedef {import('typedoc').DeclarationReflection} DeclarationReflection */
/** @typedef {import('./javascript-comment.mjs').Comment} Comment */
/** @typedef {import('./markdown.mjs').TypeText} TypeText */
/** @typedef {import('./sources.mjs').Sources} Sources */

/**
 * One way to call a function.
 * @typedef {object} Signature
 * @property {string} path Key in the catalogs; the second signature of a function ends in `~2`.
 * @property {string[]} aliases Paths through inheriting classes.
 * @property {string} code
 * @property {Comment} comment
 * @property {Array<{name: string, type: TypeText, optional: boolean, text: string}>} parameters
 * @property {TypeText} [result] Not set for a constructor.
 */

/**
 * A property of a class or interface, or a member of an enumeration.
 * @typedef {object} Property
 * @property {string} name
 * @property {string} path
 * @property {string[]} aliases
 * @property {string} anchor
 * @property {TypeText} type
 * @property {boolean} optional
 * @property {boolean} readonly
 * @property {Comment} comment
 */

/** @typedef {{name: string, anchor: string, title: string, signatures: Signature[]}} Method */

/** @typedef {'function' | 'variable' | 'class' | 'enumeration' | 'interface' | 'typeAlias'} SymbolKind */

/**
 * Something a module exports.
 * @typedef {object} ModuleSymbol
 * @property {SymbolKind} kind
 * @property {string} name
 * @property {string} path
 * @property {string} anchor
 * @property {string} file The source file in `tooling/api/src`.
 * @property {Comment} comment Empty for a function: each of its signatures has one.
 * @property {string} code The declaration, without the members of a class or interface; empty for a function.
 * @property {string} [aliasOf] Path of the symbol that this is an alias of.
 * @property {Signature[]} signatures
 * @property {TypeText[]} extends
 * @property {TypeText[]} extendedBy
 * @property {Property[]} properties
 * @property {Method[]} methods Constructors, static methods, then other methods, each sorted by name.
 * @property {Array<{from: string, members: Array<{name: string, path: string}>}>} inherited Grouped by the class that declares them.
 */

/**
 * @typedef {object} Module
 * @property {string} name
 * @property {string} file
 * @property {Comment} comment
 * @property {boolean} global Whether it is part of `window.__TAURI__`.
 * @property {ModuleSymbol[]} symbols
 */

/**
 * @typedef {object} JavascriptModel
 * @property {string} version
 * @property {Comment} comment Of the package.
 * @property {Array<{name: string, target: string, code: string}>} values What the package exports besides its modules.
 * @property {Module[]} modules By name.
 * @property {Record<string, {module: string, anchor: string}>} symbols Where each path is described. An inherited
 * member is described with the class that declares it.
 */

/** Values of TypeDoc's `ReflectionKind`, which takes a second to load and is loaded on demand. */
/** @type {Record<number, SymbolKind | undefined>} */
const kinds = {
  8: 'enumeration',
  32: 'variable',
  64: 'function',
  128: 'class',
  256: 'interface',
  2097152: 'typeAlias',
};

/** @type {SymbolKind[]} */
const claimOrder = ['function', 'variable', 'class', 'interface', 'enumeration', 'typeAlias'];

/**
 * @param {Sources} sources
 * @returns {Promise<JavascriptModel>}
 */
export async function readJavascript(sources) {
  const project = await convertDeclarations(sources);
  const modules = (project.children ?? []).filter(({name}) => name !== 'index');
  const index = project.children?.find(({name}) => name === 'index');
  const globals = new Set((index?.children ?? []).map(({name}) => name));
  /** @type {JavascriptModel['symbols']} */
  const symbols = {};
  const aliases = inheritedPaths(modules);
  const model = {
    version: sources.api.version,
    comment: commentOf(index?.comment),
    values: (index?.children ?? [])
      .filter((child) => !child.isReference())
      .map((child) => {
        const target =
          child.type?.type === 'query' ? child.type.queryType.reflection?.getFullName() : undefined;
        return {name: child.name, target: target ?? '', code: `const ${child.name}: ${child.type}`};
      }),
    modules: modules
      .map((module) => readModule(module, globals.has(module.name), aliases, symbols))
      .sort((a, b) => compareNames(a.name, b.name)),
    symbols,
  };
  for (const [path, inheritors] of aliases) {
    for (const inheritor of inheritors) {
      const described = symbols[path];
      if (described) symbols[inheritor] = described;
    }
  }
  return model;
}

/**
 * @param {DeclarationReflection} module
 * @param {boolean} global
 * @param {Map<string, string[]>} aliases
 * @param {JavascriptModel['symbols']} symbols Filled.
 * @returns {Module}
 */
function readModule(module, global, aliases, symbols) {
  const children = [...(module.children ?? [])].sort(
    (a, b) =>
      claimOrder.indexOf(kindOf(a)) - claimOrder.indexOf(kindOf(b)) || compareNames(a.name, b.name),
  );
  const anchors = new Anchors();
  const ids = new Map(
    children.map((child) => [child, anchors.claim(child.name, `${module.name}-${child.name}`)]),
  );
  const read = children.map((child) =>
    readSymbol(child, module, ids.get(child) ?? child.name, anchors, aliases),
  );
  for (const symbol of read) {
    symbols[symbol.path] = {module: module.name, anchor: symbol.anchor};
    for (const {path, anchor} of symbol.properties) symbols[path] = {module: module.name, anchor};
    for (const {name, anchor} of symbol.methods) {
      symbols[`${symbol.path}.${name}`] = {module: module.name, anchor};
    }
  }
  return {
    name: module.name,
    file: sourceFile(module) ?? `${module.name}.ts`,
    comment: commentOf(module.comment),
    global,
    symbols: read,
  };
}

/**
 * @param {DeclarationReflection} child
 * @param {DeclarationReflection} module
 * @param {string} anchor
 * @param {Anchors} anchors
 * @param {Map<string, string[]>} aliases
 * @returns {ModuleSymbol}
 */
function readSymbol(child, module, anchor, anchors, aliases) {
  const path = `${module.name}.${child.name}`;
  const symbol = {
    kind: kindOf(child),
    name: child.name,
    path,
    anchor,
    file: sourceFile(child) ?? `${module.name}.ts`,
    comment: commentOf(child.comment),
    code: '',
    signatures: /** @type {Signature[]} */ ([]),
    extends: (child.extendedTypes ?? []).map(typeText),
    extendedBy: (child.extendedBy ?? []).map(typeText),
    properties: /** @type {Property[]} */ ([]),
    methods: /** @type {Method[]} */ ([]),
    inherited: /** @type {ModuleSymbol['inherited']} */ ([]),
  };
  if (child.isReference()) {
    return {...symbol, aliasOf: child.getTargetReflectionDeep().getFullName()};
  }
  symbol.code = declarationCode(child);
  if (symbol.kind === 'function') {
    symbol.signatures = readSignatures(child, path, `function ${child.name}`, []);
  }
  return {...symbol, ...readMembers(child, path, anchors, aliases)};
}

/**
 * @param {DeclarationReflection} child
 * @returns {string}
 */
function declarationCode(child) {
  switch (kindOf(child)) {
    case 'typeAlias':
      return aliasCode(child);
    case 'variable':
      return `${child.flags.isConst ? 'const' : 'let'} ${child.name}: ${plainType(typeText(child.type))}`;
    case 'class':
    case 'interface': {
      const parents = (child.extendedTypes ?? [])
        .map((type) => plainType(typeText(type)))
        .join(', ');
      const keyword = kindOf(child) === 'class' ? 'class' : 'interface';
      return `${keyword} ${child.name}${typeParametersOf(child)}${parents ? ` extends ${parents}` : ''}`;
    }
    default:
      return '';
  }
}

/**
 * @param {DeclarationReflection} reflection
 * @returns {SymbolKind} A second name (`export {a as b}`) has the kind of what it names.
 */
function kindOf(reflection) {
  const target = reflection.isReference() ? reflection.getTargetReflectionDeep() : reflection;
  return kinds[target.kind] ?? 'variable';
}

/**
 * @param {DeclarationReflection} reflection
 * @returns {string | undefined} `window.ts`, the file the published `window.d.ts` was made from.
 */
function sourceFile(reflection) {
  return reflection.sources?.[0]?.fileName.replace(/\.d\.ts$/, '.ts');
}
