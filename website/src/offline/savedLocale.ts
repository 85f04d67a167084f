import siteConfig from '@generated/docusaurus.config';
import {cacheNames} from './savedFiles';
import {storeChoice} from './storedChoice';
import {findRegistration, isOfflineWorker} from './workerUrl';

/** Whether the locale is saved for offline reading. `failed`: the download started but did not finish. */
export type SavedStatus = 'off' | 'downloading' | 'ready' | 'failed';

/** Contents of `offline.json`, which the build writes. */
export type LocaleSize = {
  /** Number of files. */
  files: number;
  /** Transfer size in bytes, compressed with gzip. */
  bytes: number;
};

/** @throws if the network fails, or `offline.json` is missing or invalid */
export async function fetchSize(): Promise<LocaleSize> {
  const response = await fetch(`${siteConfig.baseUrl}offline.json`);
  const {files, bytes} = (await response.json()) as Partial<LocaleSize>;
  if (!response.ok || typeof files !== 'number' || typeof bytes !== 'number') {
    throw new Error(`offline.json has no files and bytes (status ${response.status}).`);
  }
  return {files, bytes};
}

/** Status of the locale according to its worker. Only the caller knows whether a download failed. */
export async function readStatus(): Promise<Exclude<SavedStatus, 'failed'>> {
  const {active, installing = null, waiting = null} = (await findRegistration()) ?? {active: null};
  if (isOfflineWorker(active)) {
    return 'ready';
  }
  return isOfflineWorker(installing) || isOfflineWorker(waiting) ? 'downloading' : 'off';
}

/** Imports dynamically: the page has already loaded this code in its own chunk, and a static import would duplicate it. */
async function loadAndRegisterWorker(): Promise<void> {
  const registration = await import('./registerWorker');
  await registration.registerWorker();
}

/**
 * Starts to download the locale. `readStatus` returns `ready` when it is saved.
 *
 * @throws if the worker cannot be registered
 */
export async function saveLocale(): Promise<void> {
  storeChoice('on');
  // Otherwise a browser may evict the files when it runs out of space. Firefox asks the reader: the download does not wait for the
  // answer, and the files are also saved without it.
  navigator.storage
    ?.persist?.()
    .catch((error: unknown) => console.warn('The browser may delete the saved pages.', error));
  await loadAndRegisterWorker();
}

/**
 * Deletes the saved files, complete or not, and reloads the page.
 *
 * @throws if the browser forbids it
 */
export async function removeLocale(): Promise<void> {
  storeChoice('off');
  // Unregistered, not replaced by the worker for online reading: that one would wait for the old one to stop, which may take Chromium
  // minutes. The reloaded page registers it.
  await (await findRegistration())?.unregister();
  await Promise.all((await cacheNames()).map((name) => caches.delete(name)));
  window.location.reload();
}
