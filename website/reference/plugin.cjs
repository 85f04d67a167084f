// @ts-check
const path = require('path');

/**
 * Docusaurus plugin that writes the API pages before any content is read: Docusaurus awaits the initialization of all plugins
 * before the first one loads its content. `docusaurus build --locale ko` needs no preparation.
 *
 * @param {import('@docusaurus/types').LoadContext} context
 * @returns {Promise<import('@docusaurus/types').Plugin>}
 */
module.exports = async function referencePlugin(context) {
  const {siteDir, i18n} = context;
  const i18nDir = path.resolve(siteDir, i18n.path);
  const {generateReference} = await import('./generate.mjs');
  await generateReference({
    siteDir,
    i18nDir,
    // Other locales link to the English pages, so always generate those, too.
    locales: ['en', i18n.currentLocale],
    warn: (message) => console.warn(`[WARNING] ${message}`),
  });
  return {
    name: 'reference',
    /** A change of a translation or a label starts the plugins, and with them the generator, again. */
    getPathsToWatch() {
      return [
        path.join(i18nDir, i18n.currentLocale, 'reference', '*.json'),
        path.join(__dirname, 'labels', '*.json'),
        path.join(__dirname, 'introductions.md'),
      ];
    },
  };
};
