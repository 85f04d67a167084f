// @ts-check
/** A website in a temporary folder, so that tests write neither into the docs nor into the translations. */
import {cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile} from 'node:fs/promises';
import {existsSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

/** The repository these tests belong to. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** @typedef {{siteDir: string, i18nDir: string, outputDir: (locale: string) => string, remove: () => Promise<void>}} TestSite */

/**
 * @param {object} [options]
 * @param {boolean} [options.packages] Whether the packages of the repository can be found from it; by default they can.
 * @param {boolean} [options.catalogues] Whether it has the repository's translations; by default it has.
 * @returns {Promise<TestSite>}
 */
export async function createSite({packages = true, catalogues = true} = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'reference-'));
  const siteDir = join(folder, 'website');
  const i18nDir = join(folder, 'i18n');
  await mkdir(join(siteDir, 'docs'), {recursive: true});
  await writeFile(join(siteDir, 'package.json'), '{"private": true}');
  if (packages)
    await symlink(join(root, 'node_modules'), join(siteDir, 'node_modules'), 'junction');
  if (catalogues) {
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
 * Puts a package of the test's own in place of a real one.
 *
 * @param {TestSite} site One without packages.
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

/** @returns {{log: import('../generate.mjs').Log, messages: string[], warnings: string[]}} A log that keeps what it is told. */
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
