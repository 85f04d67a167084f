// @ts-check
const {
  default: stockTemplate,
} = require('@docusaurus/core/lib/webpack/templates/ssr.html.template');

/** The stock template fetches and runs the scripts of the app at once. */
const preloads = /<% it\.scripts\.forEach\(\(script\) => \{ %>\s*<link[^\n]*\n\s*<% \}\); %>/;
const scripts = /<% it\.scripts\.forEach\(\(script\) => \{ %>\s*<script[^\n]*\n\s*<% \}\); %>/;

const addresses = `<script id="app-scripts" type="application/json"><%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %></script>`;

/**
 * Docusaurus' template of a page, in which the scripts of the app are named, not run: `script.js` fetches them.
 *
 * @throws {Error} where the template of another version of Docusaurus has no such lines
 */
function ssrTemplate() {
  if (!preloads.test(stockTemplate) || !scripts.test(stockTemplate)) {
    throw new Error(
      'deferred-hydration: the template of Docusaurus names its scripts in another way.',
    );
  }
  return stockTemplate.replace(preloads, '').replace(scripts, () => addresses);
}

module.exports = {ssrTemplate};
