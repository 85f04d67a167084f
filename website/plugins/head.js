// @ts-check

/**
 * Links in the head of every page that need the locale's base address: the web manifest, the icon of Apple devices, and the
 * preload of the one font file, so that text is drawn in it from the first paint on.
 *
 * @param {import('@docusaurus/types').LoadContext} context
 * @returns {import('@docusaurus/types').Plugin}
 */
module.exports = function headPlugin({baseUrl}) {
  const link = (/** @type {Record<string, string>} */ attributes) => ({
    tagName: 'link',
    attributes,
  });
  return {
    name: 'head',
    injectHtmlTags: () => ({
      headTags: [
        link({
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          href: `${baseUrl}fonts/hanken-grotesk-latin.woff2`,
          crossorigin: 'anonymous',
        }),
        link({rel: 'manifest', href: `${baseUrl}manifest.json`}),
        link({rel: 'apple-touch-icon', href: `${baseUrl}img/icon-maskable.svg`}),
        {tagName: 'meta', attributes: {name: 'theme-color', content: '#0d1420'}},
      ],
    }),
  };
};
