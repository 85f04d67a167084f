// @ts-check
/* global addEventListener, document, location, window */

/**
 * Hydrates a page at the first interaction. An inline script of every page, so it uses nothing from outside of this function.
 *
 * The HTML of a page is complete, and `plugins/controls.js` handles its controls. Only search needs React: until then, its button and
 * its hotkeys open the field in `src/components/EarlySearch`.
 */
function deferHydration() {
  // Assistive technology may click without a pointer or a key.
  const interactions = ['pointermove', 'scroll', 'focusin', 'pointerdown', 'keydown', 'click'];
  const complete = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  const find = (/** @type {string} */ selector) =>
    /** @type {any} */ (document.querySelector(selector));
  const searchField = () => find('input#_search');
  const scripts = () => JSON.parse(find('script#page-scripts').text);
  let isLoading = false;
  /** @type {Promise<unknown> | undefined} */
  let ownScripts;

  /** Fetches the scripts that all pages share, without running them. @param {string} rel */
  function fetchShared(rel) {
    for (const href of scripts().shared) {
      const link = Object.assign(document.createElement('link'), {rel, as: 'script', href});
      document.head.append(link);
    }
  }

  /**
   * Runs a script. If it fails, tries again every 2 s. If the server no longer has it, as after a deployment, loads the page again, but
   * only once.
   *
   * @param {string} src
   */
  const run = (src) =>
    new Promise((resolve) => {
      const script = Object.assign(document.createElement('script'), {src, onload: resolve});
      script.onerror = async () => {
        const field = searchField();
        field.setCustomValidity(field.dataset.failed);
        field.reportValidity();
        const [{type}] = /** @type {any[]} */ (performance.getEntriesByType('navigation'));
        const {status} = await fetch(src).catch(() => /** @type {any} */ ({}));
        if (status === 404 && type !== 'reload') {
          location.reload();
        }
        setTimeout(() => resolve(run(src)), 2000);
      };
      document.body.append(script);
    });

  /** Runs the scripts of this page. `src/client/earlySearch.tsx` waits for them: without one, Docusaurus would fail for good. */
  const loadPage = () => (ownScripts ??= Promise.all(scripts().own.map(run)));
  Object.assign(window, {loadPage});

  /** @param {{type?: string, target?: any, movementX?: number, movementY?: number}} event */
  async function load({type, target, movementX, movementY}) {
    // Chromium may send a `pointermove` after the first layout although the pointer rests. What happens at the search button focuses the
    // field, or scrolls the page.
    const isOther =
      (type === 'pointermove' && !movementX && !movementY) || target?.closest?.('.search-button');
    if (!isLoading && !isOther) {
      isLoading = true;
      await complete;
      fetchShared('preload');
      // Search needs the shared scripts only.
      if (!searchField()?.matches(':focus')) {
        void loadPage();
      }
      for (const src of scripts().shared) {
        await run(src);
      }
    }
  }

  /** Hydration removes the field. @param {Event} event */
  function openSearch(event, field = searchField()) {
    if (field) {
      event.preventDefault();
      field.showPopover?.();
      field.focus();
    }
  }

  /** @param {KeyboardEvent} event */
  function pressKey(event) {
    const {key, code, ctrlKey, metaKey, altKey, shiftKey, keyCode, target} = event;
    // 13 is Enter. 229: an input method handles the key.
    searchField()?.setAttribute('data-key', keyCode);
    // The S key of a Korean keyboard produces ㄴ. Some keyboard layouts need shift for `/`.
    const latin = (key < '\x7f' ? key : code.replace('Key', '')).toUpperCase();
    const hotKey = (ctrlKey || metaKey ? 'Control+' : '') + latin;
    const isOther = altKey || (shiftKey && latin > '@') || keyCode === 229;
    const isText = /** @type {Element} */ (target).matches?.('input,textarea');
    const hotKeys = find('.search-button').getAttribute('aria-keyshortcuts').split(' ');
    if (!isOther && !isText && hotKeys.includes(hotKey)) {
      openSearch(event);
    }
  }

  /** Whether stored choices change the page: to read it offline, or to hide a notice. */
  function hasStoredState() {
    try {
      return Object.keys(localStorage).some((key) => /^offline |\.dismissed\./.test(key));
    } catch {
      // Storage is blocked: nothing was stored.
      return false;
    }
  }

  // First, so that `load` knows what was opened.
  addEventListener('keydown', pressKey, true);
  addEventListener(
    'click',
    (event) => {
      // Not the click of `EarlySearch`.
      if (event.isTrusted && /** @type {Element} */ (event.target).closest('.search-button')) {
        openSearch(event);
      }
    },
    true,
  );
  interactions.forEach((type) => addEventListener(type, load, true));
  void complete.then(() => {
    const {saveData, effectiveType} = /** @type {any} */ (navigator).connection ?? {};
    // The query parameter turns on offline reading, which needs the scripts.
    if (hasStoredState() || location.search.includes('offlineMode')) {
      void load({});
    } else if (!saveData && !/2g/.test(effectiveType)) {
      fetchShared('prefetch');
    }
  });
}

module.exports = {deferredHydrationScript: `(${deferHydration})()`};
