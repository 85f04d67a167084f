// @ts-check
/* global addEventListener, document, matchMedia */

const hydratedEvent = require('./hydratedEvent');

/**
 * Makes controls work before the page is hydrated: color mode, announcement, tabs. Docusaurus then finds what it stores, and React the
 * attributes. Until then, the page also follows the color mode of other tabs and of the system. Runs as an inline script in every
 * page, so it uses nothing from outside of this function.
 *
 * @param {string} hydrated name of the document's event after hydration
 */
function runControls(hydrated) {
  const root = document.documentElement;
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
  let isHydrated = false;

  /** @param {(storage: Storage) => unknown} access */
  function withStorage(access) {
    try {
      return access(localStorage);
    } catch {
      // Storage is blocked: the choice is valid for this page.
      return null;
    }
  }

  function followColorMode() {
    if (!isHydrated) {
      const stored = withStorage((storage) => storage.getItem('theme'));
      root.dataset.theme = String(stored ?? (systemIsDark.matches ? 'dark' : 'light'));
    }
  }

  function toggleColorMode() {
    const mode = root.dataset.theme === 'dark' ? 'light' : 'dark';
    root.dataset.theme = mode;
    withStorage((storage) => storage.setItem('theme', mode));
  }

  function closeAnnouncement() {
    root.setAttribute('data-announcement-bar-initially-dismissed', 'true');
    withStorage((storage) => storage.setItem('docusaurus.announcement.dismiss', 'true'));
  }

  /** The click is also replayed (`script.js`), so React selects the tab, too. @param {Element} tab */
  function selectTab(tab) {
    const list = /** @type {Element} */ (tab.parentElement);
    const panels = /** @type {Element} */ (list.nextElementSibling).children;
    [...list.children].forEach((other, index) => {
      other.setAttribute('aria-selected', String(other === tab));
      other.classList.toggle('tabs__item--active', other === tab);
      panels[index]?.toggleAttribute('hidden', other !== tab);
    });
  }

  /** The keys of a list of tabs, which are no buttons. @param {KeyboardEvent} event */
  function press({key, target}) {
    const tab = /** @type {HTMLElement} */ (target);
    if (!isHydrated && tab.matches?.('[role=tab]')) {
      const {previousElementSibling, nextElementSibling} = tab;
      const neighbor = {ArrowLeft: previousElementSibling, ArrowRight: nextElementSibling}[key];
      /** @type {HTMLElement | undefined} */ (neighbor)?.focus();
      if (key === 'Enter') {
        tab.click();
      }
    }
  }

  addEventListener('keydown', press);
  addEventListener('click', ({target}) => {
    const element = /** @type {Element} */ (target).closest?.('button,[role=tab]');
    if (isHydrated || !element) {
      return;
    }
    if (element.matches('[data-toggles-color]')) {
      toggleColorMode();
    } else if (element.matches('[class*=announcementBar] *')) {
      closeAnnouncement();
    } else if (element.matches('[role=tab]')) {
      selectTab(element);
    }
  });
  addEventListener('storage', ({key}) => key === 'theme' && followColorMode());
  systemIsDark.addEventListener('change', followColorMode);
  document.addEventListener(hydrated, () => {
    isHydrated = true;
  });
}

const controlsScript = `(${runControls})(${JSON.stringify(hydratedEvent)})`;

module.exports = {controlsScript};
