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

const isLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') {
      resolve();
    } else {
      window.addEventListener('load', () => resolve(), {once: true});
    }
  });

/** Resolves as soon as the worker of the page is registered, or could not be. Until then, its status is that of the last visit. */
export let registered = Promise.resolve();

/**
 * Registers the worker, instead of plugin-pwa's own script (option `swRegister`). On the next page, that script forgets that the
 * reader chose offline mode and deletes the downloaded files. It also unregisters the workers of all locales when one is installed.
 */
if (ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator) {
  window.addEventListener('appinstalled', () => void register(true));
  // After `load`, in order not to compete with the page for the network.
  registered = isLoaded().then(() => register());
}
