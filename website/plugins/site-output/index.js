// @ts-check
const path = require('path');
const {searchOrigin, webpackPolicy} = require('./contentSecurityPolicy');
const {addPolicies} = require('./pages');
const {writeSiteRoot} = require('./siteRoot');
const {trustedTypesScript} = require('./trustedTypes');

const name = 'site-output';

/**
 * Everything about the built site that is not content: in each page the content security policy and Trusted Types; per site
 * `_headers`, `_redirects`, `robots.txt` and `.well-known/security.txt`.
 *
 * @param {import('@docusaurus/types').LoadContext} context
 * @returns {import('@docusaurus/types').Plugin}
 */
module.exports = function siteOutputPlugin({siteConfig, i18n}) {
  const host = searchOrigin(siteConfig.themeConfig);

  // Runs before the files are written: the service worker hashes them in `postBuild`, which runs in parallel for all plugins.
  function processEmittedPages(/** @type {import('webpack').Compiler} */ compiler) {
    const {RawSource} = compiler.webpack.sources;
    compiler.hooks.emit.tap(name, (compilation) => {
      if (compilation.errors.length > 0) {
        // Pages are missing because rendering failed. Docusaurus reports that.
        return;
      }
      const assets = compilation
        .getAssets()
        .filter(({name: file, info}) => file.endsWith('.html') && !info.copied)
        .map(({name: file, source}) => ({file, html: source.source().toString()}));
      for (const {file, html} of addPolicies(assets, host)) {
        compilation.updateAsset(file, new RawSource(html));
      }
    });
  }

  return {
    name,
    configureWebpack(config, isServer) {
      if (!isServer) {
        // The URLs of chunks and workers need a policy of their own: workers have no default one.
        return {output: {trustedTypes: {policyName: webpackPolicy}}};
      }
      return config.mode === 'production' ? {plugins: [processEmittedPages]} : {};
    },
    injectHtmlTags: () => ({
      headTags:
        process.env.NODE_ENV === 'production'
          ? [{tagName: 'script', innerHTML: trustedTypesScript}]
          : [],
    }),
    async postBuild({outDir}) {
      // Docusaurus builds all locales except the default into a subfolder.
      const isDefault = i18n.currentLocale === i18n.defaultLocale;
      await writeSiteRoot(isDefault ? outDir : path.dirname(outDir), siteConfig.url, i18n, host);
    },
  };
};
