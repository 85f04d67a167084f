// @ts-check
/** Writes the page of the configuration. */
import {definitionList, fence, heading, inlineType, joinBlocks} from './markdown.mjs';
import {originLine, pageFile, paragraphs} from './page.mjs';

/** @typedef {import('./config.mjs').ConfigModel} ConfigModel */
/** @typedef {import('./config.mjs').Definition} Definition */
/** @typedef {import('./config.mjs').ConfigProperty} ConfigProperty */
/** @typedef {import('./config.mjs').Variant} Variant */
/** @typedef {import('./config-schema.mjs').Constraint} Constraint */
/** @typedef {import('./page.mjs').PageContext} PageContext */

/** The schema, in the framework's repository. */
const schemaSource = 'core/tauri-config-schema/schema.json';

/** Maximum number of characters of an inline default; longer ones get a block. */
const inlineDefault = 60;

/**
 * @param {ConfigModel} model
 * @param {string} version Of `@tauri-apps/cli`, which contains the schema.
 * @param {PageContext} context
 * @returns {string} The file.
 */
export function configPage(model, version, context) {
  const {labels} = context;
  const {title, description, sidebarLabel} = labels.page('config');
  return pageFile({
    title,
    ...(sidebarLabel ? {sidebarLabel} : {}),
    description,
    keywords: ['Tauri', 'tauri.conf.json', 'Tauri.toml', 'configuration', 'allowlist'],
    source: schemaSource,
    position: 1,
    blocks: [
      labels.text('configIntroduction'),
      originLine(labels, {name: '@tauri-apps/cli', version}, schemaSource, 'schema.json'),
      ...model.definitions.map((definition) => definitionSection(definition, context)),
    ],
  });
}

/**
 * @param {Definition} definition
 * @param {PageContext} context
 */
function definitionSection(definition, context) {
  const {labels, links} = context;
  const users = definition.usedBy.map((path) => {
    const href = links.symbol(path);
    return href ? `[\`${path}\`](${href})` : `\`${path}\``;
  });
  const isPlain = definition.properties.length === 0 && definition.variants.length === 0;
  return joinBlocks([
    heading(2, definition.name, definition.anchor),
    paragraphs(context, definition.name, definition.description),
    users.length > 0 ? `**${labels.text('usedBy')}** ${users.join(', ')}` : '',
    isPlain ? `**${labels.text('type')}** ${inlineType(definition.type, links.symbol)}` : '',
    constraintsLine(definition.constraints, context),
    definition.properties.length > 0 ? `**${labels.text('properties')}**` : '',
    propertyList(definition.properties, context),
    definition.variants.length > 0 ? `**${labels.text('oneOf')}**` : '',
    definitionList(definition.variants.map((variant) => variantItem(variant, context))),
  ]);
}

/**
 * @param {ConfigProperty[]} properties
 * @param {PageContext} context
 * @returns {string}
 */
function propertyList(properties, context) {
  const {labels, links} = context;
  return definitionList(
    properties.map((property) => ({
      anchor: property.anchor,
      term: `**\`${property.name}\`** ${inlineType(property.type, links.symbol)}${
        property.required ? ` · ${labels.text('required')}` : ''
      }`,
      body: joinBlocks([
        paragraphs(context, property.path, property.description),
        defaultBlock(property, context),
        constraintsLine(property.constraints, context),
        propertyList(property.properties, context),
      ]),
    })),
  );
}

/**
 * @param {Variant} variant
 * @param {PageContext} context
 */
function variantItem(variant, context) {
  const {labels, links} = context;
  return {
    anchor: variant.anchor,
    term: `**${inlineType(variant.type, links.symbol)}**`,
    body: joinBlocks([
      paragraphs(context, variant.path, variant.description),
      constraintsLine(variant.constraints, context),
      variant.properties.length > 0 ? `**${labels.text('properties')}**` : '',
      propertyList(variant.properties, context),
    ]),
  };
}

/**
 * @param {ConfigProperty} property
 * @param {PageContext} context
 */
function defaultBlock(property, {labels, links}) {
  if (!property.default) return '';
  const caption = `**${labels.text('default')}**`;
  if ('of' in property.default) {
    const name = property.default.of;
    const href = links.symbol(name);
    const shown = href ? `[\`${name}\`](${href})` : `\`${name}\``;
    return `${caption} ${labels.text('defaultsOf', {name: shown})}`;
  }
  const {value} = property.default;
  const inline = JSON.stringify(value);
  if (inline.length <= inlineDefault) return `${caption} \`${inline}\``;
  return joinBlocks([caption, fence(JSON.stringify(value, null, 2), 'json')]);
}

/**
 * @param {Constraint[]} constraints
 * @param {PageContext} context
 */
function constraintsLine(constraints, {labels}) {
  return constraints.map(({name, value}) => `**${labels.text(name)}** \`${value}\``).join(' · ');
}
