// @ts-check
/** A website in a temporary folder, so that tests do not write to the docs or translations. */
import {cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile} from 'node:fs/promises';
import {existsSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

/** Root of this repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** @typedef {{siteDir: string, i18nDir: string, outputDir: (locale: string) => string, remove: () => Promise<void>}} TestSite */

/**
 * @param {object} [options]
 * @param {boolean} [options.packages] Whether the site can resolve the packages of the repository. Defaults to `true`.
 * @param {boolean} [options.catalogs] Whether the site has the translations of the repository. Defaults to `true`.
 * @returns {Promise<TestSite>}
 */
export async function createSite({packages = true, catalogs = true} = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'reference-'));
  const siteDir = join(folder, 'website');
  const i18nDir = join(folder, 'i18n');
  await mkdir(join(siteDir, 'docs'), {recursive: true});
  await writeFile(join(siteDir, 'package.json'), '{"private": true}');
  if (packages)
    await symlink(join(root, 'node_modules'), join(siteDir, 'node_modules'), 'junction');
  if (catalogs) {
    for (const locale of await readdir(join(root, 'i18n'))) {
      const source = join(root, 'i18n', locale, 'reference');
      if (existsSync(source))
        await cp(source, join(i18nDir, locale, 'reference'), {recursive: true});
    }
  }
  return {
    siteDir,
    i18nDir,
    outputDir: (locale) =>
      locale === 'en'
        ? join(siteDir, 'docs/api')
        : join(i18nDir, locale, 'docusaurus-plugin-content-docs/current/api'),
    remove: () => rm(folder, {recursive: true, force: true}),
  };
}

/**
 * Adds a fake package to the site.
 *
 * @param {TestSite} site A site without packages.
 * @param {string} name
 * @param {Record<string, string>} files
 */
export async function addPackage(site, name, files) {
  for (const [file, content] of Object.entries(files)) {
    const path = join(site.siteDir, 'node_modules', name, file);
    await mkdir(dirname(path), {recursive: true});
    await writeFile(path, content);
  }
}

/** @returns {{log: import('../generate.mjs').Log, messages: string[], warnings: string[]}} A log that records its messages. */
export function recordingLog() {
  /** @type {string[]} */
  const messages = [];
  /** @type {string[]} */
  const warnings = [];
  return {
    messages,
    warnings,
    log: {
      info: (message) => void messages.push(message),
      warn: (message) => void warnings.push(message),
    },
  };
}
