import siteConfig from '@generated/docusaurus.config';
import {storedChoice} from './storage';

/** URL of the locale's worker, and whether it is in debug mode. plugin-pwa replaces both. */
const scriptUrl = process.env.PWA_SERVICE_WORKER_URL as string;
const debug = process.env.PWA_DEBUG as unknown as boolean;

/** Contents of `offline.json`, which the build writes. */
export type LocaleSize = {
  /** Number of files. */
  files: number;
  /** Transfer size in bytes, compressed with gzip. */
  bytes: number;
};

const absolute = (url: string) => new URL(url, window.location.href).href;

export const scope = (): string => absolute(siteConfig.baseUrl);

/** As Workbox names it. */
const cacheName = () => `workbox-precache-v2-${scope()}`;

/** URL to register the worker with. Each mode has its own URL, so browsers treat it as a different worker. */
export function workerUrl(offlineMode: boolean): string {
  return `${scriptUrl}?params=${encodeURIComponent(JSON.stringify({offlineMode, debug}))}`;
}

/** Whether a worker saves the locale for offline reading. */
export function isOfflineWorker(worker: ServiceWorker | null | undefined): boolean {
  return worker?.scriptURL === absolute(workerUrl(true));
}

/** The locale's own registration. Until it has one, the worker of the default locale controls its pages. */
async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  return registrations.find((registration) => registration.scope === scope());
}

/** Whether the locale is saved, according to its worker. The browser discards a worker whose download fails. */
export async function readStatus(): Promise<'off' | 'downloading' | 'ready'> {
  const registration = await findRegistration();
  if (isOfflineWorker(registration?.active)) {
    return 'ready';
  }
  const next = registration?.installing ?? registration?.waiting;
  return isOfflineWorker(next) ? 'downloading' : 'off';
}

/** Number of files that are saved, or downloaded so far. */
export async function countSavedFiles(): Promise<number> {
  return (await (await caches.open(cacheName())).keys()).length;
}

/** When the saved version was downloaded: the date of the response with the home page. Undefined if the host sends no dates. */
export async function readSavedDate(): Promise<Date | undefined> {
  // While an update is downloaded, the older version is found first. The revision is in the search.
  const home = await caches.match(`${siteConfig.baseUrl}index.html`, {ignoreSearch: true});
  const date = home?.headers.get('date');
  return date ? new Date(date) : undefined;
}

/** @throws if the network fails or `offline.json` is missing */
export async function fetchSize(): Promise<LocaleSize> {
  const response = await fetch(`${siteConfig.baseUrl}offline.json`);
  return (await response.json()) as LocaleSize;
}

/**
 * Starts to download the locale. `readStatus` returns `ready` when it is saved.
 *
 * @throws if the worker cannot be registered
 */
export async function saveLocale(): Promise<void> {
  storedChoice.set('on');
  // Otherwise a browser may evict the files when it runs out of space. Firefox asks the reader: the download does not wait for the
  // answer, and the files are also saved without it. WebKitGTK lacks the method.
  navigator.storage
    ?.persist?.()
    .catch((error: unknown) => console.warn('The browser may delete the saved pages.', error));
  // Dynamic, as in registerSw: a static import would duplicate the code in another chunk.
  const {registerWorker} = await import('./registerWorker');
  await registerWorker();
}

/** Deletes the saved files, complete or not, and reloads the page. */
export async function removeLocale(): Promise<void> {
  storedChoice.set('off');
  // Unregistered, not replaced by the worker for online reading: that one would wait for the old one to stop, which may take Chromium
  // minutes. The reloaded page registers it.
  await (await findRegistration())?.unregister();
  await caches.delete(cacheName());
  window.location.reload();
}
