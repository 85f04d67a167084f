// @ts-check

/**
 * Runs in the page, as the text of this function, before the theme's first script: shows a new announcement at once to those who
 * closed the one before. The theme forgets their choice, but only once the app runs.
 *
 * @param {string} id of the announcement
 */
function forgetOlderAnnouncement(id) {
  try {
    const closed = localStorage.getItem('docusaurus.announcement.id');
    if (closed !== null && closed !== id) {
      localStorage.removeItem('docusaurus.announcement.dismiss');
    }
  } catch {
    // Storage is denied: nothing was hidden.
  }
}

/**
 * What stands in the head of every page: the preload of the one font file, so that text is drawn in it from the first paint on, and
 * a look at the announcement that a reader has closed.
 *
 * @param {import('@docusaurus/types').LoadContext} context
 * @returns {import('@docusaurus/types').Plugin}
 */
module.exports = function headPlugin({baseUrl, siteConfig}) {
  const {id} = /** @type {{id: string}} */ (siteConfig.themeConfig.announcementBar);
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
        {tagName: 'script', innerHTML: `(${forgetOlderAnnouncement})(${JSON.stringify(id)})`},
      ],
    }),
  };
};
