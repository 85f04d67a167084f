// @ts-check
const {contentSecurityPolicy} = require('../security/contentSecurityPolicy');
const {hashSources} = require('../security/inlineScripts');
const {breadcrumbs} = require('./breadcrumbs');
const {sitemap} = require('./sitemap');

/** First in the head, for nothing that stands before it is held to it. */
const afterCharset = /<meta charset="UTF-8">/;

/**
 * The page as it is deployed: with its content security policy, with its trail as structured data, and with a type for those who
 * preview links.
 *
 * @param {string} html as rendered
 * @param {import('./breadcrumbs').Site} site
 */
function finishPage(html, site) {
  const type = html.includes('property="og:type"')
    ? ''
    : '<meta property="og:type" content="website">';
  const complete = html.replace('</head>', () => `${type}${breadcrumbs(html, site)}</head>`);
  const policy = contentSecurityPolicy(hashSources([complete]), {isMeta: true});
  return complete.replace(
    afterCharset,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

/**
 * Finishes the rendered pages before they are written, and adds the sitemap. Not in `postBuild`: all plugins' `postBuild` run at the
 * same time, and the service worker's list of files is made there.
 *
 * @param {import('@docusaurus/types').LoadContext} context
 * @returns {import('@docusaurus/types').Plugin}
 */
module.exports = function finishedPagesPlugin({siteConfig, baseUrl}) {
  const name = 'finished-pages';
  const site = {name: siteConfig.title, url: siteConfig.url, baseUrl};
  return {
    name,
    configureWebpack(config, isServer) {
      if (!isServer || config.mode !== 'production') {
        return {};
      }
      return {
        plugins: [
          (/** @type {import('webpack').Compiler} */ compiler) => {
            const {RawSource} = compiler.webpack.sources;
            compiler.hooks.emit.tap(name, (compilation) => {
              const pages = compilation
                .getAssets()
                .filter((asset) => asset.name.endsWith('.html') && !asset.info.copied)
                .map((asset) => ({
                  file: asset.name,
                  html: finishPage(asset.source.source().toString(), site),
                }));
              for (const {file, html} of pages) {
                compilation.updateAsset(file, new RawSource(html));
              }
              if (pages.length > 0) {
                compilation.emitAsset(
                  'sitemap.xml',
                  new RawSource(sitemap(pages, `${site.url}${baseUrl}`)),
                );
              }
            });
          },
        ],
      };
    },
  };
};
