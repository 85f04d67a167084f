// @ts-check
/** Generates the page of one module of `@tauri-apps/api`. */
import {Anchors} from './anchors.mjs';
import {
  commentBlock,
  examplesBlock,
  factsBlock,
  propertiesBlock,
  signatureBlock,
} from './javascript-blocks.mjs';
import {fence, heading, inlineType, joinBlocks, prose} from './markdown.mjs';
import {definedIn, originLine, pageFile, paragraphs} from './page.mjs';

/** @typedef {import('./javascript.mjs').Module} Module */
/** @typedef {import('./javascript.mjs').ModuleSymbol} ModuleSymbol */
/** @typedef {import('./javascript.mjs').SymbolKind} SymbolKind */
/** @typedef {import('./javascript-blocks.mjs').ModuleExtras} ModuleExtras */
/** @typedef {import('./page.mjs').PageContext} PageContext */

/** Sources of the declarations in the repository of Tauri. */
export const apiSources = 'tooling/api/src';

/** Callable symbols first, then their parameter and result types. */
/** @type {Array<[SymbolKind, string]>} */
const groups = [
  ['function', 'functions'],
  ['variable', 'variables'],
  ['class', 'classes'],
  ['enumeration', 'enumerations'],
  ['interface', 'interfaces'],
  ['typeAlias', 'typeAliases'],
];

/**
 * @param {Module} module
 * @returns {Map<string, string>} Ids of the headings that are not symbols, by section. They are claimed last.
 */
export function sectionAnchors(module) {
  const anchors = new Anchors();
  for (const symbol of module.symbols) {
    anchors.claim(symbol.anchor);
    for (const {anchor} of symbol.methods) anchors.claim(anchor);
  }
  const names = ['allowlist', 'security', ...groups.map(([, name]) => name)];
  return new Map(names.map((name) => [name, anchors.claim(name, `${name}-section`)]));
}

/**
 * @param {Module} module
 * @param {ModuleExtras} extras
 * @param {PageContext} context
 * @returns {string} The file.
 */
export function modulePage(module, extras, context) {
  const {labels} = context;
  const {title, description, sidebarLabel} = labels.modulePage(module.name);
  const sections = sectionAnchors(module);
  const security = extras.introductions.get(`${module.name}#security`);
  const source = `${apiSources}/${module.file}`;
  return pageFile({
    title,
    ...(sidebarLabel ? {sidebarLabel} : {}),
    description,
    keywords: ['Tauri', '@tauri-apps/api', module.name, `@tauri-apps/api/${module.name}`],
    source,
    position: extras.position,
    blocks: [
      introduction(module, extras, context),
      originLine(labels, {name: '@tauri-apps/api', version: extras.version}, source, module.file),
      ...allowlistSection(module, extras, context, sections.get('allowlist') ?? 'allowlist'),
      ...(security
        ? [
            heading(2, labels.text('security'), sections.get('security') ?? 'security'),
            paragraphs(context, `${module.name}#security`, security),
          ]
        : []),
      ...groups.flatMap(([kind, label]) => {
        const symbols = module.symbols.filter((symbol) => symbol.kind === kind);
        if (symbols.length === 0) return [];
        return [
          heading(2, labels.text(label), sections.get(label) ?? label),
          ...symbols.map((symbol) => symbolSection(symbol, module, extras, context)),
        ];
      }),
    ],
  });
}

/**
 * @param {Module} module
 * @param {ModuleExtras} extras
 * @param {PageContext} context
 */
function introduction(module, {introductions}, context) {
  const source = module.comment.summary || introductions.get(module.name) || '';
  const text = paragraphs(context, module.name, source);
  const global = `window.__TAURI__.${module.name}`;
  if (!module.global || source.includes(global)) return text;
  const option = '[`build.withGlobalTauri`](/api/config.md#buildconfig.withglobaltauri)';
  const sentence = context.labels.text('globalAccess', {option, global: `\`${global}\``});
  return joinBlocks([text, prose(sentence, context.links)]);
}

/**
 * @param {Module} module
 * @param {ModuleExtras} extras
 * @param {PageContext} context
 * @param {string} anchor
 */
function allowlistSection(module, {allowlist}, {labels, links}, anchor) {
  if (!allowlist) return [];
  const {definition, flags} = allowlist;
  const switches = Object.fromEntries(
    (flags.length > 0 ? flags : ['all']).map((flag) => [flag, true]),
  );
  const option = `[\`tauri.allowlist.${module.name}\`](/api/config.md#${definition.toLowerCase()})`;
  return [
    heading(2, labels.text('allowlist'), anchor),
    prose(labels.text('allowlistIntroduction', {option}), links),
    fence(JSON.stringify({tauri: {allowlist: {[module.name]: switches}}}, null, 2), 'json'),
  ];
}

/**
 * @param {ModuleSymbol} symbol
 * @param {Module} module
 * @param {ModuleExtras} extras
 * @param {PageContext} context
 */
function symbolSection(symbol, module, extras, context) {
  const {labels, links} = context;
  const title = heading(3, symbol.name, symbol.anchor);
  if (symbol.aliasOf) {
    const [owner = '', name = ''] = symbol.aliasOf.split('.');
    const href = links.symbol(symbol.aliasOf);
    const shown = owner === module.name ? `\`${name}\`` : `\`${symbol.aliasOf}\``;
    return joinBlocks([
      title,
      labels.text('aliasOf', {name: href ? `[${shown}](${href})` : shown}),
    ]);
  }
  const elsewhere =
    symbol.file === module.file
      ? ''
      : definedIn(labels, `${apiSources}/${symbol.file}`, symbol.file);
  if (symbol.kind === 'function') {
    return joinBlocks([
      title,
      ...symbol.signatures.map((one) => signatureBlock(symbol.name, one, module, extras, context)),
    ]);
  }
  return joinBlocks([
    title,
    symbol.code && fence(symbol.code, 'typescript'),
    commentBlock(symbol.comment, [symbol.path], context),
    ...relatives(symbol, context),
    factsBlock(symbol.comment, context),
    examplesBlock(symbol.comment, [symbol.path], context),
    elsewhere,
    methodsIndex(symbol, context),
    propertiesBlock(symbol, context),
    ...symbol.methods.map((method) =>
      joinBlocks([
        heading(4, method.title, method.anchor),
        ...method.signatures.map((one) =>
          signatureBlock(method.name, one, module, extras, context),
        ),
      ]),
    ),
  ]);
}

/**
 * @param {ModuleSymbol} symbol
 * @param {PageContext} context
 */
function relatives(symbol, {labels, links}) {
  return [
    ['extends', symbol.extends],
    ['extendedBy', symbol.extendedBy],
  ].flatMap(([label, types]) => {
    const list = /** @type {ModuleSymbol['extends']} */ (types);
    if (list.length === 0) return [];
    const names = list.map((type) => inlineType(type, links.symbol));
    return [`**${labels.text(String(label))}** ${names.join(', ')}`];
  });
}

/**
 * A class can have fifty methods. They are listed here instead of in the table of contents.
 *
 * @param {ModuleSymbol} symbol
 * @param {PageContext} context
 */
function methodsIndex(symbol, {labels, links}) {
  const own = symbol.methods.map(({title, anchor}) => `[\`${title}\`](#${anchor})`);
  const inherited = symbol.inherited.map(({from, members}) => {
    const name = from.slice(from.indexOf('.') + 1);
    const list = members.map(({name: member, path}) => {
      const href = links.symbol(path);
      return href ? `[\`${member}\`](${href})` : `\`${member}\``;
    });
    return `**${labels.text('inheritedFrom', {name: `\`${name}\``})}** ${list.join(', ')}`;
  });
  return joinBlocks([
    own.length > 1 ? `**${labels.text('methods')}** ${own.join(', ')}` : '',
    ...inherited,
  ]);
}
