// @ts-check
const {
  default: stockTemplate,
} = require('@docusaurus/core/lib/webpack/templates/ssr.html.template');
const {deferredHydrationScript} = require('./script');

const name = 'deferred-hydration';

/**
 * The page template of Docusaurus, with a list of the scripts instead of elements that load them: those that all pages share, those of
 * the page, and those that search loads. `script.js` loads them. The list is before the content, where a heading could have its id.
 */
const ssrTemplate = `<%
  const urls = (isShared) => it.scripts.filter((script) => /main\\./.test(script) === isShared).map((script) => it.baseUrl + script);
  const list = {search: JSON.parse(process.env.SEARCH_SCRIPTS), shared: urls(true), own: urls(false)};
  it.preBodyTags += '<script id="page-scripts" type="application/json">' + JSON.stringify(list) + '</script>';
  it.scripts = [];
%>${stockTemplate}`;

/** Names of the chunks with the modal and the worker of search (`docusaurus-theme-search-meilisearch`). */
const searchChunks = ['search-modal', 'search-worker'];

/**
 * Pages hydrate at the first interaction: `script.js` loads their scripts then, `ssrTemplate` in
 * docusaurus.config.js keeps them from loading before.
 *
 * @param {import('@docusaurus/types').LoadContext} context
 * @returns {import('@docusaurus/types').Plugin}
 */
module.exports = function deferredHydrationPlugin({baseUrl}) {
  // The client is emitted before the pages. Their template has access to nothing else.
  const findSearchScripts = (/** @type {import('webpack').Compiler} */ {hooks}) =>
    hooks.emit.tap(name, ({namedChunkGroups}) => {
      const scripts = searchChunks.flatMap((chunk) => {
        const files = namedChunkGroups.get(chunk)?.getFiles();
        if (!files) {
          throw new Error(`deferred-hydration: no script is named "${chunk}". Adapt searchChunks.`);
        }
        return files.filter((file) => file.endsWith('.js')).map((file) => baseUrl + file);
      });
      process.env.SEARCH_SCRIPTS = JSON.stringify(scripts);
    });

  return {
    name,
    configureWebpack: ({mode}, isServer) =>
      mode === 'production' && !isServer ? {plugins: [findSearchScripts]} : {},
    injectHtmlTags: () => ({
      headTags:
        process.env.NODE_ENV === 'production'
          ? [{tagName: 'script', innerHTML: deferredHydrationScript}]
          : [],
    }),
  };
};
module.exports.ssrTemplate = ssrTemplate;
