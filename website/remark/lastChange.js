// @ts-check
const {execFile} = require('child_process');
const path = require('path');
const {promisify} = require('util');
const {defaultLocale, localeConfigs} = require('../config/locales');

const run = promisify(execFile);

/** Bytes. The log of 600 commits has 0.3 MB. */
const maxBuffer = 200_000_000;

/**
 * When each file was committed last, from one `git log`: one process per file would slow down the build.
 *
 * @param {string} cwd folder in the repository
 * @param {string[]} folders relative to `cwd`
 * @returns {Promise<Map<string, number>>} seconds since 1970 by absolute path. Empty outside of a repository, without git, and in a
 * shallow clone, where git would report the date of the clone's oldest commit.
 */
async function commitDates(cwd, folders) {
  const git = async (/** @type {string[]} */ ...args) =>
    (await run('git', ['-c', 'core.quotePath=false', ...args], {cwd, maxBuffer})).stdout;
  /** @type {Map<string, number>} */
  const dates = new Map();
  const [isShallow, root = ''] = (
    await git('rev-parse', '--is-shallow-repository', '--show-toplevel').catch((error) => {
      console.warn(`The pages have no date of their last change: ${error.message.trim()}`);
      return '';
    })
  ).split('\n');
  if (isShallow !== 'false') {
    return dates;
  }
  const log = await git('log', '--format=%x00%ct', '--name-only', '--no-renames', '--', ...folders);
  for (const commit of log.split('\0').slice(1)) {
    const [seconds, ...files] = commit.split('\n').filter(Boolean);
    for (const file of files.map((name) => path.join(root, name))) {
      // The newest commit is the first.
      dates.set(file, dates.get(file) ?? Number(seconds));
    }
  }
  return dates;
}

/** @type {Promise<Map<string, number>> | undefined} */
let siteDates;

/** @param {number} seconds */
function formatDate(seconds) {
  const {htmlLang = defaultLocale, calendar} =
    localeConfigs[process.env.DOCUSAURUS_CURRENT_LOCALE ?? defaultLocale] ?? {};
  return new Intl.DateTimeFormat(htmlLang, {
    dateStyle: 'long',
    timeZone: 'UTC',
    calendar,
  }).format(seconds * 1000);
}

/**
 * A remark plugin that adds the date of the last change to the metadata of a page, as the option `showLastUpdateTime` of Docusaurus
 * does with one git process per page. The file is the translation if there is one.
 */
function lastChangePlugin() {
  return async (/** @type {any} */ tree, /** @type {{path?: string}} */ file) => {
    if (process.env.NODE_ENV !== 'production') {
      return;
    }
    siteDates ??= commitDates(path.join(__dirname, '..'), ['docs', '../i18n']);
    const seconds = (await siteDates).get(file.path ?? '');
    if (seconds !== undefined) {
      const dates = {lastUpdatedAt: seconds, formattedLastUpdatedAt: formatDate(seconds)};
      tree.children.push({
        type: 'export',
        // `metadata` is a constant of each compiled page.
        value: `export const lastChange = Object.assign(metadata, ${JSON.stringify(dates)});`,
      });
    }
  };
}

module.exports = lastChangePlugin;
module.exports.commitDates = commitDates;
