import {builtInTypeNames, isBuiltInType} from './builtInTypes';
import {checkFields} from './checkFields';
import type {Field, ItemRules, Registration} from './itemType';
import {componentExists} from './resolveComponent';

const definition: ItemRules = {
  fields: {
    name: {type: 'string', required: true},
    component: {type: 'any', required: true},
    fields: {type: 'object'},
    exactlyOneOf: {type: 'array'},
    defaults: {type: 'object'},
  },
};

const components: ItemRules = {
  fields: {
    desktop: {type: 'string', required: true},
    mobile: {type: 'string', required: true},
    dropdown: {type: 'string'},
    footer: {type: 'string'},
  },
};

const fieldDefinition: ItemRules = {
  fields: {
    type: {
      type: 'string',
      required: true,
      oneOf: [
        'string',
        'number',
        'boolean',
        'array',
        'object',
        'items',
        'any',
      ] satisfies Field['type'][],
    },
    required: {type: 'boolean'},
    oneOf: {type: 'array'},
  },
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function checkComponents(component: unknown, siteDir: string): string[] {
  if (typeof component !== 'string' && !isObject(component)) {
    return ['"component" must be a module, or an object with modules for "desktop" and "mobile".'];
  }
  const problems = isObject(component)
    ? checkFields(component, components).map((problem) => `component: ${problem}`)
    : [];
  const modules = isObject(component) ? Object.values(component) : [component];
  const missing = modules.filter(
    (file): file is string => typeof file === 'string' && !componentExists(file, siteDir),
  );
  return [
    ...problems,
    ...missing.map((file) => {
      const hint = file.startsWith('.') ? '. Write "@site/…" or an absolute path' : '';
      return `the component does not exist: ${file}${hint}`;
    }),
  ];
}

/** Whether groups and defaults name fields that there are, with values that they can hold. */
function checkUseOfFields(type: Record<string, unknown>, fields: Record<string, Field>): string[] {
  const known: Record<string, Field> = {label: {type: 'string'}, className: {type: 'string'}};
  for (const [name, field] of Object.entries(fields)) {
    known[name] = {...field, required: false};
  }
  const groups = Array.isArray(type.exactlyOneOf) ? type.exactlyOneOf.flat() : [];
  const unknown = groups.filter((name) => !(String(name) in known));
  const defaults = isObject(type.defaults) ? checkFields(type.defaults, {fields: known}) : [];
  return [
    ...unknown.map((name) => `exactlyOneOf: "${name}" is not a field.`),
    ...defaults.map((problem) => `defaults: ${problem}`),
  ];
}

function checkFieldDefinitions(fields: Record<string, unknown>): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!isObject(field)) {
      return [`fields.${name}: a field is an object, as {type: 'string'}.`];
    }
    const problems = checkFields(field, fieldDefinition);
    if (field.type === 'items' && name !== 'items') {
      problems.push('only the field named "items" can hold items.');
    }
    return problems.map((problem) => `fields.${name}: ${problem}`);
  });
}

/**
 * What is wrong with a registered type, before any item uses it.
 *
 * @returns a line for each mistake, with the name of the type and of who registered it
 */
export function checkType({type, by}: Registration, siteDir: string): string[] {
  if (!isObject(type)) {
    return [`${by}: a navbar item type is an object, and this is ${JSON.stringify(type)}.`];
  }
  const problems = checkFields(type, definition);
  if (typeof type.name === 'string' && !/^[a-z][\w-]*$/i.test(type.name)) {
    problems.push('a name is a letter, then letters, digits, "-" and "_".');
  }
  if (typeof type.name === 'string' && isBuiltInType(type.name)) {
    problems.push(
      `this is a type of Docusaurus itself (${builtInTypeNames.join(', ')}). Choose another name.`,
    );
  }
  if (type.component !== undefined) {
    problems.push(...checkComponents(type.component, siteDir));
  }
  if (isObject(type.fields)) {
    const ofFields = checkFieldDefinitions(type.fields);
    problems.push(...(ofFields.length > 0 ? ofFields : checkUseOfFields(type, type.fields)));
  }
  return problems.map((problem) => `${by}, navbar item type "${type.name}": ${problem}`);
}
