// @ts-check
/* global addEventListener, document, Element, HTMLElement, KeyboardEvent, location, matchMedia, removeEventListener */

const hydratedEvent = require('./hydratedEvent');

/**
 * Defers hydration until the first interaction. Runs as an inline script in every page, before the first paint, so it uses nothing
 * from outside of this function.
 *
 * The HTML of a page is complete: readers read, scroll and follow links without React. The first interaction loads the scripts that
 * hydrate the page. Clicks and hotkeys before hydration are replayed after it. The scripts that all pages share are
 * prefetched, unless the reader saves data or is on 2G. The scripts of the page itself are fetched at the first interaction.
 *
 * @param {string} hydrated name of the document's event after hydration
 */
function deferHydration(hydrated) {
  // Assistive technology may click without a pointer or a key.
  const presses = ['pointerdown', 'keydown', 'click'];
  const interactions = ['pointermove', 'scroll', 'focusin', ...presses];
  /** Elements that need scripts. Links in these are only for readers without scripts; other links navigate. */
  const scripted = 'button, summary, [role="button"], [role="tab"], [aria-expanded], a[href="#"]';
  /** Elements that hydration restores from `localStorage`, with the prefix of their keys. */
  const restored = /** @type {const} */ ([
    ['[role="tablist"]', 'docusaurus.tab.'],
    ['.translation-status', 'docusaurus.translationNotice.'],
  ]);
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
  let isHydrated = false;
  /** @type {HTMLElement | undefined} */
  let clicked;
  /** @type {KeyboardEvent | undefined} */
  let shortcut;
  /** Scripts that failed to load; undefined until loading begins. @type {string[] | undefined} */
  let failed;

  /** @returns {string[]} URLs of the shared scripts and of the page's own */
  function scriptUrls() {
    return JSON.parse(document.getElementById('page-scripts')?.textContent ?? '[]');
  }

  /** Fetches the shared scripts at low priority, without running them. Safari does not support `prefetch` and ignores it. */
  function prefetchShared() {
    const {saveData = false, effectiveType = ''} =
      /** @type {{connection?: {saveData?: boolean, effectiveType?: string}}} */ (navigator)
        .connection ?? {};
    if (failed || saveData || effectiveType.endsWith('2g')) {
      return;
    }
    const shared = scriptUrls().filter((url) => /\/(?:runtime~)?main\./.test(url));
    for (const url of shared) {
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.href = url;
      document.head.append(link);
    }
  }

  function loadScripts() {
    const urls = failed ?? scriptUrls();
    failed = [];
    for (const url of urls) {
      const script = document.createElement('script');
      script.src = url;
      // Runs them in order.
      script.async = false;
      script.onerror = () => {
        failed?.push(url);
        // webpack would wait for it forever.
        script.remove();
        forgetClick();
        loadOn(presses);
      };
      document.body.append(script);
    }
  }

  /** @param {string[]} types of events, the first of which loads the scripts */
  function loadOn(types) {
    /** @param {Event & {movementX?: number, movementY?: number}} [event] */
    function load(event) {
      // Chromium may send a `pointermove` after the first layout although the pointer rests.
      if (event?.type === 'pointermove' && !event.movementX && !event.movementY) {
        return;
      }
      types.forEach((type) => removeEventListener(type, load, true));
      if (document.readyState === 'loading') {
        document.addEventListener('DOMContentLoaded', loadScripts, {once: true});
      } else {
        loadScripts();
      }
    }
    types.forEach((type) => addEventListener(type, load, {capture: true, passive: true}));
    return load;
  }

  function forgetClick() {
    clicked?.removeAttribute('data-pressed');
    clicked = undefined;
  }

  /** @param {MouseEvent} event */
  function saveClick(event) {
    const element = event.target instanceof Element ? event.target.closest(scripted) : null;
    if (!isHydrated && element instanceof HTMLElement) {
      event.preventDefault();
      forgetClick();
      clicked = element;
      element.setAttribute('data-pressed', '');
    }
  }

  /** @param {KeyboardEvent} event */
  function saveShortcut(event) {
    const {key, target, ctrlKey, metaKey} = event;
    const isTyped = target instanceof Element && target.closest('input, textarea, select') !== null;
    const isCommand = ctrlKey || metaKey;
    if (!isHydrated && !isTyped && (isCommand ? key.toLowerCase() === 'k' : key === '/')) {
      event.preventDefault();
      shortcut = event;
    }
  }

  /** Follows another tab or the system. Hydration reads the attribute. */
  function setColorMode() {
    if (isHydrated) {
      return;
    }
    let chosen = null;
    try {
      chosen = localStorage.getItem('theme');
    } catch {
      // Storage is blocked: the system's mode applies.
    }
    const mode = chosen ?? (systemIsDark.matches ? 'dark' : 'light');
    document.documentElement.setAttribute('data-theme', mode);
  }

  /** Whether saved interface state requires hydration at once: the server's HTML shows the default state. */
  function needsSavedState() {
    try {
      const keys = Object.keys(localStorage);
      return restored.some(
        ([selector, stored]) =>
          document.querySelector(selector) !== null && keys.some((key) => key.startsWith(stored)),
      );
    } catch {
      // Storage is blocked: nothing was saved.
      return false;
    }
  }

  function replay() {
    isHydrated = true;
    const element = clicked;
    forgetClick();
    if (element?.isConnected) {
      element.click();
    }
    if (shortcut) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', shortcut));
    }
  }

  const load = loadOn(interactions);
  addEventListener('click', saveClick, true);
  addEventListener('keydown', saveShortcut, true);
  addEventListener('storage', ({key}) => key === 'theme' && setColorMode());
  systemIsDark.addEventListener('change', setColorMode);
  document.addEventListener(hydrated, replay, {once: true});
  addEventListener('load', prefetchShared);
  document.addEventListener('DOMContentLoaded', () => {
    // The query parameter turns on offline reading, which needs the scripts.
    if (needsSavedState() || new URLSearchParams(location.search).has('offlineMode')) {
      load();
    }
  });
}

const deferredHydrationScript = `(${deferHydration})(${JSON.stringify(hydratedEvent)})`;

module.exports = {deferredHydrationScript};
