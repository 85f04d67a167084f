// @ts-check
/** Finds the class that declares an inherited member. */
import {compareNames} from './compareNames.mjs';

/** @typedef {import('typedoc').DeclarationReflection} DeclarationReflection */
/** @typedef {import('./javascript.mjs').ModuleSymbol} ModuleSymbol */

/**
 * @param {DeclarationReflection[]} modules
 * @returns {Map<string, string[]>} For each inherited member, its path through each class that inherits it.
 */
export function inheritedPaths(modules) {
  /** @type {Map<string, string[]>} */
  const paths = new Map();
  for (const member of modules
    .flatMap(({children}) => children ?? [])
    .flatMap(({children}) => children ?? [])) {
    if (!member.inheritedFrom?.reflection) continue;
    const declared = declaring(member).getFullName();
    paths.set(declared, [...(paths.get(declared) ?? []), member.getFullName()]);
  }
  return paths;
}

/**
 * @param {DeclarationReflection} member
 * @returns {DeclarationReflection} The member in the class that declares it.
 */
function declaring(member) {
  let current = member;
  for (
    let next = current.inheritedFrom?.reflection;
    next;
    next = current.inheritedFrom?.reflection
  ) {
    current = /** @type {DeclarationReflection} */ (next);
  }
  return current;
}

/**
 * @param {DeclarationReflection[]} members
 * @returns {ModuleSymbol['inherited']}
 */
export function groupInherited(members) {
  /** @type {Map<string, Array<{name: string, path: string}>>} */
  const groups = new Map();
  for (const member of members.filter(({inheritedFrom}) => inheritedFrom?.reflection)) {
    const origin = declaring(member);
    const from = origin.parent?.getFullName() ?? '';
    groups.set(from, [
      ...(groups.get(from) ?? []),
      {name: member.name, path: origin.getFullName()},
    ]);
  }
  return [...groups].map(([from, list]) => ({
    from,
    members: list.sort((a, b) => compareNames(a.name, b.name)),
  }));
}
