// @ts-check

/**
 * The preload, in the head of every page, of the one font file, so that text is drawn in it from the first paint on.
 *
 * @param {import('@docusaurus/types').LoadContext} context
 * @returns {import('@docusaurus/types').Plugin}
 */
module.exports = function headPlugin({baseUrl}) {
  return {
    name: 'head',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: `${baseUrl}fonts/hanken-grotesk-latin.woff2`,
            crossorigin: 'anonymous',
          },
        },
      ],
    }),
  };
};
