// @ts-check
const {controlsScript} = require('./controls');

/**
 * Shows a new announcement to readers who closed the previous one. The theme does so too, but only after hydration, and the page would
 * jump. An inline script before the theme's first script, so it uses nothing from outside.
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
    // Storage is denied, so no announcement was hidden.
  }
}

/**
 * The browser fetches pages of the site whose link the reader points at or touches, unless it saves data. `src/components/EarlySearch`
 * removes the rule, because React loads the code of pages instead.
 */
const pointedAt = {prefetch: [{where: {href_matches: '/*'}, eagerness: 'moderate'}]};

/**
 * Tags in the head of every page: the preload of the font file, so that the first paint uses it, the list of the files of the search
 * index (1 KB), so that the tap on search can request them, and the scripts.
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
        {
          tagName: 'link',
          attributes: {rel: 'prefetch', as: 'fetch', href: `${baseUrl}search/index.json`},
        },
        {tagName: 'script', innerHTML: `(${forgetOlderAnnouncement})(${JSON.stringify(id)})`},
        {tagName: 'script', innerHTML: controlsScript},
        {
          tagName: 'script',
          attributes: {type: 'speculationrules'},
          innerHTML: JSON.stringify(pointedAt),
        },
      ],
    }),
  };
};
