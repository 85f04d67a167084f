// @ts-check
const {
  default: stockTemplate,
} = require('@docusaurus/core/lib/webpack/templates/ssr.html.template');
const {deferredHydrationScript} = require('./script');

/** In the stock template, these lines load the scripts of a page at once. */
const preloads = /<% it\.scripts\.forEach\(\(script\) => \{ %>\s*<link[^\n]*\n\s*<% \}\); %>/;
const scripts = /<% it\.scripts\.forEach\(\(script\) => \{ %>\s*<script[^\n]*\n\s*<% \}\); %>/;

/** URLs of the scripts that all pages share, and of the page's own. */
const urls = `<% const isShared = (script) => /main\\./.test(script); const toUrl = (script) => it.baseUrl + script; %>
  <script id="page-scripts" type="application/json"><%~ JSON.stringify({
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
  return template.replace(preloads, '').replace(scripts, () => urls);
}

/**
 * Pages hydrate at the first interaction: `script.js` loads their scripts then, `ssrTemplate` in
 * docusaurus.config.js keeps them from loading before.
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
module.exports.ssrTemplate = ssrTemplate;
