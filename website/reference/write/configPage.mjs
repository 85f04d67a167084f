// @ts-check
import {definitionList, heading, joinBlocks} from './markdown.mjs';

/** @typedef {import('../model').ConfigPart} ConfigPart */
/** @typedef {import('../model').ConfigProperty} ConfigProperty */
/** @typedef {import('./page.mjs').Page} Page */

/** The schema, in the framework's repository. */
const source = 'core/tauri-config-schema/schema.json';

/**
 * Writes the page of the configuration.
 *
 * @param {import('../model').Model} model
 * @param {Page} page
 */
export function configPage({config, versions}, page) {
  const {labels} = page;
  const keywords = ['tauri.conf.json', 'Tauri.toml', 'configuration', 'allowlist'];
  return page.file(labels.page('config'), {keywords, source, position: 1}, [
    labels.text('configIntroduction'),
    page.origin('@tauri-apps/cli', versions.cli, source, 'schema.json'),
    ...config.map((definition) => definitionSection(definition, page)),
  ]);
}

/**
 * @param {import('../model').Definition} definition
 * @param {Page} page
 */
function definitionSection(definition, page) {
  const {path, anchor, properties, variants} = definition;
  const isPlain = properties.length === 0 && variants.length === 0;
  return joinBlocks([
    heading(2, path, anchor),
    page.paragraphs([path], definition.description),
    page.fact(
      'usedBy',
      definition.usedBy.map((user) => page.symbol(user)),
    ),
    isPlain ? page.fact('type', page.type(definition.type)) : '',
    constraintsLine(definition, page),
    page.list('properties', propertyItems(properties, page)),
    page.list(
      'oneOf',
      variants.map((variant) => ({
        anchor: variant.anchor,
        term: `**${page.type(variant.type)}**`,
        body: joinBlocks([
          page.paragraphs([variant.path], variant.description),
          constraintsLine(variant, page),
          page.list('properties', propertyItems(variant.properties, page)),
        ]),
      })),
    ),
  ]);
}

/**
 * @param {ConfigProperty[]} properties
 * @param {Page} page
 * @returns {Parameters<typeof definitionList>[0]}
 */
function propertyItems(properties, page) {
  return properties.map((property) => ({
    anchor: property.anchor,
    term: page.term([property.name], page.type(property.type), {required: property.required}),
    body: joinBlocks([
      page.paragraphs([property.path], property.description),
      defaultLine(property, page),
      constraintsLine(property, page),
      definitionList(propertyItems(property.properties, page)),
    ]),
  }));
}

/**
 * @param {ConfigProperty} property
 * @param {Page} page
 */
function defaultLine({default: defaultValue}, page) {
  if (!defaultValue) {
    return '';
  }
  if ('of' in defaultValue) {
    const name = page.symbol(defaultValue.of);
    return page.fact('default', page.labels.text('defaultsOf', {name}));
  }
  return page.fact('default', `\`${JSON.stringify(defaultValue.value)}\``);
}

/**
 * @param {ConfigPart} part
 * @param {Page} page
 */
function constraintsLine({constraints}, page) {
  return constraints.map(([label, value]) => page.fact(label, `\`${value}\``)).join(' · ');
}
