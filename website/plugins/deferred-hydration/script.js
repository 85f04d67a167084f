// @ts-check
/* global addEventListener, document, location, window */

/**
 * Hydrates a page at the first interaction. An inline script of every page, so it uses nothing from outside of this function.
 *
 * The HTML of a page is complete, and `plugins/controls.js` handles its controls. Only search needs React.
 */
function deferHydration() {
  // Assistive technology may click without a pointer or a key.
  const interactions = ['pointermove', 'scroll', 'focusin', 'keydown', 'click'];
  const complete = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  const find = (/** @type {string} */ selector) =>
    /** @type {any} */ (document.querySelector(selector));
  const scripts = () => JSON.parse(find('#page-scripts').text);
  let isLoading = false;

  /** @param {string} tag @param {object} properties */
  const append = (tag, properties) =>
    document.head.append(Object.assign(document.createElement(tag), properties));

  /** Fetches scripts without running them. @param {string} rel @param {string[]} hrefs */
  const fetchAhead = (rel, hrefs) =>
    hrefs.forEach((href) => append('link', {rel, as: 'script', href}));

  /**
   * Runs a script. If it fails, tries again every 2 s. If the server no longer has it, as after a deployment, loads the page again, but
   * only once.
   *
   * @param {string} src
   */
  const run = (src) =>
    new Promise((resolve) =>
      append('script', {
        src,
        onload: resolve,
        async onerror() {
          const field = find('input#_search');
          field.setCustomValidity(field.dataset.failed);
          field.reportValidity();
          const [{type}] = /** @type {any[]} */ (performance.getEntriesByType('navigation'));
          const {status} = await fetch(src).catch((error) => error);
          if (status === 404 && type !== 'reload') {
            location.reload();
          }
          setTimeout(() => resolve(run(src)), 2000);
        },
      }),
    );

  // For the scripts of the page: `src/client/startPage.tsx` runs them.
  window.loadScript = run;

  /** @param {any} event */
  function load(event) {
    const {type, target, movementX, movementY} = event;
    // Chromium may send a `pointermove` after the first layout although the pointer rests.
    const isMeant = type !== 'pointermove' || movementX || movementY;
    // A click on the button of search focuses the field.
    if (isMeant && !isLoading && !target?.closest?.('.search-button')) {
      isLoading = true;
      const {shared, own, search} = scripts();
      fetchAhead('preload', shared.concat(target?.id === '_search' ? search : own));
      // In any order: webpack's runtime waits for the chunks, or finds them.
      void complete.then(() => shared.forEach(run));
    }
  }

  interactions.forEach((type) => addEventListener(type, load, true));
  // A stored choice or the URL may change the page, to read it offline or to hide a notice. Else, its scripts are only fetched.
  void complete.then(() => {
    const connection = /** @type {any} */ (navigator).connection ?? {};
    let choices = location.search;
    try {
      choices += Object.keys(localStorage);
    } catch {
      // Storage is blocked: nothing was stored.
    }
    if (/offline[ M]|\.dismissed/.test(choices)) {
      load({});
    } else if (!connection.saveData && !/2g/.test(connection.effectiveType)) {
      // Not before the first paint, which would wait for them.
      new PerformanceObserver((_entries, observer) => {
        observer.disconnect();
        fetchAhead('prefetch', scripts().shared);
      }).observe({type: 'paint', buffered: true});
    }
  });
}

module.exports = {deferredHydrationScript: `(${deferHydration})()`};
