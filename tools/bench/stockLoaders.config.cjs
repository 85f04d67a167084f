// @ts-check
/** The website with the loaders and minifiers of Docusaurus, for `build.mjs`. */
const {createRequire} = require('module');

const file = require.resolve('../../website/docusaurus.config.js');
const {resolve} = createRequire(file);
const config = require(file);

/** Docusaurus resolves the names of plugins and themes from the file of the configuration. */
const resolved = (/** @type {any[]} */ entries) =>
  entries.map((entry) =>
    Array.isArray(entry) ? [resolve(entry[0]), ...entry.slice(1)] : resolve(entry),
  );

module.exports = {
  ...config,
  webpack: undefined,
  plugins: resolved(
    config.plugins.filter((/** @type {any} */ it) => it !== './plugins/fast-build'),
  ),
  themes: resolved(config.themes),
};
