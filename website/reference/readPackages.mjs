// @ts-check
/**
 * Reads the packages that the API pages describe, and saves their description in `model.json`: `node reference/readPackages.mjs`.
 * Run it after an update of `@tauri-apps/api` or `@tauri-apps/cli`, and commit the file.
 */
import {readFile, readdir, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {readCli} from './read/cli.mjs';
import {readAllowlist, readConfig} from './read/config.mjs';
import {readJavascript} from './read/javascript.mjs';

const file = fileURLToPath(new URL('model.json', import.meta.url));

/**
 * @returns {Promise<string>} The content of `model.json` for the installed packages.
 * @throws If a package is missing or cannot be read.
 */
export async function readPackages() {
  const api = await locatePackage('@tauri-apps/api');
  const cli = await locatePackage('@tauri-apps/cli');
  const declarations = (await readdir(api.dir)).filter((name) => name.endsWith('.d.ts')).sort();
  const schema = JSON.parse(await readFile(join(cli.dir, 'schema.json'), 'utf8'));
  /** @type {import('./model').Model} */
  const model = {
    versions: {api: api.version, cli: cli.version},
    javascript: await readJavascript(declarations.map((name) => join(api.dir, name))),
    cli: await readCli(cli.dir),
    config: readConfig(schema),
    allowlist: readAllowlist(schema),
  };
  return `${JSON.stringify(model, null, 1)}\n`;
}

/** @param {string} name */
async function locatePackage(name) {
  const path = createRequire(import.meta.url).resolve(`${name}/package.json`);
  /** @type {{version: string}} */
  const {version} = JSON.parse(await readFile(path, 'utf8'));
  return {version, dir: dirname(path)};
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(file, await readPackages());
}
