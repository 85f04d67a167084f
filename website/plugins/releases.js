// @ts-check
const fs = require('fs');
const path = require('path');
const ConfigurationError = require('../config/configurationError');

/** @typedef {{version: string, date: string, tag: string, highlights?: string[]}} Release */
/** @typedef {{repository: string, releases: Release[]}} Package */

/**
 * Highlights of releases by `<package> <version>`. Empty if a locale has none.
 *
 * @param {string} file
 * @returns {Record<string, string[]>}
 */
function readHighlights(file) {
  try {
    return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
  } catch (error) {
    throw new ConfigurationError(
      `${file} cannot be read as JSON: ${/** @type {Error} */ (error).message}`,
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
      const {packages} = JSON.parse(fs.readFileSync(dataFile, 'utf8'));
      const source = readHighlights(sourceFile);
      const translated = currentLocale === defaultLocale ? {} : readHighlights(localeFile);
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
