// @ts-check
/* global addEventListener, document, Element, HTMLElement, KeyboardEvent, location, matchMedia, removeEventListener */

const hydratedEvent = require('./hydratedEvent');

/**
 * Runs in every page before anything is drawn, as the text of this function: it uses nothing from outside it.
 *
 * The HTML of a page is complete: one reads it, scrolls, and follows its links without the app (React, the theme, and the page once
 * more as code). The app runs with the first sign of a reader who does more than look, and takes over the HTML then. What was pressed
 * meanwhile is pressed again once there is an answer to it. The scripts that all pages share are fetched ahead, except where data is
 * dear; those of the page itself are fetched when the app runs.
 *
 * @param {string} hydrated name of the event of the document that ends the wait
 */
function deferHydration(hydrated) {
  // Assistive technology may click without pointing, and without a key.
  const presses = ['pointerdown', 'keydown', 'click'];
  const gestures = ['pointermove', 'scroll', 'focusin', ...presses];
  /** What does nothing by itself, and what unfolds: there the link is for those without scripts. Any other one leads on. */
  const pressable = 'button, summary, [role="button"], [role="tab"], [aria-expanded], a[href="#"]';
  /** What the app changes by itself, and how the keys begin under which a reader's choice is stored. */
  const changeable = /** @type {const} */ ([
    ['[role="tablist"]', 'docusaurus.tab.'],
    ['.translation-status', 'docusaurus.translationNotice.'],
  ]);
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
  let isWaiting = true;
  /** @type {HTMLElement | undefined} */
  let pressed;
  /** @type {KeyboardEvent | undefined} */
  let shortcut;
  /** @type {string[] | undefined} */
  let missing;

  /** @returns {string[]} addresses of the app, and of the page as code */
  function appScripts() {
    return JSON.parse(document.getElementById('app-scripts')?.textContent ?? '[]');
  }

  /** While the browser has nothing better to do; what is fetched is not run. Safari knows no `prefetch`, and does nothing. */
  function fetchAhead() {
    const {saveData = false, effectiveType = ''} =
      /** @type {{connection?: {saveData?: boolean, effectiveType?: string}}} */ (navigator)
        .connection ?? {};
    if (missing || saveData || effectiveType.endsWith('2g')) {
      return;
    }
    const shared = appScripts().filter((address) => /\/(?:runtime~)?main\./.test(address));
    for (const address of shared) {
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.href = address;
      document.head.append(link);
    }
  }

  function fetchApp() {
    const addresses = missing ?? appScripts();
    missing = [];
    for (const address of addresses) {
      const script = document.createElement('script');
      script.src = address;
      // In their order.
      script.async = false;
      script.onerror = () => {
        missing?.push(address);
        // webpack would wait for it in vain.
        script.remove();
        forgetPressed();
        startWith(presses);
      };
      document.body.append(script);
    }
  }

  /** @param {string[]} types of events, the first of which starts the app */
  function startWith(types) {
    function start() {
      types.forEach((type) => removeEventListener(type, start, true));
      if (document.readyState === 'loading') {
        document.addEventListener('DOMContentLoaded', fetchApp, {once: true});
      } else {
        fetchApp();
      }
    }
    types.forEach((type) => addEventListener(type, start, {capture: true, passive: true}));
    return start;
  }

  function forgetPressed() {
    pressed?.removeAttribute('data-pressed');
    pressed = undefined;
  }

  /** @param {MouseEvent} event */
  function keepClick(event) {
    const element = event.target instanceof Element ? event.target.closest(pressable) : null;
    if (isWaiting && element instanceof HTMLElement) {
      event.preventDefault();
      forgetPressed();
      pressed = element;
      element.setAttribute('data-pressed', '');
    }
  }

  /** @param {KeyboardEvent} event */
  function keepShortcut(event) {
    const {key, target, ctrlKey, metaKey} = event;
    const isTyped = target instanceof Element && target.closest('input, textarea, select') !== null;
    const isCommand = ctrlKey || metaKey;
    if (isWaiting && !isTyped && (isCommand ? key.toLowerCase() === 'k' : key === '/')) {
      event.preventDefault();
      shortcut = event;
    }
  }

  /** So that the app, which reads the attribute, finds what another tab or the system has changed. */
  function setColorMode() {
    if (!isWaiting) {
      return;
    }
    let chosen = null;
    try {
      chosen = localStorage.getItem('theme');
    } catch {
      // Storage is denied: the system chooses.
    }
    const mode = chosen ?? (systemIsDark.matches ? 'dark' : 'light');
    document.documentElement.setAttribute('data-theme', mode);
  }

  /** Whether the page has what a reader has changed earlier: the app changes it, before one reads what the server wrote. */
  function wasChanged() {
    try {
      const keys = Object.keys(localStorage);
      return changeable.some(
        ([selector, stored]) =>
          document.querySelector(selector) !== null && keys.some((key) => key.startsWith(stored)),
      );
    } catch {
      // Storage is denied: nothing was kept.
      return false;
    }
  }

  function handOver() {
    isWaiting = false;
    const element = pressed;
    forgetPressed();
    if (element?.isConnected) {
      element.click();
    }
    if (shortcut) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', shortcut));
    }
  }

  const start = startWith(gestures);
  addEventListener('click', keepClick, true);
  addEventListener('keydown', keepShortcut, true);
  addEventListener('storage', ({key}) => key === 'theme' && setColorMode());
  systemIsDark.addEventListener('change', setColorMode);
  document.addEventListener(hydrated, handOver, {once: true});
  addEventListener('load', fetchAhead);
  document.addEventListener('DOMContentLoaded', () => {
    // Whoever asks for offline reading by the address asks the app.
    if (wasChanged() || new URLSearchParams(location.search).has('offlineMode')) {
      start();
    }
  });
}

/** Text of the script. */
const deferredHydrationScript = `(${deferHydration})(${JSON.stringify(hydratedEvent)})`;

module.exports = {deferredHydrationScript};
