// @ts-check
const fs = require('fs');
const path = require('path');
const ConfigurationError = require('../config/configurationError');

/**
 * Ends the start when the locale has no translations at all. Docusaurus would build the whole site in English under that
 * locale's address, without a word.
 *
 * @param {import('@docusaurus/types').LoadContext} context
 * @returns {import('@docusaurus/types').Plugin}
 */
module.exports = function localeFolderPlugin({siteDir, i18n}) {
  const {currentLocale, defaultLocale, path: folder} = i18n;
  const file = path.join(folder, currentLocale, 'code.json');
  if (currentLocale !== defaultLocale && !fs.existsSync(path.join(siteDir, file))) {
    throw new ConfigurationError(
      `The locale "${currentLocale}" has no translations: website/${file} is missing. Restore it, or write it with: pnpm --filter website write-translations --locale ${currentLocale}`,
    );
  }
  return {name: 'locale-folder'};
};
