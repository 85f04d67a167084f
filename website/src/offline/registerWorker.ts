import {Workbox} from 'workbox-window';
import {isOfflineMode} from './offlineMode';
import {hasSavedPages} from './savedFiles';
import {storeChoice} from './storedChoice';
import {findRegistration, isOfflineWorker, scopeUrl, workerUrl} from './workerUrl';

/** Maximum time in milliseconds that a reload waits for the new worker's first response. */
const timeoutMs = 2000;

/**
 * Reloads the page with the new worker. Chromium may leave a page blank if the reload starts while workers are replaced (2 of 30
 * runs). After a response of the new worker it does not (0 of 53).
 */
async function reloadWithNewWorker(): Promise<void> {
  const response = fetch(window.location.href).catch((error) =>
    console.warn('The new version did not respond. Reloading anyway.', error),
  );
  await Promise.race([response, new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
  window.location.reload();
}

/** Asks the reader before a new version replaces the saved one. */
async function offerUpdate(registration: ServiceWorkerRegistration, activate: () => void) {
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
      activate();
    },
  });
}

/** Without space on the device, the next page must not try to save the locale again. */
function forgetChoiceWithoutSpace({data}: MessageEvent<{noSpaceFor?: string} | undefined>): void {
  if (data?.noSpaceFor === scopeUrl()) {
    storeChoice('off');
  }
}

/** Whether the locale is saved. Shows the reader when there is no network. */
async function showSavedPages(): Promise<boolean> {
  const registration = await findRegistration();
  if (!isOfflineWorker(registration?.active ?? null)) {
    return false;
  }
  const {watchNetwork} = await import('./offlineNotice');
  watchNetwork();
  return true;
}

/**
 * Registers the worker for online or offline reading. A new version of a saved locale waits until the reader agrees. In all other
 * cases the worker serves nothing that the page shows, and is replaced at once.
 *
 * @throws if the worker cannot be fetched or started, or the browser forbids it
 */
export async function registerWorker(): Promise<void> {
  navigator.serviceWorker.addEventListener('message', forgetChoiceWithoutSpace);
  // If the browser has deleted the saved files, the worker for online reading replaces the other one. The next page saves them again.
  const isDeleted = (await showSavedPages()) && !(await hasSavedPages());
  const isOffline = !isDeleted && (await isOfflineMode());
  const workbox = new Workbox(workerUrl(isOffline));
  const registering = workbox.register();

  async function onWaiting(): Promise<void> {
    const registration = await registering;
    if (!registration?.waiting) {
      return;
    }
    const activate = () => workbox.messageSkipWaiting();
    if (isOfflineWorker(registration.waiting) && isOfflineWorker(registration.active)) {
      await offerUpdate(registration, activate).catch((error) =>
        console.error('The new version could not be offered.', error),
      );
    } else {
      activate();
    }
  }

  workbox.addEventListener('waiting', () => void onWaiting());
  // Workbox does not watch a worker that the previous page started to install.
  const registration = await registering;
  registration?.installing?.addEventListener('statechange', () => void onWaiting());
  await onWaiting();
  // WebKit does not look for a new version when it opens a saved page. Without a network, it cannot.
  if (isOffline && registration && isOfflineWorker(registration.active)) {
    await registration
      .update()
      .catch((error) => console.info('No new version was looked for.', error));
  }
}
