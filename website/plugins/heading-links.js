// @ts-check
/* global addEventListener, document */

/**
 * Copies the URL of a heading when its link is followed. Runs as an inline script in every page, so that it also works before
 * hydration. It uses nothing from outside of this function. `src/components/HeadingLinkStatus` has the message.
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

/**
 * Makes the link of each heading copy its URL.
 *
 * @returns {import('@docusaurus/types').Plugin}
 */
module.exports = function headingLinksPlugin() {
  return {
    name: 'heading-links',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: `(${copyHeadingLinks})()`}],
    }),
  };
};
