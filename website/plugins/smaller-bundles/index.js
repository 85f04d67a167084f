// @ts-check
const path = require('path');

const name = 'smaller-bundles';

/** @typedef {{resource?: string, loaders?: object[]}} ModuleData the part of webpack's `createData` that is changed here */

/**
 * A webpack plugin that changes how a module is created. Fails the build if no module matches: otherwise the bundles would grow unnoticed.
 *
 * @param {RegExp} pattern of the module's file
 * @param {(data: ModuleData) => void} change
 */
function changeModule(pattern, change) {
  return (/** @type {import('webpack').Compiler} */ compiler) => {
    let isFound = false;
    compiler.hooks.normalModuleFactory.tap(name, ({hooks}) =>
      hooks.afterResolve.tap(name, ({createData}) => {
        if (createData && pattern.test(createData.resource ?? '')) {
          isFound = true;
          change(createData);
        }
      }),
    );
    compiler.hooks.thisCompilation.tap(name, ({hooks}) =>
      hooks.finishModules.tap(name, () => {
        if (!isFound) {
          throw new Error(
            `smaller-bundles: no module matches ${pattern}. Adapt the pattern to the installed versions of Docusaurus and prism-react-renderer.`,
          );
        }
      }),
    );
  };
}

const replaceBy = (/** @type {string} */ file) => (/** @type {ModuleData} */ data) => {
  data.resource = path.join(__dirname, '../../src', file);
};

/** Loads the module before any other loader sees it. */
const loadWith = (/** @type {string} */ loader) => (/** @type {ModuleData} */ data) => {
  data.loaders = [...(data.loaders ?? []), {loader: require.resolve(loader)}];
};

/**
 * Sends less JavaScript to readers, with the same pages:
 * - Prism has the languages of these pages only: 15 KB gz instead of 31,
 * - Prism is loaded only for code that did not come with the page: the scripts of every page are 13 KB gz smaller,
 * - each page lists its chunks, so that they load in parallel with the shared scripts (`registryLoader.js`),
 * - no path of the build machine is in the scripts,
 * - no rule of the theme makes browsers compute the style of the whole page at the first click (`src/css/focus.css`).
 *
 * @returns {import('@docusaurus/types').Plugin}
 */
module.exports = function smallerBundlesPlugin() {
  return {
    name,
    configureWebpack: (_config, isServer) => ({
      // Otherwise, a page also lists chunks whose modules are all in another one.
      optimization: {flagIncludedChunks: false},
      plugins: [
        changeModule(/prism-react-renderer[\\/]prism[\\/]index\.js$/, replaceBy('prism/index.js')),
        changeModule(/theme-common[\\/]lib[\\/]hooks[\\/]styles\.css$/, replaceBy('css/focus.css')),
        changeModule(/[\\/]\.docusaurus[^\\/]*[\\/]registry\.js$/, loadWith('./registryLoader')),
        isServer
          ? changeModule(
              /src[\\/]prism[\\/]emptyHighlighter\.ts$/,
              replaceBy('prism/HighlightedLines.tsx'),
            )
          : // The theme's first scripts load Prism to add languages.
            changeModule(
              /theme-classic[\\/]lib[\\/]prism-include-languages\.js$/,
              replaceBy('prism/emptyHighlighter.ts'),
            ),
      ],
    }),
  };
};
