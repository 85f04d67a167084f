// @ts-check
/** Reads the members of classes and interfaces, and the signatures of functions. */
import {commentOf, textOf} from './javascript-comment.mjs';
import {groupInherited} from './javascript-inheritance.mjs';
import {compareNames} from './compareNames.mjs';
import {signatureCode, typeText} from './types.mjs';

/** @typedef {import('typedoc').DeclarationReflection} DeclarationReflection */
/** @typedef {import('./anchors.mjs').Anchors} Anchors */
/** @typedef {import('./javascript.mjs').Property} Property */
/** @typedef {import('./javascript.mjs').Method} Method */
/** @typedef {import('./javascript.mjs').Signature} Signature */
/** @typedef {import('./javascript.mjs').ModuleSymbol} ModuleSymbol */

/** Values of TypeDoc's `ReflectionKind`, which is loaded on demand. */
const methodKind = 2048;
const constructorKind = 512;

/**
 * @param {DeclarationReflection} owner
 * @param {string} path
 * @param {Anchors} anchors
 * @param {Map<string, string[]>} aliases
 * @returns {Pick<ModuleSymbol, 'properties' | 'methods' | 'inherited'>}
 */
export function readMembers(owner, path, anchors, aliases) {
  const members = owner.children ?? [];
  const own = members.filter((member) => !member.inheritedFrom?.reflection);
  return {
    properties: own
      .filter(({kind}) => kind !== methodKind && kind !== constructorKind)
      .map((member) => readProperty(member, path, anchors, aliases)),
    methods: own
      .filter(({kind}) => kind === methodKind || kind === constructorKind)
      .sort((a, b) => methodRank(a) - methodRank(b) || compareNames(a.name, b.name))
      .map((member) => readMethod(member, owner, path, anchors, aliases)),
    inherited: groupInherited(members),
  };
}

/**
 * @param {DeclarationReflection} member
 * @param {string} parent
 * @param {Anchors} anchors
 * @param {Map<string, string[]>} aliases
 * @returns {Property}
 */
function readProperty(member, parent, anchors, aliases) {
  const path = `${parent}.${member.name}`;
  return {
    name: member.name,
    path,
    aliases: aliases.get(path) ?? [],
    anchor: anchors.claim(path.slice(path.indexOf('.') + 1)),
    type: typeText(member.type),
    optional: member.flags.isOptional,
    readonly: member.flags.isReadonly,
    comment: commentOf(member.comment),
  };
}

/**
 * @param {DeclarationReflection} member
 * @param {DeclarationReflection} owner
 * @param {string} parent
 * @param {Anchors} anchors
 * @param {Map<string, string[]>} aliases
 * @returns {Method}
 */
function readMethod(member, owner, parent, anchors, aliases) {
  const path = `${parent}.${member.name}`;
  const qualified = `${owner.name}-${member.name}`;
  if (member.kind === constructorKind) {
    return {
      name: member.name,
      anchor: anchors.claim(qualified),
      title: `new ${owner.name}()`,
      signatures: readSignatures(member, path, `new ${owner.name}`, []),
    };
  }
  return {
    name: member.name,
    anchor: anchors.claim(member.name, qualified),
    title: member.name,
    signatures: readSignatures(
      member,
      path,
      `${member.flags.isStatic ? 'static ' : ''}${member.name}`,
      aliases.get(path) ?? [],
    ),
  };
}

/**
 * @param {DeclarationReflection} reflection
 * @param {string} path
 * @param {string} start
 * @param {string[]} aliases
 * @returns {Signature[]}
 */
export function readSignatures(reflection, path, start, aliases) {
  return (reflection.signatures ?? []).map((signature, index) => {
    const suffix = index > 0 ? `~${index + 1}` : '';
    const isConstructor = reflection.kind === constructorKind;
    return {
      path: path + suffix,
      aliases: aliases.map((alias) => alias + suffix),
      code: signatureCode(start, signature, !isConstructor),
      comment: commentOf(signature.comment),
      parameters: (signature.parameters ?? []).map((parameter) => ({
        name: parameter.name,
        type: typeText(parameter.type),
        optional: parameter.flags.isOptional,
        text: textOf(parameter.comment?.summary ?? []),
      })),
      ...(isConstructor ? {} : {result: typeText(signature.type)}),
    };
  });
}

/** @param {DeclarationReflection} member */
function methodRank(member) {
  if (member.kind === constructorKind) return 0;
  return member.flags.isStatic ? 1 : 2;
}
