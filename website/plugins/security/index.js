// @ts-check
const path = require('path');
const {trustedTypesScript} = require('./trustedTypes');
const {webpackPolicy} = require('./contentSecurityPolicy');
const {writeSiteRoot} = require('./siteRoot');

/**
 * What protects a reader of the built site: a content security policy with Trusted Types, in each page (see
 * `../finished-pages`) and in `_headers`.
 *
 * @param {import('@docusaurus/types').LoadContext} context
 * @returns {import('@docusaurus/types').Plugin}
 */
module.exports = function securityPlugin({siteConfig, i18n}) {
  return {
    name: 'security',
    // webpack's own policy for the addresses of its chunks: workers have no other.
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {output: {trustedTypes: {policyName: webpackPolicy}}},
    injectHtmlTags: () => ({
      headTags:
        process.env.NODE_ENV === 'production'
          ? [{tagName: 'script', innerHTML: trustedTypesScript}]
          : [],
    }),
    async postBuild({outDir}) {
      // A locale other than the default one is built into a folder of the site.
      const isDefault = i18n.currentLocale === i18n.defaultLocale;
      await writeSiteRoot(isDefault ? outDir : path.dirname(outDir), siteConfig.url, i18n.locales);
    },
  };
};
