// @ts-check
/** Converts the JSON schema of the configuration to a plain model. */
import {Anchors} from './anchors.mjs';
import {isMadeOfDefaults, isObject} from './config-default.mjs';
import {
  constraintsOf,
  discriminator,
  parseSchema,
  referencesOf,
  variantName,
  variantsOf,
} from './config-schema.mjs';
import {repairDescription} from './config-text.mjs';
import {typeOf, variantType} from './config-type.mjs';
import {merge} from './types.mjs';

/** @typedef {import('./markdown.mjs').TypeText} TypeText */
/** @typedef {import('./config-schema.mjs').Schema} Schema */
/** @typedef {import('./config-schema.mjs').Constraint} Constraint */

/**
 * @typedef {object} ConfigProperty
 * @property {string} name
 * @property {string} path Key in the catalogs: `WindowConfig.title`.
 * @property {string} anchor
 * @property {string} description Markdown.
 * @property {TypeText} type
 * @property {boolean} required
 * @property {Constraint[]} constraints
 * @property {{value: unknown} | {of: string}} [default] A value, or the definition whose defaults it repeats.
 * @property {ConfigProperty[]} properties Of an object that is described inline.
 */

/**
 * One of the alternatives for a value.
 * @typedef {object} Variant
 * @property {string} path Ends in the value (`Theme.Light`), the distinguishing value (`WebviewInstallMode.skip`), or a number
 * (`WindowUrl.1`).
 * @property {string} anchor
 * @property {string} description
 * @property {TypeText} type
 * @property {Constraint[]} constraints
 * @property {ConfigProperty[]} properties
 */

/**
 * @typedef {object} Definition
 * @property {string} name
 * @property {string} anchor
 * @property {string} description
 * @property {TypeText} type
 * @property {Constraint[]} constraints
 * @property {ConfigProperty[]} properties
 * @property {Variant[]} variants
 * @property {string[]} usedBy The paths that refer to it.
 */

/**
 * @typedef {object} ConfigModel
 * @property {Definition[]} definitions The root, then the others in schema order.
 * @property {Record<string, string>} anchors By path.
 * @property {Record<string, {definition: string, flags: string[]}>} allowlist By module: its flags except `all`.
 */

/**
 * @param {string} file For error messages.
 * @param {string} content
 * @returns {ConfigModel}
 */
export function readConfig(file, content) {
  const schema = parseSchema(file, content);
  const anchors = new Anchors();
  /** @type {Array<[string, Schema]>} */
  const entries = [[schema.title ?? 'Config', schema], ...Object.entries(schema.definitions ?? {})];
  const ids = new Map(entries.map(([name]) => [name, anchors.claim(name)]));
  const paths = collectPaths(entries);
  /** @type {Map<string, string[]>} */
  const usedBy = new Map();
  const definitions = entries.map(([name, definition]) => {
    const reader = new DefinitionReader(name, schema, anchors, paths, usedBy);
    return reader.read(definition, ids.get(name) ?? name);
  });
  for (const definition of definitions) definition.usedBy = usedBy.get(definition.name) ?? [];
  return {definitions, anchors: anchorsByPath(definitions), allowlist: allowlistOf(schema)};
}

/**
 * @param {Array<[string, Schema]>} entries
 * @returns {Set<string>} All paths that descriptions can link to.
 */
function collectPaths(entries) {
  /** @type {Set<string>} */
  const paths = new Set();
  for (const [name, definition] of entries) {
    paths.add(name);
    const variants = variantsOf(definition);
    variants.forEach((variant, index) => paths.add(`${name}.${variantName(variant, index)}`));
    for (const owner of [definition, ...variants]) {
      for (const property of Object.keys(owner.properties ?? {})) paths.add(`${name}.${property}`);
    }
  }
  return paths;
}

/** Reads one definition and records the definitions that it refers to in `usedBy`. */
class DefinitionReader {
  /** @type {string} */ #name;
  /** @type {Schema} */ #root;
  /** @type {Anchors} */ #anchors;
  /** @type {Set<string>} */ #paths;
  /** @type {Map<string, string[]>} */ #usedBy;

  /**
   * @param {string} name
   * @param {Schema} root
   * @param {Anchors} anchors
   * @param {Set<string>} paths
   * @param {Map<string, string[]>} usedBy
   */
  constructor(name, root, anchors, paths, usedBy) {
    this.#name = name;
    this.#root = root;
    this.#anchors = anchors;
    this.#paths = paths;
    this.#usedBy = usedBy;
  }

  /**
   * @param {Schema} schema
   * @param {string} anchor
   * @returns {Definition}
   */
  read(schema, anchor) {
    const variants = variantsOf(schema);
    return {
      name: this.#name,
      anchor,
      description: this.#describe(schema),
      type: variants.length > 0 ? [] : this.#type(schema, this.#name),
      constraints: constraintsOf(schema),
      properties: this.#properties(schema, this.#name),
      variants: variants.map((variant, index) => this.#variant(variant, index)),
      usedBy: [],
    };
  }

  /**
   * @param {Schema} schema
   * @param {number} index
   * @returns {Variant}
   */
  #variant(schema, index) {
    const path = `${this.#name}.${variantName(schema, index)}`;
    const anchor = this.#anchors.claim(path);
    return {
      path,
      anchor,
      description: this.#describe(schema),
      type: variantType(schema) ?? this.#type(schema, path),
      constraints: constraintsOf(schema),
      // Variants can have the same properties, so a named variant is part of their path.
      properties: this.#properties(schema, discriminator(schema) ? path : this.#name),
    };
  }

  /**
   * @param {Schema} schema
   * @param {string} parent
   * @returns {ConfigProperty[]}
   */
  #properties(schema, parent) {
    return Object.entries(schema.properties ?? {}).map(([name, property]) => {
      const path = `${parent}.${name}`;
      return {
        name,
        path,
        anchor: this.#anchors.claim(path),
        description: this.#describe(property),
        type: this.#type(property, path),
        required: (schema.required ?? []).includes(name),
        constraints: constraintsOf(property),
        ...this.#default(property),
        properties: this.#properties(property, path),
      };
    });
  }

  /**
   * @param {Schema} property
   * @returns {{default?: ConfigProperty['default']}}
   */
  #default(property) {
    if (!('default' in property)) return {};
    const [reference] = referencesOf(property);
    const target = reference ? this.#root.definitions?.[reference] : undefined;
    const value = property.default;
    if (reference && target && isObject(value) && Object.keys(value).length > 0) {
      if (isMadeOfDefaults(value, target, this.#root)) return {default: {of: reference}};
    }
    return {default: {value}};
  }

  /** @param {Schema} schema */
  #describe(schema) {
    return repairDescription(schema.description ?? '', {
      definition: this.#name,
      paths: this.#paths,
    });
  }

  /**
   * @param {Schema} schema
   * @param {string} path Where the type is used.
   * @returns {TypeText}
   */
  #type(schema, path) {
    for (const reference of referencesOf(schema)) {
      const users = this.#usedBy.get(reference) ?? [];
      if (!users.includes(path)) this.#usedBy.set(reference, [...users, path]);
    }
    return merge(typeOf(schema));
  }
}

/**
 * @param {Definition[]} definitions
 * @returns {Record<string, string>}
 */
function anchorsByPath(definitions) {
  /** @type {Record<string, string>} */
  const anchors = {};
  /** @param {ConfigProperty[]} properties */
  const add = (properties) => {
    for (const property of properties) {
      anchors[property.path] = property.anchor;
      add(property.properties);
    }
  };
  for (const definition of definitions) {
    anchors[definition.name] = definition.anchor;
    add(definition.properties);
    for (const variant of definition.variants) {
      anchors[variant.path] = variant.anchor;
      add(variant.properties);
    }
  }
  return anchors;
}

/**
 * @param {Schema} schema
 * @returns {ConfigModel['allowlist']}
 */
function allowlistOf(schema) {
  /** @type {ConfigModel['allowlist']} */
  const allowlist = {};
  for (const [module, property] of Object.entries(
    schema.definitions?.AllowlistConfig?.properties ?? {},
  )) {
    const [definition] = referencesOf(property);
    const properties = definition ? schema.definitions?.[definition]?.properties : undefined;
    if (!definition || !properties) continue;
    const flags = Object.keys(properties).filter(
      (name) => name !== 'all' && properties[name]?.default === false,
    );
    allowlist[module] = {definition, flags};
  }
  return allowlist;
}
