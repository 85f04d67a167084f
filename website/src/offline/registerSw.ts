import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Only logs a failure, with the message of plugin-pwa: the page works without a worker. */
async function register(isInstalled = false): Promise<void> {
  try {
    const {registerWorker} = await import('./registerWorker');
    await registerWorker(isInstalled);
  } catch (error) {
    console.error('registerSW failed', error);
  }
}

/**
 * Registers the worker, instead of plugin-pwa's own script (option `swRegister`). On the next page, that script forgets that the
 * reader chose offline mode and deletes the downloaded files. It also unregisters the workers of all locales when one is installed.
 */
if (ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator) {
  window.addEventListener('appinstalled', () => void register(true));
  if (document.readyState === 'complete') {
    void register();
  } else {
    // Do not compete with the page for the network.
    window.addEventListener('load', () => void register(), {once: true});
  }
}
