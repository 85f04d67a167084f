// @ts-check
const {getElementsByTagName, textContent} = require('domutils');
const {parseDocument} = require('htmlparser2');
const ConfigurationError = require('../../config/configurationError');
const {hashSource, metaPolicy} = require('./contentSecurityPolicy');

/** @typedef {{file: string, html: string}} Page `file`: path in the output folder of the locale */

/** Only scripts of these types run, and need a hash. Any other type is data. */
const executable = /^(?:|module|text\/javascript|application\/javascript|speculationrules)$/;

/** The policy does not apply to anything before it, so it comes right after the charset. */
const charset = /<meta charset=["']?utf-8["']?\s*\/?>/i;

/**
 * Hashes of the inline scripts of a page that a browser runs.
 *
 * @param {string} html
 */
function scriptHashes(html) {
  return getElementsByTagName('script', parseDocument(html), true)
    .filter(({attribs: {src, type = ''}}) => src === undefined && executable.test(type))
    .map((script) => hashSource(textContent(script)));
}

/**
 * Adds the content security policy to the rendered pages of a locale.
 *
 * @param {Page[]} pages all HTML files of the locale, minified
 * @param {string} [host] origin of the search host
 * @returns {Page[]}
 * @throws {ConfigurationError} if there is no page, or a page has no `<meta charset>`
 */
function addPolicies(pages, host) {
  if (pages.length === 0) {
    throw new ConfigurationError(
      'site-output: the server compilation emitted no HTML, so the pages would have no content security policy. Check how Docusaurus writes its pages (website/plugins/site-output/index.js).',
    );
  }
  return pages.map(({file, html}) => {
    if (!charset.test(html)) {
      throw new ConfigurationError(
        `site-output: ${file} has no <meta charset="UTF-8">, so the content security policy cannot be inserted. Check ssrTemplate and the HTML minifier.`,
      );
    }
    return {
      file,
      html: html.replace(charset, (meta) => meta + metaPolicy(scriptHashes(html), host)),
    };
  });
}

module.exports = {addPolicies};
