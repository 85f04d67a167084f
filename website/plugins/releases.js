// @ts-check
const fs = require('fs/promises');
const path = require('path');
const ConfigurationError = require('../config/configurationError');

/** @typedef {{version: string, date: string, tag: string, highlights?: string[]}} Release */
/** @typedef {{repository: string, releases: Release[]}} Package */

/**
 * Highlights of releases by `<package> <version>`. Empty if a locale has none.
 *
 * @param {string} file
 * @returns {Promise<Record<string, string[]>>}
 */
async function readHighlights(file) {
  let text;
  try {
    text = await fs.readFile(file, 'utf8');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') {
      return {};
    }
    throw error;
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ConfigurationError(
      `${file} is not valid JSON: ${/** @type {Error} */ (error).message}`,
    );
  }
}

/**
 * Data of the release notes: versions, dates and tags from `data/releases.json`, highlights from `i18n/<locale>/releases.json`, or in
 * English from `data/release-highlights.json`.
 *
 * @param {import('@docusaurus/types').LoadContext} context
 * @returns {import('@docusaurus/types').Plugin}
 */
module.exports = function releasesPlugin({siteDir, i18n: {currentLocale, defaultLocale}}) {
  const dataFile = path.join(siteDir, 'data/releases.json');
  const sourceFile = path.join(siteDir, 'data/release-highlights.json');
  const localeFile = path.join(siteDir, '../i18n', currentLocale, 'releases.json');
  return {
    name: 'releases',
    getPathsToWatch: () => [dataFile, sourceFile, localeFile],
    async contentLoaded({actions}) {
      /** @type {{packages: Record<string, Package>}} */
      const {packages} = JSON.parse(await fs.readFile(dataFile, 'utf8'));
      const source = await readHighlights(sourceFile);
      const translated = currentLocale === defaultLocale ? {} : await readHighlights(localeFile);
      const data = Object.entries(packages).map(([name, {repository, releases}]) => ({
        name,
        releases: releases.map(({version, date, tag}) => {
          const key = `${name} ${version}`;
          return {
            version,
            date,
            tagUrl: `${repository}/releases/tag/${encodeURIComponent(tag)}`,
            highlights: translated[key] ?? source[key] ?? [],
            isSource: translated[key] === undefined && currentLocale !== defaultLocale,
          };
        }),
      }));
      await actions.createData('releases.json', JSON.stringify(data));
    },
  };
};
