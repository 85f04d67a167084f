// @ts-check
const {createRequire} = require('module');

/** Finds the copy that Docusaurus itself depends on, and would call. */
const requireAsDocusaurus = createRequire(require.resolve('@docusaurus/core/package.json'));
const {minify} = requireAsDocusaurus('html-minifier-terser');

/**
 * What a thread of `threadedMinifier.js` runs.
 *
 * @param {[html: string, options: object]} page
 * @returns {Promise<string>}
 */
module.exports = ([html, options]) => minify(html, options);
