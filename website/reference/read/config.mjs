// @ts-check
/** Converts the JSON schema of the configuration. */
import {claimIds} from './claimIds.mjs';
import {repairDescription} from './configText.mjs';
import {joinTypes, mergeText} from './types.mjs';

/** @typedef {import('../model').ConfigPart} ConfigPart */
/** @typedef {import('../model').ConfigProperty} ConfigProperty */
/** @typedef {import('../model').Definition} Definition */
/** @typedef {import('../model').TypeText} TypeText */

/**
 * The part of JSON Schema (draft 7) that the schema uses.
 * @typedef {Partial<Record<typeof constraintNames[number], string | number>> & SchemaParts} Schema
 * @typedef {object} SchemaParts
 * @property {string} [title]
 * @property {string} [description]
 * @property {string | string[]} [type]
 * @property {string} [$ref]
 * @property {Record<string, Schema>} [properties]
 * @property {string[]} [required]
 * @property {boolean | Schema} [additionalProperties]
 * @property {Schema} [items]
 * @property {Schema[]} [allOf]
 * @property {Schema[]} [anyOf]
 * @property {Schema[]} [oneOf]
 * @property {unknown[]} [enum]
 * @property {unknown} [default]
 * @property {Record<string, Schema>} [definitions]
 */

const constraintNames = /** @type {const} */ ([
  'format',
  'pattern',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
]);

/**
 * @param {Schema} schema
 * @returns {Definition[]}
 */
export function readConfig(schema) {
  const entries = Object.entries({[schema.title ?? 'Config']: schema, ...schema.definitions});
  const claim = claimIds();
  const anchors = new Map(entries.map(([name]) => [name, claim(name)]));
  const paths = new Set(entries.flatMap(([name, definition]) => pathsIn(name, definition)));
  /** @type {Map<string, Set<string>>} */
  const usedBy = new Map(entries.map(([name]) => [name, new Set()]));

  /**
   * @param {Schema} part
   * @param {object} place
   * @param {string} place.name Of the definition.
   * @param {string} place.path
   * @param {string} [place.anchor]
   * @param {string} [place.parent] Path of the part's properties, without their name.
   * @param {TypeText} [place.type] Replaces the type of the schema.
   * @returns {ConfigPart}
   */
  const readPart = (part, {name, path, anchor = claim(path), parent = path, type}) => {
    if (!type) {
      referencesOf(part).forEach((reference) => usedBy.get(reference)?.add(path));
    }
    return {
      path,
      anchor,
      description: repairDescription(part.description ?? '', {definition: name, paths}),
      type: type ?? mergeText(typeOf(part)),
      constraints: constraintNames.flatMap((constraint) =>
        part[constraint] === undefined ? [] : [[constraint, String(part[constraint])]],
      ),
      properties: Object.entries(part.properties ?? {}).map(([key, property]) => ({
        name: key,
        required: (part.required ?? []).includes(key),
        ...readPart(property, {name, path: `${parent}.${key}`}),
        ...defaultOf(property, schema),
      })),
    };
  };

  const definitions = entries.map(([name, definition]) => {
    const variants = variantsOf(definition);
    const isChoice = variants.length > 0;
    return {
      ...readPart(definition, {
        name,
        path: name,
        anchor: anchors.get(name) ?? name,
        ...(isChoice ? {type: []} : {}),
      }),
      variants: variants.map((variant, index) => {
        const path = `${name}.${variantName(variant, index)}`;
        const type = variantType(variant);
        // Variants can have the same properties, so a named variant is part of their path.
        return readPart(variant, {name, path, parent: type ? path : name, ...(type ? {type} : {})});
      }),
    };
  });
  return definitions.map((definition) => ({
    ...definition,
    usedBy: [...(usedBy.get(definition.path) ?? [])],
  }));
}

/**
 * @param {Schema} schema
 * @returns {import('../model').Model['allowlist']}
 */
export function readAllowlist({definitions = {}}) {
  const modules = Object.entries(definitions.AllowlistConfig?.properties ?? {});
  return Object.fromEntries(
    modules.flatMap(([module, property]) => {
      const [definition] = referencesOf(property);
      if (!definition) {
        return [];
      }
      const properties = Object.entries(definitions[definition]?.properties ?? {});
      const flags = properties.filter(([name, flag]) => name !== 'all' && flag.default === false);
      return [[module, {definition, flags: flags.map(([name]) => name)}]];
    }),
  );
}

/**
 * @param {string} name
 * @param {Schema} definition
 * @returns {string[]} The paths in a definition that descriptions can link to.
 */
function pathsIn(name, definition) {
  const variants = variantsOf(definition);
  const properties = [definition, ...variants].flatMap((part) =>
    Object.keys(part.properties ?? {}),
  );
  return [name, ...[...variants.map(variantName), ...properties].map((key) => `${name}.${key}`)];
}

/** @param {string} ref `#/definitions/Name`. */
function definitionName(ref) {
  return ref.slice('#/definitions/'.length);
}

/** @param {Schema} schema */
function variantsOf(schema) {
  return schema.oneOf ?? schema.anyOf ?? [];
}

/**
 * @param {Schema} schema
 * @returns {string[]} The names of the definitions that the type refers to.
 */
function referencesOf(schema) {
  if (schema.$ref) {
    return [definitionName(schema.$ref)];
  }
  const {allOf = [], items, additionalProperties} = schema;
  return [...allOf, ...variantsOf(schema), items, additionalProperties].flatMap((part) =>
    typeof part === 'object' ? referencesOf(part) : [],
  );
}

/**
 * @param {Schema} variant
 * @returns {[name: string, value: string] | undefined} The property that distinguishes an object from the other variants.
 */
function discriminator(variant) {
  for (const [name, property] of Object.entries(variant.properties ?? {})) {
    const [value] = property.enum ?? [];
    if (property.enum?.length === 1 && typeof value === 'string') {
      return [name, value];
    }
  }
  return undefined;
}

/**
 * @param {Schema} variant
 * @param {number} index
 */
function variantName(variant, index) {
  const [value] = variant.enum?.length === 1 ? variant.enum : [];
  return String(value ?? discriminator(variant)?.[1] ?? index + 1);
}

/**
 * @param {Schema} variant
 * @returns {TypeText | undefined} For an object with a distinguishing value, that value: `{ type: "skip" }`.
 */
function variantType(variant) {
  const [name, value] = discriminator(variant) ?? [];
  const more = Object.keys(variant.properties ?? {}).length > 1 ? ', …' : '';
  return name === undefined ? undefined : [`{ ${name}: ${JSON.stringify(value)}${more} }`];
}

/**
 * @param {Schema} schema
 * @returns {TypeText}
 */
function typeOf(schema) {
  if (schema.$ref) {
    const name = definitionName(schema.$ref);
    return [{name, target: name}];
  }
  if (schema.allOf?.[0]) {
    return typeOf(schema.allOf[0]);
  }
  const alternatives = variantsOf(schema);
  if (alternatives.length > 0) {
    return joinTypes(alternatives.map(typeOf), ' | ');
  }
  if (schema.enum) {
    return [schema.enum.map((value) => JSON.stringify(value)).join(' | ')];
  }
  const types = [schema.type ?? 'any'].flat().map((type) => simpleType(type, schema));
  return joinTypes(types, ' | ');
}

/**
 * @param {string} type
 * @param {Schema} schema
 * @returns {TypeText}
 */
function simpleType(type, schema) {
  const {items, additionalProperties} = schema;
  if (type === 'array') {
    const text = items ? typeOf(items) : ['any'];
    return text.length > 1 ? ['(', ...text, ')[]'] : [...text, '[]'];
  }
  if (type === 'object' && additionalProperties && !schema.properties) {
    const values = additionalProperties === true ? ['any'] : typeOf(additionalProperties);
    return ['{ [key]: ', ...values, ' }'];
  }
  return [type];
}

/**
 * @param {Schema} property
 * @param {Schema} root
 * @returns {Pick<ConfigProperty, 'default'>}
 */
function defaultOf(property, root) {
  if (!('default' in property)) {
    return {};
  }
  const [of] = referencesOf(property);
  const value = property.default;
  const target = of && root.definitions?.[of];
  const isObjectOfDefaults = target && isObject(value) && isMadeOfDefaults(value, target, root);
  return {default: isObjectOfDefaults && Object.keys(value).length > 0 ? {of} : {value}};
}

/**
 * Whether an object only repeats the defaults of its properties. The schema repeats every nested default at each level, up to 200
 * lines for `tauri`.
 *
 * @param {Record<string, unknown>} value
 * @param {Schema} definition
 * @param {Schema} root
 * @returns {boolean}
 */
function isMadeOfDefaults(value, definition, root) {
  return Object.entries(value).every(([name, entry]) => {
    const property = definition.properties?.[name];
    if (!property) {
      return false;
    }
    const [reference] = referencesOf(property);
    const target = reference && root.definitions?.[reference];
    if (isObject(entry) && target && isMadeOfDefaults(entry, target, root)) {
      return true;
    }
    // A required property has no default; the schema shows it as an empty string.
    const implied = (definition.required ?? []).includes(name) ? '' : null;
    const expected = 'default' in property ? property.default : implied;
    return JSON.stringify(entry) === JSON.stringify(expected);
  });
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
