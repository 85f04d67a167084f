// @ts-check
/** Writes the pages of `@tauri-apps/api`: an index, and a page for each module. */
import {definitionList, fence, heading, joinBlocks, joinSentences} from './markdown.mjs';

/** @typedef {import('../model').Comment} Comment */
/** @typedef {import('../model').Model} Model */
/** @typedef {import('../model').Module} Module */
/** @typedef {import('../model').ModuleSymbol} ModuleSymbol */
/** @typedef {import('../model').Signature} Signature */
/** @typedef {import('./page.mjs').Page} Page */

/** Sources of the declarations in the repository of Tauri. */
const apiSources = 'tooling/api/src';

/**
 * @param {Model} model
 * @param {Map<string, string>} introductions
 * @param {Page} page
 * @returns {string} The file.
 */
export function indexPage({javascript, versions}, introductions, page) {
  const {labels} = page;
  const {comment} = javascript;
  const source = `${apiSources}/index.ts`;
  const keywords = ['@tauri-apps/api', 'JavaScript', 'TypeScript', 'API'];
  const modules = javascript.modules.map(({name, comment: {summary}}) => ({
    anchor: name.toLowerCase(),
    term: `[\`${name}\`](/api/js/${name}.md)`,
    // The first paragraph is enough for an overview.
    body: firstParagraph(page.paragraphs([name], summary || introductions.get(name))),
  }));
  const values = javascript.values.map(({name, target, code}) => ({
    anchor: name.toLowerCase(),
    term: `**\`${name}\`** \`${code}\``,
    body: labels.text('aliasOf', {name: page.symbol(target)}),
  }));
  return page.file(labels.page('index'), {keywords, source, position: 0}, [
    page.paragraphs(['index'], comment.summary),
    page.prose(comment.examples.join('\n\n')),
    page.origin('@tauri-apps/api', versions.api, source, 'index.ts'),
    heading(2, labels.text('modules'), 'modules'),
    definitionList([...modules, ...values]),
  ]);
}

/**
 * @param {string} markdown
 * @returns {string} Its first paragraph, with the language mark.
 */
function firstParagraph(markdown) {
  const [first = '', second = ''] = markdown.split(/\n{2,}/);
  return first.startsWith('<div') ? joinBlocks([first, second, '</div>']) : first;
}

/**
 * @param {Module} module
 * @param {Model} model
 * @param {Map<string, string>} introductions
 * @param {Page} page
 * @returns {string} The file.
 */
export function modulePage(module, model, introductions, page) {
  const {labels} = page;
  const {name, symbols} = module;
  const source = `${apiSources}/${module.file}`;
  const keywords = ['@tauri-apps/api', name, `@tauri-apps/api/${name}`];
  const position = model.javascript.modules.indexOf(module) + 1;
  const allowlist = model.allowlist[name];

  /** @param {string} label */
  const sectionHeading = (label) => heading(2, labels.text(label), label.toLowerCase());

  /**
   * Names the allowlist flag with the name of a function, if there is one.
   *
   * @param {string} flag
   */
  const allowlistSentence = (flag) => {
    if (!allowlist?.flags.includes(flag)) {
      return '';
    }
    const path = `${allowlist.definition}.${flag}`;
    return labels.text('allowlistOption', {
      option: page.symbol(path, `tauri.allowlist.${name}.${flag}`),
    });
  };

  const allowlistBlocks = () => {
    if (!allowlist) {
      return [];
    }
    const flags = allowlist.flags.length > 0 ? allowlist.flags : ['all'];
    const switches = Object.fromEntries(flags.map((flag) => [flag, true]));
    const option = page.symbol(allowlist.definition, `tauri.allowlist.${name}`);
    return [
      sectionHeading('allowlist'),
      labels.text('allowlistIntroduction', {option}),
      fence(JSON.stringify({tauri: {allowlist: {[name]: switches}}}, null, 2), 'json'),
    ];
  };

  const security = introductions.get(`${name}#security`);
  return page.file(labels.modulePage(name), {keywords, source, position}, [
    ...introduction(module, introductions.get(name), page),
    page.origin('@tauri-apps/api', model.versions.api, source, module.file),
    ...allowlistBlocks(),
    ...(security
      ? [sectionHeading('security'), page.paragraphs([`${name}#security`], security)]
      : []),
    ...symbols.flatMap((symbol, index) => [
      symbol.group === symbols[index - 1]?.group ? '' : sectionHeading(symbol.group),
      symbolSection(symbol, module, allowlistSentence, page),
    ]),
  ]);
}

/**
 * @param {Module} module
 * @param {string | undefined} written The introduction for a module without one.
 * @param {Page} page
 */
function introduction({name, comment, global: isGlobal}, written = '', page) {
  const source = comment.summary || written;
  const text = page.paragraphs([name], source);
  const global = `window.__TAURI__.${name}`;
  if (!isGlobal || source.includes(global)) {
    return [text];
  }
  const option = page.symbol('BuildConfig.withGlobalTauri', 'build.withGlobalTauri');
  return [text, page.labels.text('globalAccess', {option, global: `\`${global}\``})];
}

/**
 * @param {ModuleSymbol} symbol
 * @param {Module} module
 * @param {(name: string) => string} allowlistSentence
 * @param {Page} page
 */
function symbolSection(symbol, module, allowlistSentence, page) {
  const title = heading(3, symbol.name, symbol.anchor);
  if ('aliasOf' in symbol) {
    const target = symbol.aliasOf;
    const shown = target.startsWith(`${module.name}.`) ? target.split('.')[1] : target;
    return joinBlocks([title, page.labels.text('aliasOf', {name: page.symbol(target, shown)})]);
  }

  const {path, comment, methods, properties} = symbol;
  /** @param {import('../model').OwnSymbol | import('../model').Method} callable */
  const signatureBlocks = (callable) =>
    callable.signatures.map((signature, index) => {
      const suffix = index > 0 ? `~${index + 1}` : '';
      const keys = keysOf(callable).map((key) => key + suffix);
      return signatureBlock(signature, keys, allowlistSentence(callable.name), page);
    });

  if (symbol.group === 'functions') {
    return joinBlocks([title, ...signatureBlocks(symbol)]);
  }
  const isElsewhere = symbol.file !== module.file;
  return joinBlocks([
    title,
    symbol.code && fence(symbol.code, 'typescript'),
    commentBlock(comment, [path], page),
    page.fact('extends', symbol.extends.map(page.type)),
    page.fact('extendedBy', symbol.extendedBy.map(page.type)),
    factsLine(comment, page),
    examplesBlock(comment, [path], page),
    isElsewhere ? page.definedIn(`${apiSources}/${symbol.file}`, symbol.file) : '',
    methodsIndex(symbol, page),
    page.list(
      symbol.group === 'enumerations' ? 'members' : 'properties',
      properties.map((property) => propertyItem(property, page)),
    ),
    ...methods.flatMap((method) => [
      heading(4, method.title, method.anchor),
      ...signatureBlocks(method),
    ]),
  ]);
}

/**
 * A class can have fifty methods. They are listed here instead of in the table of contents.
 *
 * @param {import('../model').OwnSymbol} symbol
 * @param {Page} page
 */
function methodsIndex({methods, inherited}, page) {
  const own = methods.map(({title, anchor}) => `[\`${title}\`](#${anchor})`);
  return joinBlocks([
    own.length > 1 ? page.fact('methods', own) : '',
    ...inherited.map(({from, members}) => {
      const name = `\`${from.slice(from.indexOf('.') + 1)}\``;
      const list = members.map((member) => page.symbol(member.path, member.name));
      return `**${page.labels.text('inheritedFrom', {name})}** ${page.enumeration(list)}`;
    }),
  ]);
}

/**
 * @param {Signature} signature
 * @param {string[]} keys
 * @param {string} sentence About the allowlist.
 * @param {Page} page
 */
function signatureBlock({code, comment, parameters, result}, keys, sentence, page) {
  return joinBlocks([
    fence(code, 'typescript'),
    commentBlock(comment, keys, page),
    page.list(
      'parameters',
      parameters.map(({name, type, optional, text}) => ({
        term: page.term([name], page.type(type), {optional}),
        body: page.paragraphs(keys, text, `#${name}`),
      })),
    ),
    result &&
      page.captioned(page.fact('returns', page.type(result)), keys, comment.returns, '#returns'),
    factsLine(comment, page, sentence),
    examplesBlock(comment, keys, page),
  ]);
}

/**
 * @param {import('../model').Property} property
 * @param {Page} page
 */
function propertyItem(property, page) {
  const {name, anchor, type, optional, readonly, comment} = property;
  const keys = keysOf(property);
  return {
    anchor,
    term: page.term([name], page.type(type), {optional, readonly}),
    body: joinBlocks([
      commentBlock(comment, keys, page),
      factsLine(comment, page),
      examplesBlock(comment, keys, page),
    ]),
  };
}

/** @param {import('../model').Described} described */
function keysOf({path, aliases = []}) {
  return [path, ...aliases];
}

/**
 * @param {Comment} comment
 * @param {string[]} keys
 * @param {Page} page
 */
function commentBlock(comment, keys, page) {
  const summary = page.paragraphs(keys, comment.summary);
  if (comment.deprecated === undefined) {
    return summary;
  }
  const reason = page.paragraphs(keys, comment.deprecated, '#deprecated');
  return joinBlocks([`:::caution ${page.labels.text('deprecated')}`, reason, ':::', summary]);
}

/**
 * @param {Comment} comment
 * @param {string[]} keys
 * @param {Page} page
 */
function examplesBlock({examples}, keys, page) {
  const blocks = examples.flatMap((example, index) => {
    const suffix = index === 0 ? '#example' : `#example${index + 1}`;
    return [`**${page.labels.text('example')}**`, page.example(keys, example, suffix)];
  });
  return joinBlocks(blocks);
}

/**
 * @param {Comment} comment
 * @param {Page} page
 * @param {string} [sentence] Appended.
 */
function factsLine({since}, page, sentence = '') {
  return joinSentences([since && page.labels.text('since', {version: since}), sentence]);
}
