// @ts-check
/** The website with the loaders and minifiers of Docusaurus, for `build.mjs`. */
const path = require('path');

const file = require.resolve('../../website/docusaurus.config.js');
const config = require(file);

/** Docusaurus resolves relative names of plugins from the folder of the configuration. */
const resolve = (/** @type {any} */ plugin) => {
  const [name, ...options] = [plugin].flat();
  return [name.startsWith('.') ? path.resolve(file, '..', name) : name, ...options];
};

module.exports = {
  ...config,
  webpack: undefined,
  plugins: config.plugins
    .filter((/** @type {unknown} */ plugin) => plugin !== './plugins/fast-build')
    .map(resolve),
};
