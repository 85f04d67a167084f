// @ts-check
const {deferredHydrationScript} = require('./script');

/**
 * Pages that are read without the app, until a reader does more than look: see `script.js`, and `ssrTemplate.js`, which the site's
 * configuration names.
 *
 * @returns {import('@docusaurus/types').Plugin}
 */
module.exports = function deferredHydrationPlugin() {
  return {
    name: 'deferred-hydration',
    injectHtmlTags: () => ({
      headTags:
        process.env.NODE_ENV === 'production'
          ? [{tagName: 'script', innerHTML: deferredHydrationScript}]
          : [],
    }),
  };
};
