import {isOfflineMode} from './offlineMode';
import {isOfflineWorker, scope, workerUrl} from './savedLocale';
import {storedChoice, storedInstalled} from './storage';

/** Maximum time in milliseconds that a reload waits for the new worker's first response. */
const timeoutMs = 2000;

/**
 * Reloads the page with the new worker. Chromium may leave a page blank if the reload starts while workers are replaced (2 of 30
 * runs). After a response of the new worker it does not (0 of 53).
 */
async function reloadWithNewWorker(): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs));
  await Promise.race([fetch(window.location.href), timeout]).catch((error) =>
    console.warn('The new version did not respond. Reloading anyway.', error),
  );
  window.location.reload();
}

const skipWaiting = (worker: ServiceWorker) => worker.postMessage({type: 'SKIP_WAITING'});

/** Asks the reader before a new version replaces the saved one. */
async function offerUpdate(registration: ServiceWorkerRegistration): Promise<void> {
  const {renderReloadPopup} = await import('@docusaurus/plugin-pwa/lib/renderReloadPopup');
  await renderReloadPopup({
    onReload() {
      const {waiting} = registration;
      if (!waiting) {
        // The reader has agreed in another tab.
        window.location.reload();
        return;
      }
      // Not `controllerchange`: it never fires on a page that was loaded before the locale had a worker.
      waiting.addEventListener('statechange', () => {
        if (waiting.state === 'activated') {
          void reloadWithNewWorker();
        }
      });
      skipWaiting(waiting);
    },
  });
}

/** Without space on the device, the next page must not try to save the locale again. */
function forgetChoiceWithoutSpace({data}: MessageEvent<{noSpaceFor: string}>): void {
  if (data.noSpaceFor === scope()) {
    storedChoice.set('off');
  }
}

/**
 * Registers the worker for online or offline reading. A new version of a saved locale waits until the reader agrees. In all other
 * cases the worker serves nothing that the page shows, and is replaced at once.
 *
 * @param isInstalled whether the reader has just installed the site
 * @throws if the worker cannot be fetched or started, or the browser forbids it
 */
export async function registerWorker(isInstalled = false): Promise<void> {
  if (isInstalled) {
    storedInstalled.set('true');
  }
  navigator.serviceWorker.addEventListener('message', forgetChoiceWithoutSpace);
  const registration = await navigator.serviceWorker.register(workerUrl(await isOfflineMode()));

  async function onStateChange(): Promise<void> {
    const {active, waiting} = registration;
    if (waiting && isOfflineWorker(waiting) && isOfflineWorker(active)) {
      await offerUpdate(registration).catch((error) =>
        console.error('The new version could not be offered.', error),
      );
    } else if (waiting) {
      skipWaiting(waiting);
    }
  }
  const watchInstalling = () =>
    registration.installing?.addEventListener('statechange', () => void onStateChange());

  registration.addEventListener('updatefound', watchInstalling);
  // Started by the previous page.
  watchInstalling();
  await onStateChange();
  if (isOfflineWorker(registration.active)) {
    // WebKit does not look for a new version when it opens a saved page. Without a network, it cannot.
    registration.update().catch((error) => console.info('No new version was looked for.', error));
    const {showOfflineNotice} = await import('@site/src/components/Offline/OfflineNotice');
    showOfflineNotice();
  }
}
