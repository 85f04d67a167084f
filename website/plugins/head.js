// @ts-check
/* global addEventListener, document */

// The sources of these functions are inline scripts of every page, before the theme's first script. They use nothing from outside.

/**
 * Shows a new announcement to readers who closed the previous one. The theme does so too, but only after hydration, and the page would
 * jump.
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
 * Copies the URL of a heading when its link is followed, also before hydration. `src/components/HeadingLinkStatus` has the message.
 */
function copyHeadingLinks() {
  /** Milliseconds until the mark at the link disappears. */
  const shown = 2000;

  addEventListener('click', async (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    const link = /** @type {HTMLAnchorElement | null | undefined} */ (
      target.closest?.('a.hash-link')
    );
    // With these keys, the browser opens the link elsewhere.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
      return;
    }
    try {
      await navigator.clipboard.writeText(link.href);
    } catch (error) {
      // Without HTTPS or permission, the URL is only in the address bar.
      console.warn(error);
      return;
    }
    const status = /** @type {HTMLElement} */ (document.getElementById('heading-link-status'));
    status.textContent = status.dataset.message ?? '';
    link.dataset.copied = '';
    setTimeout(() => {
      status.textContent = '';
      delete link.dataset.copied;
    }, shown);
  });
}

/** Closes the menu or the table of contents of a small window when a link in it is followed, also before hydration. */
function closePopovers() {
  addEventListener('click', ({target}) => {
    const popover = /** @type {HTMLElement} */ (target).closest?.('a[href]')?.closest('[popover]');
    if (popover?.matches(':popover-open')) {
      /** @type {HTMLElement} */ (popover).hidePopover();
    }
  });
}

/**
 * Tags in the head of every page: the preload of the font file, so that the first paint uses it, and the scripts.
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
        {tagName: 'script', innerHTML: `(${copyHeadingLinks})()`},
        {tagName: 'script', innerHTML: `(${closePopovers})()`},
      ],
    }),
  };
};
