import siteConfig from '@generated/docusaurus.config';
import {storeChoice} from './storedChoice';
import {findRegistration, isOfflineWorker} from './workerUrl';

/** How the locale stands: not kept, being fetched, kept, or not fetched to the end. */
export type KeptStatus = 'off' | 'downloading' | 'ready' | 'failed';

/** What the build tells of the locale: `offline.json`. */
export type LocaleSize = {
  /** Count of files. */
  files: number;
  /** Bytes as transferred, with gzip. */
  bytes: number;
};

/** @throws without a network, or where the answer is not what the build writes */
export async function fetchSize(): Promise<LocaleSize> {
  const response = await fetch(`${siteConfig.baseUrl}offline.json`);
  const {files, bytes} = (await response.json()) as Partial<LocaleSize>;
  if (!response.ok || typeof files !== 'number' || typeof bytes !== 'number') {
    throw new Error(`offline.json answered ${response.status}, without files and bytes.`);
  }
  return {files, bytes};
}

/** How the locale stands by its worker; `failed` is what the caller concludes where a download had begun. */
export async function readStatus(): Promise<Exclude<KeptStatus, 'failed'>> {
  const {active, installing = null, waiting = null} = (await findRegistration()) ?? {active: null};
  if (isOfflineWorker(active)) {
    return 'ready';
  }
  return isOfflineWorker(installing) || isOfflineWorker(waiting) ? 'downloading' : 'off';
}

/** Not imported above: the page has fetched it in a chunk of its own, which this one would hold once more. */
async function registerWorker(): Promise<void> {
  const registration = await import('./registerWorker');
  await registration.registerWorker();
}

/** Names of the locale's caches: Workbox ends them with the scope of its worker. */
async function cacheNames(): Promise<string[]> {
  const scope = new URL(siteConfig.baseUrl, window.location.href).href;
  return (await caches.keys()).filter((name) => name.endsWith(`-${scope}`));
}

/** Count of the files that are there. */
export async function countKept(): Promise<number> {
  const names = await cacheNames();
  const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return files.flat().length;
}

/**
 * Begins to fetch the locale; `readStatus` tells when it is there.
 *
 * @throws where the worker cannot be registered
 */
export async function keepLocale(): Promise<void> {
  storeChoice('on');
  // Else a browser short of space may throw it away; a refusal changes nothing.
  await navigator.storage?.persist?.();
  await registerWorker();
}

/**
 * Throws away what is kept, and what was fetched of it, and loads the page anew.
 *
 * @throws where the browser forbids it
 */
export async function removeLocale(): Promise<void> {
  storeChoice('off');
  // Not replaced by a worker that keeps nothing: it would wait for the old one to end, for which Chromium may take minutes. The page
  // that is loaded anew registers it.
  await (await findRegistration())?.unregister();
  await Promise.all((await cacheNames()).map((name) => caches.delete(name)));
  window.location.reload();
}
