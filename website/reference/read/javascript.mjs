// @ts-check
/** Converts the modules of `@tauri-apps/api` with TypeDoc. */
import {Application, Converter, ReflectionKind} from 'typedoc';
import {claimIds} from './claimIds.mjs';
import {plainType} from '../write/markdown.mjs';
import {aliasCode, signatureCode, typeParametersOf, typeText} from './types.mjs';

/** @typedef {import('typedoc').DeclarationReflection} DeclarationReflection */
/** @typedef {import('../model').Comment} Comment */
/** @typedef {import('../model').JavascriptModel} JavascriptModel */
/** @typedef {import('../model').ModuleSymbol} ModuleSymbol */
/** @typedef {import('../model').OwnSymbol} OwnSymbol */

/** @type {Map<ReflectionKind, ModuleSymbol['group']>} In the order of a page: callable symbols, then their parameter and result types. */
const groups = new Map([
  [ReflectionKind.Function, 'functions'],
  [ReflectionKind.Variable, 'variables'],
  [ReflectionKind.Class, 'classes'],
  [ReflectionKind.Enum, 'enumerations'],
  [ReflectionKind.Interface, 'interfaces'],
  [ReflectionKind.TypeAlias, 'typeAliases'],
]);

/**
 * @param {string[]} declarations The `.d.ts` file of each module.
 * @returns {Promise<JavascriptModel>}
 */
export async function readJavascript(declarations) {
  const {children = []} = await convertDeclarations(declarations);
  const modules = children.filter(({name}) => name !== 'index').sort(byName);
  const index = children.find(({name}) => name === 'index');
  const exported = index?.children ?? [];
  const aliases = inheritedPaths(modules);
  return {
    comment: commentOf(index?.comment),
    values: exported
      .filter((child) => !child.isReference())
      .map(({name, type}) => {
        const target = type?.type === 'query' && type.queryType.reflection?.getFullName();
        return {name, target: target || '', code: `const ${name}: ${type}`};
      }),
    modules: modules.map((module) => ({
      name: module.name,
      file: sourceFile(module),
      comment: commentOf(module.comment),
      global: exported.some(({name}) => name === module.name),
      symbols: readSymbols(module, aliases),
    })),
  };
}

/**
 * Runs TypeDoc over the published declarations.
 *
 * @param {string[]} declarations
 */
async function convertDeclarations(declarations) {
  const application = await Application.bootstrap(
    {
      entryPoints: declarations,
      // TypeDoc warns about broken links in comments of the package. Errors are thrown below.
      logLevel: 'None',
      // The published declarations were checked before their release.
      skipErrorChecking: true,
      sort: ['source-order'],
      disableGit: true,
      gitRevision: '1.x',
      sourceLinkTemplate: '{path}',
      excludePrivate: true,
    },
    // No option readers: ignore any typedoc.json or tsconfig.json nearby.
    [],
  );
  application.options.setCompilerOptions(
    declarations,
    {
      target: 7 /* ES2020 */,
      lib: ['lib.es2021.d.ts', 'lib.dom.d.ts'],
      moduleResolution: 2 /* Node10 */,
      strict: true,
      skipLibCheck: true,
      types: [],
    },
    [],
  );
  // Exported symbols are public, even if they are tagged as hidden (WindowManager). Hidden members stay hidden.
  application.converter.on(
    Converter.EVENT_RESOLVE_BEGIN,
    ({project}) => {
      for (const exported of (project.children ?? []).flatMap(({children}) => children ?? [])) {
        exported.comment?.removeModifier('@ignore');
      }
    },
    Number.MAX_SAFE_INTEGER,
  );
  const project = await application.convert();
  if (!project?.children) {
    throw new Error(`TypeDoc cannot read the declarations: ${declarations.join(', ')}`);
  }
  return project;
}

/**
 * @param {{name: string}} a
 * @param {{name: string}} b
 */
function byName(a, b) {
  return a.name.localeCompare(b.name, 'en');
}

/**
 * @param {DeclarationReflection} module
 * @param {Map<string, string[]>} aliases
 * @returns {ModuleSymbol[]}
 */
function readSymbols(module, aliases) {
  const claim = claimIds();
  /**
   * @param {DeclarationReflection} reflection
   * @param {...string} ids
   */
  const describe = (reflection, ...ids) => {
    const path = reflection.getFullName();
    return {path, anchor: claim(...ids), aliases: aliases.get(path) ?? [], name: reflection.name};
  };

  /** @param {DeclarationReflection} member */
  const readProperty = (member) => ({
    ...describe(member, `${member.parent?.name}.${member.name}`),
    type: typeText(member.type),
    optional: member.flags.isOptional,
    readonly: member.flags.isReadonly,
    comment: commentOf(member.comment),
  });

  /** @param {DeclarationReflection} member */
  const readMethod = (member) => {
    const owner = member.parent?.name ?? '';
    const {name} = member;
    const isConstructor = member.kindOf(ReflectionKind.Constructor);
    const start = isConstructor
      ? `new ${owner}`
      : `${member.flags.isStatic ? 'static ' : ''}${name}`;
    return {
      ...describe(member, ...(isConstructor ? [] : [name]), `${owner}-${name}`),
      title: isConstructor ? `new ${owner}()` : name,
      signatures: readSignatures(member, start),
    };
  };

  const order = [...groups.values()];
  return [...(module.children ?? [])]
    .sort((a, b) => order.indexOf(groupOf(a)) - order.indexOf(groupOf(b)) || byName(a, b))
    .map((child) => ({child, ...describe(child, child.name, `${module.name}-${child.name}`)}))
    .map(({child, ...described}) => {
      const symbol = {
        ...described,
        group: groupOf(child),
        file: sourceFile(child),
        comment: commentOf(child.comment),
      };
      if (child.isReference()) {
        return {...symbol, aliasOf: child.getTargetReflectionDeep().getFullName()};
      }
      const members = child.children ?? [];
      const own = members.filter(({inheritedFrom}) => !inheritedFrom?.reflection);
      return {
        ...symbol,
        code: declarationCode(child),
        signatures: readSignatures(child, `function ${child.name}`),
        extends: (child.extendedTypes ?? []).map(typeText),
        extendedBy: (child.extendedBy ?? []).map(typeText),
        properties: own.filter((member) => !isMethod(member)).map(readProperty),
        methods: own
          .filter(isMethod)
          .sort((a, b) => methodRank(a) - methodRank(b) || byName(a, b))
          .map(readMethod),
        inherited: groupInherited(members),
      };
    });
}

/**
 * @param {DeclarationReflection} reflection
 * @returns {ModuleSymbol['group']} A second name (`export {a as b}`) has the group of what it names.
 */
function groupOf(reflection) {
  const {kind} = reflection.isReference() ? reflection.getTargetReflectionDeep() : reflection;
  return groups.get(kind) ?? 'variables';
}

/**
 * @param {DeclarationReflection} reflection
 * @returns {string} `window.ts`, the file the published `window.d.ts` was made from.
 */
function sourceFile(reflection) {
  return (reflection.sources?.[0]?.fileName ?? reflection.name).replace(/\.d\.ts$/, '.ts');
}

/**
 * @param {DeclarationReflection} child
 * @returns {string}
 */
function declarationCode(child) {
  const {name} = child;
  const parents = (child.extendedTypes ?? []).map((type) => plainType(typeText(type)));
  const base = parents.length > 0 ? ` extends ${parents.join(', ')}` : '';
  switch (child.kind) {
    case ReflectionKind.TypeAlias:
      return aliasCode(child);
    case ReflectionKind.Variable:
      return `${child.flags.isConst ? 'const' : 'let'} ${name}: ${plainType(typeText(child.type))}`;
    case ReflectionKind.Class:
      return `class ${name}${typeParametersOf(child)}${base}`;
    case ReflectionKind.Interface:
      return `interface ${name}${typeParametersOf(child)}${base}`;
    default:
      return '';
  }
}

/** @param {DeclarationReflection} member */
function isMethod(member) {
  return member.kindOf([ReflectionKind.Method, ReflectionKind.Constructor]);
}

/** @param {DeclarationReflection} method */
function methodRank(method) {
  if (method.kindOf(ReflectionKind.Constructor)) {
    return 0;
  }
  return method.flags.isStatic ? 1 : 2;
}

/**
 * @param {DeclarationReflection} reflection
 * @param {string} start The code before the parentheses.
 * @returns {import('../model').Signature[]}
 */
function readSignatures(reflection, start) {
  const isConstructor = reflection.kindOf(ReflectionKind.Constructor);
  return (reflection.signatures ?? []).map((signature) => ({
    code: signatureCode(start, signature, !isConstructor),
    comment: commentOf(signature.comment),
    parameters: (signature.parameters ?? []).map((parameter) => ({
      name: parameter.name,
      type: typeText(parameter.type),
      optional: parameter.flags.isOptional,
      text: textOf(parameter.comment?.summary),
    })),
    ...(isConstructor ? {} : {result: typeText(signature.type)}),
  }));
}

/**
 * @param {DeclarationReflection[]} modules
 * @returns {Map<string, string[]>} For each inherited member, its path through each class that inherits it.
 */
function inheritedPaths(modules) {
  /** @type {Map<string, string[]>} */
  const paths = new Map();
  const symbols = modules.flatMap(({children = []}) => children);
  for (const member of symbols.flatMap(({children = []}) => children)) {
    if (member.inheritedFrom?.reflection) {
      const declared = declaring(member).getFullName();
      paths.set(declared, [...(paths.get(declared) ?? []), member.getFullName()]);
    }
  }
  return paths;
}

/**
 * @param {DeclarationReflection} member
 * @returns {DeclarationReflection} The member in the class that declares it.
 */
function declaring(member) {
  const parent = member.inheritedFrom?.reflection;
  return parent ? declaring(/** @type {DeclarationReflection} */ (parent)) : member;
}

/**
 * @param {DeclarationReflection[]} members
 * @returns {OwnSymbol['inherited']}
 */
function groupInherited(members) {
  /** @type {OwnSymbol['inherited']} */
  const inherited = [];
  for (const member of members.filter(({inheritedFrom}) => inheritedFrom?.reflection)) {
    const origin = declaring(member);
    const from = origin.parent?.getFullName() ?? '';
    let group = inherited.find((other) => other.from === from);
    if (!group) {
      group = {from, members: []};
      inherited.push(group);
    }
    group.members.push({name: member.name, path: origin.getFullName()});
  }
  inherited.forEach((group) => group.members.sort(byName));
  return inherited;
}

/**
 * @param {import('typedoc').Comment | undefined} comment
 * @returns {Comment}
 */
function commentOf(comment) {
  /** @param {...`@${string}`} tags */
  const texts = (...tags) =>
    (comment?.blockTags ?? [])
      .filter(({tag}) => tags.includes(tag))
      .map(({content}) => textOf(content));
  const [since] = texts('@since');
  const [deprecated] = texts('@deprecated');
  return {
    summary: textOf(comment?.summary),
    examples: texts('@example').filter(Boolean),
    returns: texts('@returns', '@return').join('\n\n'),
    ...(since ? {since: since.replace(/\.$/, '')} : {}),
    ...(deprecated === undefined ? {} : {deprecated}),
  };
}

/**
 * @param {readonly import('typedoc').CommentDisplayPart[]} [content]
 * @returns {string} Markdown; a link to a symbol is `{@link path | text}`.
 */
function textOf(content = []) {
  const text = content.map((part) => {
    if (part.kind !== 'inline-tag' || !part.tag.startsWith('@link')) {
      return part.text;
    }
    if (typeof part.target === 'string') {
      return `[${part.text}](${part.target})`;
    }
    if (part.target && 'getFullName' in part.target) {
      return `{@link ${part.target.getFullName()} | ${part.text}}`;
    }
    return `\`${part.text.replace(/`/g, '')}\``;
  });
  // Some comments have an extra asterisk, which remains as a separate line.
  return text
    .join('')
    .replace(/\n\s*\*\s*$/, '')
    .trim();
}
