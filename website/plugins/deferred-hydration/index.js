// @ts-check
const {
  default: stockTemplate,
} = require('@docusaurus/core/lib/webpack/templates/ssr.html.template');
const {deferredHydrationScript} = require('./script');

const name = 'deferred-hydration';

/** In the stock template, these lines load the scripts of a page at once. */
const preloads = /<% it\.scripts\.forEach\(\(script\) => \{ %>\s*<link[^\n]*\n\s*<% \}\); %>/;
const scripts = /<% it\.scripts\.forEach\(\(script\) => \{ %>\s*<script[^\n]*\n\s*<% \}\); %>/;

/** URLs of the scripts that all pages share, of the page's own, and of those that search loads. */
const urls = `<% const isShared = (script) => /main\\./.test(script); const toUrl = (script) => it.baseUrl + script; %>
  <script id="page-scripts" type="application/json"><%~ JSON.stringify({
    search: JSON.parse(process.env.SEARCH_SCRIPTS),
    shared: it.scripts.filter(isShared).map(toUrl),
    own: it.scripts.filter((script) => !isShared(script)).map(toUrl),
  }) %></script>`;

/**
 * The page template of Docusaurus, with a list of the scripts instead of elements that load them. `script.js` loads them.
 *
 * @param {string} template
 * @throws {Error} if the template loads its scripts in another way
 */
function ssrTemplate(template = stockTemplate) {
  if (!preloads.test(template) || !scripts.test(template)) {
    throw new Error(
      'deferred-hydration: the page template of Docusaurus loads its scripts in another way, so hydration cannot be deferred. Adapt ssrTemplate to this version of Docusaurus.',
    );
  }
  return template.replace(preloads, () => urls).replace(scripts, '');
}

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
