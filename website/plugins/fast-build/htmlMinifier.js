// @ts-check
const swc = require('@swc/html');

/**
 * The same DOM as the options that Docusaurus passes to html-minifier-terser. Comments stay: React separates text nodes by them.
 * Quotes and end tags stay: the plugins that process the pages search for them. Inline scripts stay apart, as the policy hashes each.
 */
const options = {
  collapseWhitespaces: /** @type {const} */ ('only-metadata'),
  removeComments: false,
  preserveComments: [],
  removeEmptyAttributes: true,
  removeRedundantAttributes: /** @type {const} */ ('smart'),
  normalizeAttributes: false,
  sortAttributes: false,
  sortSpaceSeparatedAttributeValues: false,
  tagOmission: false,
  quotes: true,
  mergeMetadataElements: false,
  minifyJs: true,
  minifyJson: false,
  minifyCss: false,
};

/**
 * Replaces `minify` of `html-minifier-terser`, whose options it ignores.
 *
 * @param {string} html
 * @returns {Promise<string>}
 * @throws {Error} if the page is not valid HTML
 */
async function minify(html) {
  const {code, errors} = await swc.minify(Buffer.from(html), options);
  if (errors?.length) {
    throw new Error(`@swc/html: ${errors.map(({message}) => message).join(' ')}`);
  }
  return code;
}

module.exports = {minify};
