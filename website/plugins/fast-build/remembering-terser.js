// @ts-check
const terser = require('terser');

/** @type {Map<string, ReturnType<typeof terser.minify>>} */
const known = new Map();

/**
 * Terser for the scripts within the pages, which are the same on every page: each is minified once.
 *
 * @type {typeof terser.minify}
 */
async function minify(code, options) {
  const key = JSON.stringify([code, options]);
  const minified = known.get(key) ?? terser.minify(code, options);
  known.set(key, minified);
  return minified;
}

module.exports = {minify};
