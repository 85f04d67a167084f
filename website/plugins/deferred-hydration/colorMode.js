// @ts-check
/* global addEventListener, document, matchMedia */

const hydratedEvent = require('./hydratedEvent');

/**
 * Follows the color mode of other tabs and of the system until the page is hydrated. Docusaurus then reads the attribute. Runs as an
 * inline script in every page, so it uses nothing from outside of this function.
 *
 * @param {string} hydrated name of the document's event after hydration
 */
function followColorMode(hydrated) {
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
  let isHydrated = false;

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

  addEventListener('storage', ({key}) => key === 'theme' && setColorMode());
  systemIsDark.addEventListener('change', setColorMode);
  document.addEventListener(hydrated, () => {
    isHydrated = true;
  });
}

const colorModeScript = `(${followColorMode})(${JSON.stringify(hydratedEvent)})`;

module.exports = {colorModeScript};
