// @ts-check
import {readFile, readdir} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {ReferenceProblem, codeOf, messageOf} from './problem.mjs';

/**
 * A package that the API pages describe.
 * @typedef {{name: string, version: string, dir: string}} SourcePackage
 */

/**
 * @typedef {object} Sources
 * @property {SourcePackage} api `@tauri-apps/api`, for the JavaScript pages.
 * @property {SourcePackage} cli `@tauri-apps/cli`, for the CLI page.
 * @property {string[]} declarations The `.d.ts` file of each module, in alphabetical order.
 * @property {string} schemaFile The JSON schema of the configuration, part of `@tauri-apps/cli`.
 */

/**
 * @param {string} siteDir Folder of the website, whose `package.json` lists the packages.
 * @returns {Promise<Sources>}
 */
export async function locateSources(siteDir) {
  const [api, cli] = await Promise.all([
    locatePackage('@tauri-apps/api', siteDir),
    locatePackage('@tauri-apps/cli', siteDir),
  ]);
  const files = await readdir(api.dir);
  const declarations = files.filter((file) => file.endsWith('.d.ts')).sort();
  if (declarations.length === 0) {
    throw new ReferenceProblem(
      `${api.name} ${api.version} in ${api.dir} has no .d.ts files. Run \`pnpm install\` to restore it.`,
    );
  }
  return {
    api,
    cli,
    declarations: declarations.map((file) => join(api.dir, file)),
    schemaFile: join(cli.dir, 'schema.json'),
  };
}

/**
 * @param {string} name
 * @param {string} siteDir
 * @returns {Promise<SourcePackage>}
 */
async function locatePackage(name, siteDir) {
  const require = createRequire(join(siteDir, 'package.json'));
  try {
    const file = require.resolve(`${name}/package.json`);
    const {version} = JSON.parse(await readFile(file, 'utf8'));
    return {name, version, dir: dirname(file)};
  } catch (error) {
    if (codeOf(error) === 'MODULE_NOT_FOUND') {
      throw new ReferenceProblem(
        `The package ${name}, which the API pages describe, is not installed in ${siteDir}. Run \`pnpm install\`.`,
      );
    }
    throw new ReferenceProblem(
      `The package.json of ${name} cannot be read (${messageOf(error)}). Run \`pnpm install\` to restore it.`,
    );
  }
}

/**
 * @param {string} file
 * @returns {Promise<string>} Content of the schema, not parsed.
 */
export async function readSchema(file) {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new ReferenceProblem(
      `The configuration schema ${file} cannot be read (${messageOf(error)}). Run \`pnpm install\` to restore @tauri-apps/cli.`,
    );
  }
}
