// @ts-check
/** Formats TypeScript types: as parts with links, and as declarations that fit a page. */
import {plainType} from '../write/markdown.mjs';

/** @typedef {import('typedoc').SomeType} SomeType */
/** @typedef {import('typedoc').SignatureReflection} SignatureReflection */
/** @typedef {import('typedoc').DeclarationReflection} DeclarationReflection */
/** @typedef {import('../model').TypeText} TypeText */

/** Maximum line length of a declaration, in characters: the text column shows as many without scrolling. */
const lineWidth = 72;

/**
 * @param {SomeType | undefined} type
 * @returns {TypeText}
 */
export function typeText(type) {
  return mergeText(parts(type));
}

/**
 * @param {TypeText} text
 * @returns {TypeText} With adjacent strings joined.
 */
export function mergeText(text) {
  /** @type {TypeText} */
  const merged = [];
  for (const part of text) {
    const last = merged[merged.length - 1];
    if (typeof part === 'string' && typeof last === 'string') {
      merged[merged.length - 1] = last + part;
    } else if (part !== '') {
      merged.push(part);
    }
  }
  return merged;
}

/**
 * @param {TypeText[]} texts
 * @param {string} separator
 * @returns {TypeText}
 */
export function joinTypes(texts, separator) {
  return texts.flatMap((text, index) => (index === 0 ? text : [separator, ...text]));
}

/**
 * @param {SomeType | undefined} type
 * @returns {TypeText}
 */
function parts(type) {
  if (!type) {
    return ['unknown'];
  }
  switch (type.type) {
    case 'array':
      return [...grouped(type.elementType), '[]'];
    case 'union':
      return joinTypes(type.types.map(grouped), ' | ');
    case 'intersection':
      return joinTypes(type.types.map(grouped), ' & ');
    case 'literal':
      return [typeof type.value === 'string' ? quoted(type.value) : String(type.value)];
    case 'templateLiteral':
      return [
        '`',
        type.head,
        ...type.tail.flatMap(([inner, text]) => ['${', ...parts(inner), '}', text]),
        '`',
      ];
    case 'reference': {
      const target = type.reflection?.getFullName();
      // The compiler adds this argument to Uint8Array; the declarations have none.
      const given = (type.typeArguments ?? []).filter(
        (argument) => argument.toString() !== 'ArrayBufferLike',
      );
      /** @type {TypeText} */
      const args = given.length > 0 ? ['<', ...joinTypes(given.map(parts), ', '), '>'] : [];
      return [target ? {name: type.name, target} : type.name, ...args];
    }
    case 'reflection': {
      const signature = type.declaration.signatures?.[0];
      if (signature) {
        return [
          '(',
          ...joinTypes(parametersOf(signature), ', '),
          ') => ',
          ...parts(signature.type),
        ];
      }
      const members = (type.declaration.children ?? []).map(memberText);
      return members.length > 0 ? ['{ ', ...joinTypes(members, '; '), ' }'] : ['{}'];
    }
    default:
      return [type.toString()];
  }
}

/**
 * @param {SomeType} type
 * @returns {TypeText} In parentheses if precedence requires them.
 */
function grouped(type) {
  const isFunction = type.type === 'reflection' && Boolean(type.declaration.signatures);
  const isList = type.type === 'union' || type.type === 'intersection';
  return isFunction || isList ? ['(', ...parts(type), ')'] : parts(type);
}

/** @param {string} value */
function quoted(value) {
  return `'${value.replace(/[\\']/g, '\\$&')}'`;
}

/**
 * @param {SignatureReflection} signature
 * @returns {TypeText[]} Each parameter as declared.
 */
function parametersOf(signature) {
  return (signature.parameters ?? []).map((parameter) => [
    `${parameter.flags.isRest ? '...' : ''}${parameter.name}${parameter.flags.isOptional ? '?' : ''}: `,
    ...parts(parameter.type),
  ]);
}

/**
 * @param {DeclarationReflection} member
 * @returns {TypeText}
 */
function memberText(member) {
  return [`${member.name}${member.flags.isOptional ? '?' : ''}: `, ...parts(member.type)];
}

/**
 * @param {DeclarationReflection | SignatureReflection} reflection
 * @returns {string} `<T extends string>`, or an empty string.
 */
export function typeParametersOf(reflection) {
  const parameters = reflection.typeParameters ?? [];
  if (parameters.length === 0) {
    return '';
  }
  const list = parameters.map((parameter) =>
    parameter.type
      ? `${parameter.name} extends ${plainType(parts(parameter.type))}`
      : parameter.name,
  );
  return `<${list.join(', ')}>`;
}

/**
 * A call signature as source code; if it is long, with one parameter per line.
 *
 * @param {string} start The code before the parentheses, such as `function emit`.
 * @param {SignatureReflection} signature
 * @param {boolean} [withResult] Whether to include the result type; constructors have none.
 * @returns {string}
 */
export function signatureCode(start, signature, withResult = true) {
  const opening = `${start}${typeParametersOf(signature)}(`;
  const list = parametersOf(signature).map(plainType);
  const closing = withResult ? `): ${plainType(parts(signature.type))}` : ')';
  const flat = `${opening}${list.join(', ')}${closing}`;
  if (flat.length <= lineWidth || list.length === 0) {
    return flat;
  }
  return `${opening}\n${list.map((parameter) => `  ${parameter},\n`).join('')}${closing}`;
}

/**
 * A type alias as source code; if it is long, with one alternative per line.
 *
 * @param {DeclarationReflection} alias
 * @returns {string}
 */
export function aliasCode(alias) {
  const opening = `type ${alias.name}${typeParametersOf(alias)} =`;
  const flat = `${opening} ${plainType(parts(alias.type))}`;
  if (flat.length <= lineWidth || alias.type?.type !== 'union') {
    return flat;
  }
  return `${opening}\n${alias.type.types.map((type) => `  | ${plainType(grouped(type))}`).join('\n')}`;
}
