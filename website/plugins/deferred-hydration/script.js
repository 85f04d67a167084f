// @ts-check
/* global addEventListener, document, HTMLInputElement, InputEvent, KeyboardEvent, location */

const hydratedEvent = require('./hydratedEvent');

/**
 * Defers hydration until the first interaction. Runs as an inline script in every page, before the first paint, so it uses nothing
 * from outside of this function.
 *
 * The HTML of a page is complete: readers read, scroll and follow links without React. The first interaction loads the scripts that
 * hydrate the page. Clicks and keys before hydration are replayed after it, in order. The scripts that all pages share are
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
  /** Elements that need scripts. Links in these are only for readers without scripts; other links navigate. */
  const scripted = 'button,summary,[role=tab],[aria-expanded],a[href="#"]';
  let isLoading = false;
  let isHydrated = false;
  /**
   * Clicks and keys to replay, with the elements that handle them, and their parents. The size of this script is bounded, so the
   * types are loose: each element has a parent that stays.
   *
   * @type {[any, MouseEvent | KeyboardEvent, any][]}
   */
  let gestures = [];
  /** Receives the text that is typed until an input opens. @type {HTMLInputElement | undefined} */
  let field;
  /** Whether an input method was composing a character at the last input in the field. */
  let isComposing = false;

  /** @returns {string[]} URLs of the shared scripts and of the page's own */
  function scriptUrls() {
    const list = /** @type {HTMLScriptElement} */ (document.querySelector('script#page-scripts'));
    return JSON.parse(list.text);
  }

  /** Fetches the shared scripts at the lowest priority, without running them. Safari supports only `preload`. */
  function prefetchShared() {
    const {saveData, effectiveType} = /** @type {any} */ (navigator).connection ?? {};
    if (!saveData && !/2g/.test(effectiveType)) {
      for (const url of scriptUrls().filter((script) => /main\./.test(script))) {
        const link = document.createElement('link');
        link.rel = link.relList.supports('prefetch') ? 'prefetch' : 'preload';
        link.as = 'script';
        link.href = url;
        document.head.append(link);
      }
    }
  }

  /** Loads a script. Tries again every 2 s if that fails: gestures wait for it. @param {string} url */
  function loadScript(url) {
    const script = document.createElement('script');
    script.src = url;
    // Runs them in order.
    script.async = false;
    script.onerror = () => {
      // webpack would wait for it forever.
      script.remove();
      setTimeout(loadScript, 2000, url);
    };
    document.body.append(script);
  }

  /** @param {Event & {movementX?: number, movementY?: number}} [event] */
  function load(event) {
    // Chromium may send a `pointermove` after the first layout although the pointer rests.
    const isResting = event?.type === 'pointermove' && !event.movementX && !event.movementY;
    if (!isLoading && !isResting) {
      isLoading = true;
      const loadScripts = () => scriptUrls().forEach(loadScript);
      if (document.readyState === 'loading') {
        document.addEventListener('DOMContentLoaded', loadScripts);
      } else {
        loadScripts();
      }
    }
  }

  /**
   * @param {Element} element
   * @param {MouseEvent | KeyboardEvent} event
   */
  function save(element, event) {
    gestures.push([element, event, element.parentElement]);
    element.toggleAttribute('data-pressed', true);
  }

  /** Returns the gestures and forgets them. */
  function forget() {
    const forgotten = gestures;
    gestures = [];
    forgotten.forEach(([element]) => element.toggleAttribute('data-pressed', false));
    return forgotten;
  }

  /** @param {MouseEvent} event */
  function saveClick(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    const element = target.closest?.(`a[href],${scripted}`);
    // With these keys, the browser opens a link in a tab or a window.
    const opensTab = element?.matches('a') && (event.ctrlKey || event.metaKey || event.shiftKey);
    if (!isHydrated && element?.matches(scripted) && !opensTab) {
      event.preventDefault();
      // A reader clicks again if nothing happens. That must not close what the first click opens.
      const opens = element.matches('summary,[aria-expanded],[aria-haspopup]');
      if (!opens || !gestures.some(([saved, {type}]) => saved === element && type === 'click')) {
        save(element, event);
      }
      openField(element);
    }
  }

  /** @param {KeyboardEvent} event */
  function saveKey(event) {
    const {key, code, ctrlKey, metaKey, altKey, shiftKey, keyCode} = event;
    const target = /** @type {HTMLElement} */ (event.target);
    // 229: an input method handles the key.
    if (isHydrated || keyCode === 229 || target.closest?.('input,textarea,select')) {
      return;
    }
    // The S key of a Korean keyboard produces ㄴ.
    const latin = (key < '\x7f' ? key : code.replace('Key', '')).toUpperCase();
    const owner = [...document.querySelectorAll('[aria-keyshortcuts]')].find((element) =>
      /** @type {string} */ (element.getAttribute('aria-keyshortcuts')).split(' ').some(
        (hotkey) =>
          hotkey.split('+').pop()?.toUpperCase() === latin &&
          /Control|Meta/.test(hotkey) === (ctrlKey || metaKey) &&
          /Alt/.test(hotkey) === altKey &&
          // Some keyboard layouts need shift for characters such as `/`.
          (/Shift/.test(hotkey) === shiftKey || latin === latin.toLowerCase()),
      ),
    );
    const element = owner ?? target.closest?.(scripted);
    if (owner) {
      event.preventDefault();
      openField(owner);
    }
    if (element && (owner || /^(Enter| |Arrow.*)$/.test(key))) {
      save(element, event);
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
      input.className = 'early-input';
      input.placeholder = opener.getAttribute('aria-label') ?? '';
      input.oninput = (event) => {
        isComposing = /** @type {InputEvent} */ (event).isComposing;
      };
      input.onblur = () => landmark.remove();
      input.onkeydown = ({key}) => {
        if (key === 'Escape') {
          forget();
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
    for (const [served, event, parent] of forget()) {
      // Hydration replaces some links. A click on a removed link would leave the page.
      const element = served.isConnected ? served : parent.querySelector(scripted);
      if (event.type === 'click') {
        element.click();
      } else {
        // The arrows move the focus in a list of tabs.
        const target = element.matches('[role=tab]') ? document.activeElement : element;
        target.dispatchEvent(new KeyboardEvent('keydown', event));
      }
    }
  }

  interactions.forEach((type) => addEventListener(type, load, {capture: true, passive: true}));
  addEventListener('click', saveClick, true);
  addEventListener('keydown', saveKey, true);
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
