// @ts-check
/** Writes the parts that every symbol has: its comment, its signatures, its properties. */
import {definitionList, fence, inLanguage, inlineType, joinBlocks, prose} from './markdown.mjs';
import {captioned, paragraphs} from './page.mjs';

/** @typedef {import('./javascript.mjs').Module} Module */
/** @typedef {import('./javascript.mjs').ModuleSymbol} ModuleSymbol */
/** @typedef {import('./javascript.mjs').Property} Property */
/** @typedef {import('./javascript.mjs').Signature} Signature */
/** @typedef {import('./javascript.mjs').Comment} Comment */
/** @typedef {import('./page.mjs').PageContext} PageContext */

/**
 * What a module page needs besides its context.
 * @typedef {object} ModuleExtras
 * @property {string} version Of `@tauri-apps/api`.
 * @property {number} position In the sidebar.
 * @property {Map<string, string>} introductions
 * @property {{definition: string, flags: string[]}} [allowlist] The module's entry in the configuration.
 */

/**
 * @param {string} name Of the function or method.
 * @param {Signature} signature
 * @param {Module} module
 * @param {ModuleExtras} extras
 * @param {PageContext} context
 */
export function signatureBlock(name, signature, module, extras, context) {
  const {labels, links} = context;
  const keys = [signature.path, ...signature.aliases];
  const {comment, parameters, result} = signature;
  return joinBlocks([
    fence(signature.code, 'typescript'),
    commentBlock(comment, keys, context),
    parameters.length > 0 ? `**${labels.text('parameters')}**` : '',
    definitionList(
      parameters.map((parameter) => ({
        term: term(parameter.name, inlineType(parameter.type, links.symbol), [
          parameter.optional ? labels.text('optional') : '',
        ]),
        body: paragraphs(context, withSuffix(keys, `#${parameter.name}`), parameter.text),
      })),
    ),
    result
      ? captioned(
          context,
          `**${labels.text('returns')}** ${inlineType(result, links.symbol)}`,
          withSuffix(keys, '#returns'),
          comment.returns,
        )
      : '',
    factsBlock(comment, context, allowlistSentence(name, module, extras, context)),
    examplesBlock(comment, keys, context),
  ]);
}

/**
 * @param {string[]} keys
 * @param {string} suffix
 */
function withSuffix(keys, suffix) {
  return keys.map((key) => key + suffix);
}

/**
 * @param {string} name
 * @param {string} type Markdown.
 * @param {string[]} notes
 */
function term(name, type, notes) {
  const remarks = notes.filter(Boolean).map((note) => ` · ${note}`);
  return `**\`${name}\`** ${type}${remarks.join('')}`;
}

/**
 * @param {Comment} comment
 * @param {string[]} keys
 * @param {PageContext} context
 */
export function commentBlock(comment, keys, context) {
  const summary = paragraphs(context, keys, comment.summary);
  if (comment.deprecated === undefined) return summary;
  const reason = paragraphs(context, withSuffix(keys, '#deprecated'), comment.deprecated);
  return joinBlocks([`:::caution ${context.labels.text('deprecated')}`, reason, ':::', summary]);
}

/**
 * @param {Comment} comment
 * @param {string[]} keys
 * @param {PageContext} context
 */
export function examplesBlock(comment, keys, context) {
  const {labels, catalog, links} = context;
  return joinBlocks(
    comment.examples.flatMap((example, index) => {
      const suffix = index === 0 ? '#example' : `#example${index + 1}`;
      const {markdown, language} = catalog.text(withSuffix(keys, suffix), example);
      const isCode =
        /^```[\s\S]*?\n```$/.test(markdown) && markdown.indexOf('\n```') === markdown.length - 4;
      const text = prose(markdown, links);
      return [`**${labels.text('example')}**`, isCode ? text : inLanguage(text, language)];
    }),
  );
}

/**
 * @param {Comment} comment
 * @param {PageContext} context
 * @param {string} [sentence] Appended.
 */
export function factsBlock({since, defaultValue}, {labels, links}, sentence = '') {
  return joinBlocks([
    defaultValue ? `**${labels.text('default')}** ${prose(defaultValue, links)}` : '',
    [since && labels.text('since', {version: since}), sentence].filter(Boolean).join(' '),
  ]);
}

/**
 * Names the allowlist flag with the name of the function, if there is one.
 *
 * @param {string} name
 * @param {Module} module
 * @param {ModuleExtras} extras
 * @param {PageContext} context
 */
function allowlistSentence(name, module, {allowlist}, {labels, links}) {
  if (!allowlist?.flags.includes(name)) return '';
  const href = `/api/config.md#${allowlist.definition}.${name}`.toLowerCase();
  const option = `[\`tauri.allowlist.${module.name}.${name}\`](${links.url(href)})`;
  return labels.text('allowlistOption', {option});
}

/**
 * @param {ModuleSymbol} symbol
 * @param {PageContext} context
 */
export function propertiesBlock(symbol, context) {
  if (symbol.properties.length === 0) return '';
  const label = symbol.kind === 'enumeration' ? 'members' : 'properties';
  return joinBlocks([
    `**${context.labels.text(label)}**`,
    definitionList(symbol.properties.map((property) => propertyItem(property, context))),
  ]);
}

/**
 * @param {Property} property
 * @param {PageContext} context
 */
function propertyItem(property, context) {
  const {labels, links} = context;
  const keys = [property.path, ...property.aliases];
  return {
    anchor: property.anchor,
    term: term(property.name, inlineType(property.type, links.symbol), [
      property.optional ? labels.text('optional') : '',
      property.readonly ? labels.text('readonly') : '',
    ]),
    body: joinBlocks([
      commentBlock(property.comment, keys, context),
      property.comment.returns
        ? paragraphs(context, withSuffix(keys, '#returns'), property.comment.returns)
        : '',
      factsBlock(property.comment, context),
      examplesBlock(property.comment, keys, context),
    ]),
  };
}
