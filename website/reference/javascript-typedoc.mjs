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
  if (!project?.children?.length) {
    throw new ReferenceProblem(
      `TypeDoc could not read the declarations in ${sources.api.dir}. Run \`pnpm install\` to restore ${sources.api.name}.`,
    );
  }
  return project;
}
