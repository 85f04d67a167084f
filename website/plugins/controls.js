// @ts-check
/* global addEventListener, dispatchEvent, document, getSelection, location, matchMedia, requestAnimationFrame, scrollBy, StorageEvent, window */

/**
 * Handles the controls that HTML alone cannot, before hydration and after it: React has no handlers for them, except for search. Runs as an inline script
 * in every page, so it uses nothing from outside of this function.
 */
function runControls() {
  const root = document.documentElement;
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
  /** Milliseconds until the mark of a copied text disappears. */
  const shown = 2000;

  /** @param {(storage: Storage) => unknown} access */
  function withStorage(access) {
    try {
      return access(localStorage);
    } catch {
      // Storage is blocked: the choice is valid for this page.
      return null;
    }
  }
  const read = (/** @type {string} */ key) => withStorage((storage) => storage.getItem(key));
  const write = (/** @type {string} */ key, /** @type {string} */ value) =>
    withStorage((storage) => storage.setItem(key, value));

  function toggleColorMode() {
    const mode = root.dataset.theme === 'dark' ? 'light' : 'dark';
    write('theme', mode);
    root.dataset.theme = mode;
    // After hydration, Docusaurus follows the storage, as if another tab had changed it. The colors are painted before.
    requestAnimationFrame(() =>
      setTimeout(() => dispatchEvent(new StorageEvent('storage', {key: 'theme'}))),
    );
  }

  /** Follows other tabs and the system until Docusaurus does. */
  function followColorMode() {
    // A heading with this id would be a property of `window`, too.
    if (!(/** @type {any} */ (window).docusaurus?.prefetch)) {
      root.dataset.theme = String(read('theme') ?? (systemIsDark.matches ? 'dark' : 'light'));
    }
  }

  function closeAnnouncement() {
    root.setAttribute('data-announcement-bar-initially-dismissed', 'true');
    write('docusaurus.announcement.dismiss', 'true');
  }

  /** Shows a tab in each list of its group. @param {unknown} group @param {unknown} value */
  function showTab(group, value) {
    for (const list of document.querySelectorAll('[role=tablist]')) {
      const tabs = /** @type {HTMLElement[]} */ ([...list.children]);
      if (
        /** @type {HTMLElement} */ (list).dataset.group === group &&
        tabs.some((tab) => tab.dataset.value === value)
      ) {
        tabs.forEach((tab, index) => {
          const isShown = tab.dataset.value === value;
          tab.setAttribute('aria-selected', String(isShown));
          tab.tabIndex = isShown ? 0 : -1;
          tab.classList.toggle('tabs__item--active', isShown);
          list.nextElementSibling?.children[index]?.toggleAttribute('hidden', !isShown);
        });
      }
    }
  }

  /** @param {HTMLElement} tab */
  function selectTab(tab) {
    const {group} = /** @type {HTMLElement} */ (tab.parentElement).dataset;
    const {value = ''} = tab.dataset;
    const {top} = tab.getBoundingClientRect();
    write(`docusaurus.tab.${group}`, value);
    showTab(group, value);
    // Other lists above may have become higher.
    scrollBy({top: tab.getBoundingClientRect().top - top, behavior: 'instant'});
  }

  /** @param {HTMLElement} element @param {string} text @param {'link' | 'code'} message */
  async function copy(element, text, message) {
    try {
      await navigator.clipboard.writeText(text);
    } catch (error) {
      // Without HTTPS or permission. The URL is in the address bar, and selected code can be copied with the keyboard.
      console.warn(error);
      getSelection()?.selectAllChildren(
        element.closest('.theme-code-block')?.querySelector('code') ?? element,
      );
      return;
    }
    const status = /** @type {HTMLElement} */ (document.querySelector('[role=status]#page-status'));
    status.textContent = status.dataset[message] ?? '';
    element.dataset.copied = '';
    setTimeout(() => {
      status.textContent = '';
      delete element.dataset.copied;
    }, shown);
  }

  /** @param {HTMLElement} button */
  function copyCode(button) {
    const code = button.closest('.theme-code-block')?.querySelector('code');
    const lines = [...(code?.children ?? [])];
    const isHighlighted = lines.every((line) => line.matches('.token-line'));
    const text = isHighlighted
      ? lines.map((line) => line.textContent).join('\n')
      : code?.textContent;
    void copy(button, text ?? '', 'code');
  }

  /** @param {HTMLElement} link @param {MouseEvent} event */
  function copyLink(link, {ctrlKey, metaKey, shiftKey, altKey}) {
    // With these keys, the browser opens the link elsewhere.
    if (!ctrlKey && !metaKey && !shiftKey && !altKey) {
      void copy(link, /** @type {HTMLAnchorElement} */ (link).href, 'link');
    }
  }

  /** Opens the field that takes a query until search is there. Hydration removes it. @param {Event} event */
  function openSearch(event) {
    const field = /** @type {HTMLElement | null} */ (document.querySelector('input#_search'));
    if (field) {
      event.preventDefault();
      field.showPopover?.();
      field.focus();
    }
  }

  /** @param {KeyboardEvent} event */
  function openSearchByKey(event) {
    const {key, code, ctrlKey, metaKey, altKey, shiftKey, keyCode, target} = event;
    // 13 is Enter. 229: an input method handles the key.
    document.querySelector('input#_search')?.setAttribute('data-key', String(keyCode));
    // The S key of a Korean keyboard produces ㄴ. Some keyboard layouts need shift for `/`.
    const latin = (key < '\x7f' ? key : code.replace('Key', '')).toUpperCase();
    const hotKey = (ctrlKey || metaKey ? 'Control+' : '') + latin;
    const isOther = altKey || (shiftKey && latin > '@') || keyCode === 229;
    const isText = /** @type {Element} */ (target).matches?.('input,textarea');
    const hotKeys = document.querySelector('.search-button')?.getAttribute('aria-keyshortcuts');
    if (!isOther && !isText && hotKeys?.split(' ').includes(hotKey)) {
      openSearch(event);
    }
  }

  /** Fetches what search needs for the first results, before its scripts run. @param {HTMLElement} field of the search */
  async function fetchIndex({dataset: {index = ''}}) {
    try {
      // An old list costs nothing: search loads the current one, and the files of the old one are cached or gone.
      const {titles} = await (await fetch(index, {cache: 'force-cache'})).json();
      for (const name of titles.filter((/** @type {string} */ it) => /^[\w-][\w.-]*$/.test(it))) {
        await (await fetch(new URL(name, new URL(index, location.href)))).text();
      }
    } catch (error) {
      // Search tries again, and reports it.
      console.warn(error);
    }
  }

  /** Closes dropdowns of the navbar, except the one with the element. @param {Element} [element] */
  function closeDropdowns(element) {
    document.querySelectorAll('details.dropdown[open]').forEach((dropdown) => {
      if (!element || !dropdown.contains(element)) {
        dropdown.removeAttribute('open');
      }
    });
  }

  /** Some browsers have no popovers. @param {HTMLElement} element */
  const closePopover = (element) => element.togglePopover?.(false);

  /** @type {[selector: string, act: (element: HTMLElement, event: MouseEvent) => unknown][]} */
  const clicks = [
    ['[data-toggles-color]', toggleColorMode],
    ['[class*=announcementBar] button', closeAnnouncement],
    ['[role=tab]', selectTab],
    ['a.hash-link', copyLink],
    ['[data-copies-code]', copyCode],
    // Not the click of `handOver` (`src/components/EarlySearch`).
    ['.search-button', (_button, event) => event.isTrusted && openSearch(event)],
    // Clicked again after hydration (`src/components/EarlySearch`).
    ['.translation-status__dismiss, .markdown-menu button', (it) => (it.dataset.pressed = '')],
    // A followed link closes the menu, the table of contents or the dropdown that it is in.
    [
      '[popover] a[href]',
      (link) => closePopover(/** @type {HTMLElement} */ (link.closest('[popover]'))),
    ],
    ['.dropdown a', () => closeDropdowns()],
  ];
  addEventListener('click', (event) => {
    const target = /** @type {Element} */ (event.target);
    closeDropdowns(target);
    for (const [selector, act] of clicks) {
      const element = /** @type {HTMLElement | null} */ (target.closest(selector));
      if (element) {
        act(element, event);
      }
    }
  });
  addEventListener(
    'focusin',
    ({target}) => {
      const element = /** @type {HTMLElement} */ (target);
      closeDropdowns(element);
      if (element.matches('[data-index]')) {
        void fetchIndex(element);
      }
    },
    // Before the scripts of search are requested (`deferred-hydration/script.js`): running them would delay the second request.
    true,
  );
  // Before `deferred-hydration/script.js`: while the field has the focus, only the scripts of search are fetched.
  addEventListener('keydown', openSearchByKey, true);
  addEventListener('keydown', (event) => {
    const tab = /** @type {HTMLElement} */ (event.target);
    if (event.key === 'Escape') {
      closeDropdowns();
    } else if (tab.matches?.('[role=tab]')) {
      const {firstElementChild, lastElementChild} = /** @type {Element} */ (tab.parentElement);
      /** @type {Record<string, Element | null>} */
      const targets = {
        ArrowLeft: tab.previousElementSibling ?? lastElementChild,
        ArrowRight: tab.nextElementSibling ?? firstElementChild,
      };
      /** @type {HTMLElement | null | undefined} */ (targets[event.key])?.focus();
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        tab.click();
      }
    }
  });
  // If storage is blocked, there is nothing to follow, and `toggleColorMode` sends the event, too.
  addEventListener('storage', ({key}) => key === 'theme' && read('theme') && followColorMode());
  systemIsDark.addEventListener('change', followColorMode);
  document.addEventListener('DOMContentLoaded', () => {
    document.querySelectorAll('[role=tablist]').forEach((list) => {
      const {group} = /** @type {HTMLElement} */ (list).dataset;
      showTab(group, read(`docusaurus.tab.${group}`));
    });
  });
}

module.exports = {controlsScript: `(${runControls})()`};
