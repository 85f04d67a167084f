// @ts-check
const path = require('path');
const {EsbuildPlugin} = require('esbuild-loader');

const stockMdxLoader = require.resolve('@docusaurus/mdx-loader');
const sharedMdxLoader = path.join(__dirname, 'sharedMdxLoader.js');
const stockMinifier = 'html-minifier-terser';

// Browsers from Safari 14 on, which Docusaurus and React also require.
const target = 'es2020';

/**
 * esbuild instead of Babel, for `webpack.jsLoader` of the site's configuration.
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

/**
 * Compiles each Markdown file once for client and server.
 *
 * @param {import('webpack').Configuration} config with the rules of the content plugins
 * @param {string} locale
 */
function shareMdx({module}, locale) {
  const loaders = (module?.rules ?? []).flatMap((rule) =>
    rule && typeof rule === 'object' && Array.isArray(rule.use)
      ? rule.use.filter((use) => typeof use === 'object' && use?.loader === stockMdxLoader)
      : [],
  );
  if (loaders.length === 0) {
    throw new Error(
      'fast-build: no webpack rule uses @docusaurus/mdx-loader. List the plugin after the content plugins, or adapt it to this version of Docusaurus.',
    );
  }
  for (const use of /** @type {{loader: string, options: object}[]} */ (loaders)) {
    Object.assign(use, {loader: sharedMdxLoader, options: {...use.options, locale}});
  }
}

/**
 * Fails the build if the server bundle does not load the HTML minifier that `externals` replaces.
 *
 * @param {import('webpack').Compiler} compiler
 */
function requireStockMinifier(compiler) {
  compiler.hooks.thisCompilation.tap('fast-build', ({hooks}) =>
    hooks.finishModules.tap('fast-build', (modules) => {
      const requests = Array.from(
        modules,
        (module) => 'userRequest' in module && module.userRequest,
      );
      if (!requests.includes(stockMinifier)) {
        throw new Error(
          `fast-build: the server bundle does not require ${stockMinifier}, so @swc/html cannot replace it. Adapt the externals to this version of Docusaurus.`,
        );
      }
    }),
  );
}

/**
 * Makes a cold production build take at most 0.4 of the stock time, with pages of the same DOM (`pnpm bench`):
 * - esbuild minifies JavaScript and CSS,
 * - webpack's persistent cache is off: a build that starts cold only writes it,
 * - each Markdown file is compiled once, and the client and server compilations share the result,
 * - @swc/html minifies the pages.
 *
 * @param {import('@docusaurus/types').LoadContext} context
 * @returns {import('@docusaurus/types').Plugin}
 */
function fastBuildPlugin({i18n: {currentLocale}}) {
  return {
    name: 'fast-build',
    configureWebpack(config, isServer) {
      if (config.mode !== 'production') {
        return {};
      }
      shareMdx(config, currentLocale);
      if (isServer) {
        return {
          cache: false,
          externals: {[stockMinifier]: `commonjs2 ${require.resolve('./htmlMinifier')}`},
          plugins: [requireStockMinifier],
        };
      }
      return {
        cache: false,
        mergeStrategy: {'optimization.minimizer': 'replace'},
        optimization: {
          minimizer: [new EsbuildPlugin({target, css: true, legalComments: 'none'})],
        },
      };
    },
  };
}

module.exports = fastBuildPlugin;
module.exports.jsLoader = jsLoader;
