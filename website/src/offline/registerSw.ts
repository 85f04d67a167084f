import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** A failure is logged by the words of plugin-pwa: the page needs no worker. */
async function register(): Promise<void> {
  try {
    const {registerWorker} = await import('./registerWorker');
    await registerWorker();
  } catch (error) {
    console.error('registerSW failed', error);
  }
}

/** Whether the site was installed is a reason to keep the locale for offline reading. */
async function registerAfter(isInstalled: boolean): Promise<void> {
  const {readInstalled, storeInstalled} = await import('./storedChoice');
  if (readInstalled() !== isInstalled) {
    storeInstalled(isInstalled);
    await register();
  }
}

/**
 * The worker's registration, in the place of plugin-pwa's (its option `swRegister`). That one forgets on the next page that a reader
 * asked for offline mode, throws away what was fetched then, and unregisters the workers of all locales when one is installed.
 */
if (ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator) {
  window.addEventListener('appinstalled', () => void registerAfter(true));
  // A browser that offers to install the site does not have it installed (any more).
  window.addEventListener('beforeinstallprompt', () => void registerAfter(false));
  if (document.readyState === 'complete') {
    void register();
  } else {
    // After the page itself.
    window.addEventListener('load', () => void register(), {once: true});
  }
}
