// @ts-check
/** Runs TypeDoc over the published declarations. */
import {ReferenceProblem, codeOf, messageOf} from './problem.mjs';

/** @typedef {import('typedoc').ProjectReflection} ProjectReflection */
/** @typedef {import('./sources.mjs').Sources} Sources */

/**
 * @param {Sources} sources
 * @returns {Promise<ProjectReflection>}
 */
export async function convertDeclarations(sources) {
  const {Application, Converter} = await import('typedoc').catch((error) => {
    if (codeOf(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new ReferenceProblem(
      `TypeDoc, which reads the JavaScript API, is not installed (${messageOf(error)}). Run \`pnpm install\`.`,
    );
  });
  const application = await Application.bootstrap(
    {
      entryPoints: sources.declarations,
      // Broken links of comments that are not ours to correct. What fails is thrown below.
      logLevel: 'None',
      // The declarations were checked when they were published.
      skipErrorChecking: true,
      sort: ['source-order'],
      disableGit: true,
      gitRevision: '1.x',
      sourceLinkTemplate: '{path}',
      excludePrivate: true,
    },
    // No readers: neither a typedoc.json nor the tsconfig of whoever runs this has a say.
    [],
  );
  application.options.setCompilerOptions(
    sources.declarations,
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
  // What a module exports is part of its interface, also where its author has hidden it (WindowManager). Members stay hidden.
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
  if (!project?.children?.length) {
    throw new ReferenceProblem(
      `TypeDoc could not read the declarations in ${sources.api.dir}. Run \`pnpm install\` to restore ${sources.api.name}.`,
    );
  }
  return project;
}
