// @ts-check
/* global addEventListener, document, HTMLInputElement, InputEvent, KeyboardEvent, location */

const hydratedEvent = require('./hydratedEvent');

/**
 * Defers hydration until the first interaction. Runs as an inline script in every page, before the first paint, so it uses nothing
 * from outside of this function.
 *
 * The HTML of a page is complete: readers read, scroll and follow links without React. The first interaction loads the scripts that
 * hydrate the page. Clicks and hotkeys that need scripts are replayed after hydration, in order. The scripts that all pages share are
 * prefetched, unless the reader saves data or is on 2G. The scripts of the page itself are fetched at the first interaction.
 *
 * Components declare in their HTML what they need before they are hydrated:
 * - `aria-keyshortcuts`: the hotkeys that they handle, such as `Control+K /`. `Control` also stands for the command key.
 * - `data-opens-input`: a click or a hotkey opens a text input and focuses it. Text that is typed until then is moved to it.
 * - `data-stored-state`: prefix of the `localStorage` keys that change the component. If one is set, the page hydrates at once.
 *
 * @param {string} hydrated name of the document's event after hydration
 */
function deferHydration(hydrated) {
  // Assistive technology may click without a pointer or a key.
  const interactions = ['pointermove', 'scroll', 'focusin', 'pointerdown', 'keydown', 'click'];
  /** Elements that need scripts. The browser handles others, such as links, `<details>` and the buttons of popovers. */
  const scripted = 'button:not([popovertarget],[data-toggles-color]),[role=tab],a[href="#"]';
  let isLoading = false;
  let isHydrated = false;
  /** Elements to click after hydration, in order. @type {HTMLElement[]} */
  let clicked = [];
  /** Receives the text that is typed until an input opens. @type {HTMLInputElement | undefined} */
  let field;
  /** Whether the last key in the field was Enter. */
  let isEntered = false;
  /** Whether an input method was composing a character at the last input in the field. */
  let isComposing = false;

  /** @returns {string[]} URLs of the shared scripts and of the page's own */
  function scriptUrls() {
    const list = /** @type {HTMLScriptElement} */ (document.querySelector('script#page-scripts'));
    return JSON.parse(list.text);
  }

  const isShared = (/** @type {string} */ url) => /main\./.test(url);

  /** Fetches the shared scripts at the lowest priority, without running them. Safari supports only `preload`. */
  function prefetchShared() {
    const {saveData, effectiveType} = /** @type {any} */ (navigator).connection ?? {};
    if (!saveData && !/2g/.test(effectiveType)) {
      for (const url of scriptUrls().filter(isShared)) {
        const link = document.createElement('link');
        link.rel = link.relList.supports('prefetch') ? 'prefetch' : 'preload';
        link.as = 'script';
        link.href = url;
        document.head.append(link);
      }
    }
  }

  /**
   * Runs a script. If it cannot be loaded, tries again every 2 s: gestures wait for it. If the server no longer has it, as after a
   * deployment, loads the page again, but only once.
   *
   * @param {string} src
   */
  const runScript = (src) =>
    new Promise((resolve) => {
      const script = document.createElement('script');
      script.onload = resolve;
      script.onerror = async () => {
        script.remove();
        const [{type}] = /** @type {any[]} */ (performance.getEntriesByType('navigation'));
        const {status} = await fetch(src).catch(() => ({status: 0}));
        if (status === 404 && type !== 'reload') {
          location.reload();
        }
        setTimeout(() => resolve(runScript(src)), 2000);
      };
      script.src = src;
      document.body.append(script);
    });

  /** The page's own scripts are the first: without one of them, the main script would fail for good. */
  async function runScripts() {
    const urls = scriptUrls();
    await Promise.all(urls.filter((url) => !isShared(url)).map(runScript));
    for (const url of urls.filter(isShared)) {
      await runScript(url);
    }
  }

  /** @param {Event & {movementX?: number, movementY?: number}} [event] */
  function load(event) {
    // Chromium may send a `pointermove` after the first layout although the pointer rests.
    const isResting = event?.type === 'pointermove' && !event.movementX && !event.movementY;
    if (!isLoading && !isResting) {
      isLoading = true;
      if (document.readyState === 'loading') {
        document.addEventListener('DOMContentLoaded', runScripts);
      } else {
        void runScripts();
      }
    }
  }

  /** @param {HTMLElement} element */
  function save(element) {
    // A reader clicks again if nothing happens. That must not close what the first click opens.
    if (!element.matches('[aria-haspopup]') || !clicked.includes(element)) {
      clicked.push(element);
    }
    element.toggleAttribute('data-pressed', true);
    openField(element);
  }

  /** Returns the elements to click, and forgets them. */
  function forget() {
    const forgotten = clicked;
    clicked = [];
    forgotten.forEach((element) => element.toggleAttribute('data-pressed', false));
    return forgotten;
  }

  /** @param {Event} event */
  function saveClick(event) {
    const element = /** @type {HTMLElement} */ (event.target).closest?.(scripted);
    if (!isHydrated && element) {
      event.preventDefault();
      save(/** @type {HTMLElement} */ (element));
    }
  }

  /** A hotkey clicks its element. @param {KeyboardEvent} event */
  function saveHotKey(event) {
    const {key, code, ctrlKey, metaKey, altKey, shiftKey, keyCode} = event;
    // 229: an input method handles the key.
    const isText =
      keyCode === 229 || /** @type {any} */ (event.target).matches?.('input,textarea,select');
    // The S key of a Korean keyboard produces ㄴ.
    const latin = (key < '\x7f' ? key : code.replace('Key', '')).toUpperCase();
    const pressed = [
      latin,
      (ctrlKey || metaKey) && 'CONTROL',
      altKey && 'ALT',
      // Some keyboard layouts need shift for characters such as `/`.
      shiftKey && latin !== latin.toLowerCase() && 'SHIFT',
    ];
    const hotKey = String(pressed.filter(Boolean).sort());
    /** @type {HTMLElement[]} */
    const owners = Array.from(document.querySelectorAll('[aria-keyshortcuts]'));
    const owner = owners.find((element) =>
      /** @type {string} */ (element.getAttribute('aria-keyshortcuts'))
        .toUpperCase()
        .split(' ')
        .some((keys) => String(keys.split('+').sort()) === hotKey),
    );
    if (owner && !isHydrated && !isText) {
      event.preventDefault();
      save(owner);
    }
  }

  /** Shows a field for the text that is typed until the input is open. @param {Element} opener */
  function openField(opener) {
    if (opener.matches('[data-opens-input]')) {
      const landmark = document.createElement('div');
      const input = document.createElement('input');
      field = input;
      landmark.setAttribute('role', 'search');
      landmark.append(input);
      // Styles of the search theme.
      landmark.className = 'search-pending';
      input.className = 'search-pending__input';
      input.ariaBusy = 'true';
      input.placeholder = opener.getAttribute('aria-label') ?? '';
      input.oninput = (event) => {
        isComposing = /** @type {InputEvent} */ (event).isComposing;
      };
      input.onblur = () => {
        landmark.remove();
        // Another click, not another window.
        if (!isHydrated && document.hasFocus()) {
          forget();
        }
      };
      input.onkeydown = ({key}) => {
        isEntered = key === 'Enter';
        if (key === 'Escape') {
          input.blur();
        }
      };
      document.body.append(landmark);
      input.focus();
    }
  }

  /** Moves the text to the input that has opened. @param {FocusEvent} event */
  function moveText({target}) {
    if (isHydrated && field?.value && target instanceof HTMLInputElement) {
      target.setRangeText(field.value, 0, target.value.length, 'end');
      target.dispatchEvent(new InputEvent('input', {bubbles: true}));
      if (isEntered) {
        target.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
      }
      field = undefined;
    }
  }

  /** Whether stored interface state changes the page: the server's HTML shows the default state. */
  function hasStoredState() {
    try {
      const keys = Object.keys(localStorage);
      return [...document.querySelectorAll('[data-stored-state]')].some((element) =>
        keys.some((key) => key.startsWith(/** @type {any} */ (element).dataset.storedState)),
      );
    } catch {
      // Storage is blocked: nothing was stored.
      return false;
    }
  }

  function replay() {
    isHydrated = true;
    // Opening the input ends a composition, in the middle of a syllable. Wait for a pause.
    if (isComposing) {
      isComposing = false;
      setTimeout(replay, 500);
      return;
    }
    for (const element of forget()) {
      if (element.matches('[data-opens-input]')) {
        // The modal returns the focus to it.
        element.focus();
      }
      if (element.matches('a')) {
        // A dropdown of the navbar opens on hover and on Enter, not on a click.
        element.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
      } else {
        element.click();
      }
    }
  }

  interactions.forEach((type) => addEventListener(type, load, {capture: true, passive: true}));
  addEventListener('click', saveClick, true);
  addEventListener('keydown', saveHotKey, true);
  addEventListener('focusin', moveText);
  document.addEventListener(hydrated, replay);
  document.addEventListener('DOMContentLoaded', () => {
    // The query parameter turns on offline reading, which needs the scripts.
    if (hasStoredState() || location.search.includes('offlineMode')) {
      load();
    }
    prefetchShared();
  });
}

const deferredHydrationScript = `(${deferHydration})(${JSON.stringify(hydratedEvent)})`;

module.exports = {deferredHydrationScript};
