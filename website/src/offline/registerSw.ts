import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Only logs a failure, with the message of plugin-pwa: the page works without a worker. */
async function register(): Promise<void> {
  try {
    const {registerWorker} = await import('./registerWorker');
    await registerWorker();
  } catch (error) {
    console.error('registerSW failed', error);
  }
}

/** Registers again: the locale of an installed site is saved for offline reading. */
async function registerAfter(isInstalled: boolean): Promise<void> {
  const {readInstalled, storeInstalled} = await import('./storedChoice');
  if (readInstalled() !== isInstalled) {
    storeInstalled(isInstalled);
    await register();
  }
}

/**
 * Registers the worker, instead of plugin-pwa's own script (option `swRegister`). On the next page, that script forgets that the
 * reader chose offline mode and deletes the downloaded files. It also unregisters the workers of all locales when one is installed.
 */
if (ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator) {
  window.addEventListener('appinstalled', () => void registerAfter(true));
  // Browsers fire this only if the site is not installed, or no longer.
  window.addEventListener('beforeinstallprompt', () => void registerAfter(false));
  if (document.readyState === 'complete') {
    void register();
  } else {
    // Do not compete with the page for the network.
    window.addEventListener('load', () => void register(), {once: true});
  }
}
