// @ts-check
const path = require('path');

const prismFolder = path.join(__dirname, '../../src/prism');
const inPrismFolder = (/** @type {string} */ name) => path.join(prismFolder, name);

/**
 * Less JavaScript for readers, with the same pages:
 * - Prism with the languages of these pages, not with the thirty that `prism-react-renderer` brings, and in the browser only where
 *   code is shown that the page did not come with,
 * - the site's configuration and list of modules without what the build alone reads of them.
 *
 * @param {import('@docusaurus/types').LoadContext} context
 * @returns {import('@docusaurus/types').Plugin}
 */
module.exports = function smallerBundlesPlugin({generatedFilesDir}) {
  return {
    name: 'smaller-bundles',
    configureWebpack(config, isServer) {
      return {
        module: {
          rules: [
            {
              test: isServer
                ? /[\\/]registry\.js$/
                : /[\\/](?:registry\.js|docusaurus\.config\.mjs)$/,
              include: generatedFilesDir,
              enforce: 'pre',
              use: [{loader: require.resolve('./generatedLoader'), options: {isServer}}],
            },
          ],
        },
        plugins: [
          (/** @type {import('webpack').Compiler} */ compiler) => {
            const replace = (/** @type {RegExp} */ module, /** @type {string} */ by) =>
              new compiler.webpack.NormalModuleReplacementPlugin(module, inPrismFolder(by)).apply(
                compiler,
              );
            replace(/prism-react-renderer[\\/]prism[\\/]index\.js$/, 'index.js');
            if (isServer) {
              replace(/src[\\/]prism[\\/]absent\.ts$/, 'HighlightedLines.tsx');
            } else {
              // The theme's first scripts ask for it, to add languages.
              replace(/theme-classic[\\/]lib[\\/]prism-include-languages\.js$/, 'absent.ts');
            }
          },
        ],
      };
    },
  };
};
