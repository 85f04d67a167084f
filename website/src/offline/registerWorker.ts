import {Workbox} from 'workbox-window';
import {isOfflineMode} from './offlineMode';
import {isOfflineWorker, workerUrl} from './workerUrl';

/** Milliseconds that a reload waits for the new worker's first answer at most. */
const maxWait = 2000;

/**
 * Reloads the page with the new worker. Chromium may leave a page blank that it begins to load while workers are exchanged (2 of 30
 * tries); once the new one has answered, it does not (0 of 53).
 */
async function reloadWithNewWorker(): Promise<void> {
  const answer = fetch(window.location.href).catch((error) =>
    console.warn('The new version did not answer; the page is loaded anyway.', error),
  );
  await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, maxWait))]);
  window.location.reload();
}

/** Asks the reader before a new version takes the place of the one that is kept. */
async function offerUpdate(registration: ServiceWorkerRegistration, takeOver: () => void) {
  const {renderReloadPopup} = await import('@docusaurus/plugin-pwa/lib/renderReloadPopup');
  await renderReloadPopup({
    onReload() {
      const {waiting} = registration;
      if (!waiting) {
        // Another tab was asked the same, and its reader agreed.
        window.location.reload();
        return;
      }
      // Not `controllerchange`: a page that was loaded before the locale had a worker never sees one.
      waiting.addEventListener('statechange', () => {
        if (waiting.state === 'activated') {
          void reloadWithNewWorker();
        }
      });
      takeOver();
    },
  });
}

/**
 * Registers the worker in the mode that the reader is in. A new version of a locale that is kept waits until the reader agrees.
 * In all other cases nothing that the page shows comes from the worker, and there is nothing to ask.
 *
 * @throws where the worker cannot be had or started, or the browser forbids it
 */
export async function registerWorker(): Promise<void> {
  const workbox = new Workbox(workerUrl(await isOfflineMode()));
  const registering = workbox.register();

  async function onWaiting(): Promise<void> {
    const registration = await registering;
    if (!registration?.waiting) {
      return;
    }
    const takeOver = () => workbox.messageSkipWaiting();
    if (isOfflineWorker(registration.waiting) && isOfflineWorker(registration.active)) {
      await offerUpdate(registration, takeOver).catch((error) =>
        console.error('The new version could not be offered.', error),
      );
    } else {
      takeOver();
    }
  }

  workbox.addEventListener('waiting', () => void onWaiting());
  // Workbox does not watch a worker whose installation began on the page before.
  const {installing} = (await registering) ?? {};
  installing?.addEventListener('statechange', () => void onWaiting());
  await onWaiting();
}
