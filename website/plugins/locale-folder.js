// @ts-check
const fs = require('fs');
const path = require('path');
const ConfigurationError = require('../config/configurationError');

/**
 * Fails the build of a locale without translations: Docusaurus would silently build the whole site in English under that locale's
 * URLs. Checks in `loadContent`, which `write-translations` does not call.
 *
 * @param {import('@docusaurus/types').LoadContext} context
 * @returns {import('@docusaurus/types').Plugin}
 */
module.exports = function localeFolderPlugin({siteDir, i18n}) {
  const {currentLocale, defaultLocale, path: folder} = i18n;
  const file = path.join(folder, currentLocale, 'code.json');
  return {
    name: 'locale-folder',
    async loadContent() {
      if (currentLocale !== defaultLocale && !fs.existsSync(path.join(siteDir, file))) {
        throw new ConfigurationError(
          `The locale "${currentLocale}" has no translations: website/${file} is missing. Restore it, or create it with: pnpm sync-locales`,
        );
      }
    },
  };
};
