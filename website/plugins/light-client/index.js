// @ts-check
const path = require('path');

const prism = path.join(__dirname, '../../src/prism/index.js');

/**
 * Less JavaScript for readers, with the same pages:
 * - Prism with the languages of these pages, not with the thirty that `prism-react-renderer` brings,
 * - the site's configuration and list of modules without what the build alone reads of them.
 *
 * @param {import('@docusaurus/types').LoadContext} context
 * @returns {import('@docusaurus/types').Plugin}
 */
module.exports = function lightClientPlugin({generatedFilesDir}) {
  return {
    name: 'light-client',
    configureWebpack(config, isServer) {
      return {
        module: {
          rules: isServer
            ? []
            : [
                {
                  test: /[\\/](?:registry\.js|docusaurus\.config\.mjs)$/,
                  include: generatedFilesDir,
                  enforce: 'pre',
                  use: [require.resolve('./generated-loader')],
                },
              ],
        },
        plugins: [
          (/** @type {import('webpack').Compiler} */ compiler) =>
            new compiler.webpack.NormalModuleReplacementPlugin(
              /prism-react-renderer[\\/]prism[\\/]index\.js$/,
              prism,
            ).apply(compiler),
        ],
      };
    },
  };
};
