// @ts-check
const path = require('path');
const {EsbuildPlugin} = require('esbuild-loader');
const TerserPlugin = require('terser-webpack-plugin');
const {serverAfterClient} = require('./serverAfterClient');

const {default: WaitPlugin} = require('@docusaurus/core/lib/webpack/plugins/WaitPlugin');
const stockMdxLoader = require.resolve('@docusaurus/mdx-loader');
const sharedMdxLoader = path.join(__dirname, 'shared-mdx-loader.js');

/** `pnpm bench` builds the site with the loaders of Docusaurus too, to compare. */
const isStock = Boolean(process.env.STOCK_LOADERS);

// Syntax of Safari 14 and its contemporaries; the modules of Docusaurus and React themselves ask for no less.
const target = 'es2020';

/**
 * esbuild in the place of babel, for `webpack.jsLoader` of the site's config.
 *
 * @param {boolean} isServer
 */
function jsLoader(isServer) {
  return {
    loader: require.resolve('esbuild-loader'),
    options: isServer
      ? // Server rendering evaluates the bundle as CommonJS and cannot load further chunks.
        {loader: 'tsx', target: 'node16', format: 'cjs', supported: {'dynamic-import': false}}
      : {loader: 'tsx', target},
  };
}

const mainScript = /[\\/]main\.[^\\/]+\.js$/;

/**
 * A cold production build in 0.4 of the stock time at most, with the same HTML (see `pnpm bench`):
 * - esbuild minifies JavaScript and CSS, all but the script that every page loads: terser makes it 5 % smaller, in a thread of its own,
 * - webpack's persistent cache is off: writing it costs more than it gives to builds that start cold,
 * - each Markdown file is compiled once, and the client's and the server's compilation share the result,
 * - no stylesheet is searched for a configuration of PostCSS: the one of Docusaurus stands in its loader's options,
 * - the server's modules are compiled while the client's are minified, not before,
 * - pages are minified in threads of their own, while others are rendered.
 *
 * @param {import('@docusaurus/types').LoadContext} context
 * @returns {import('@docusaurus/types').Plugin}
 */
function fastBuildPlugin({i18n: {currentLocale}}) {
  const order = serverAfterClient();
  return {
    name: 'fast-build',
    configureWebpack(config, isServer) {
      if (isStock || config.mode !== 'production') {
        return {};
      }
      for (const rule of config.module?.rules ?? []) {
        const uses = rule && typeof rule === 'object' && Array.isArray(rule.use) ? rule.use : [];
        for (const use of uses) {
          if (use && typeof use === 'object' && use.loader === stockMdxLoader) {
            use.loader = sharedMdxLoader;
            use.options = {.../** @type {object} */ (use.options), sharedBy: currentLocale};
          }
          const {postcssOptions} =
            /** @type {{options?: {postcssOptions?: object}}} */ (use).options ?? {};
          if (postcssOptions) {
            Object.assign(postcssOptions, {config: false});
          }
        }
      }
      if (isServer) {
        config.plugins = config.plugins?.filter((plugin) => plugin?.constructor !== WaitPlugin);
        return {
          cache: false,
          externals: {
            'html-minifier-terser': `commonjs2 ${require.resolve('./threadedMinifier')}`,
          },
          plugins: [order.server],
        };
      }
      return {
        cache: false,
        plugins: [order.client],
        mergeStrategy: {'optimization.minimizer': 'replace'},
        optimization: {
          minimizer: [
            new EsbuildPlugin({target, css: true, legalComments: 'none', exclude: mainScript}),
            new TerserPlugin({
              include: mainScript,
              extractComments: false,
              terserOptions: {ecma: 2020, compress: {passes: 2}, format: {comments: false}},
            }),
          ],
        },
      };
    },
  };
}

module.exports = fastBuildPlugin;
/** For `webpack.jsLoader` of the site's config; undefined leaves babel in its place. */
module.exports.jsLoader = isStock ? undefined : jsLoader;
