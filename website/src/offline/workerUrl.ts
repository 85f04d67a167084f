/** Address of the locale's worker, and whether it is in debug mode. Filled in by plugin-pwa. */
const address = process.env.PWA_SERVICE_WORKER_URL as string;
const debug = process.env.PWA_DEBUG as unknown as boolean;

/** What a worker is registered by: another mode is another address, and so another worker. */
export function workerUrl(offlineMode: boolean): string {
  return `${address}?params=${encodeURIComponent(JSON.stringify({offlineMode, debug}))}`;
}

const isSame = (worker: ServiceWorker, url: string) =>
  worker.scriptURL === new URL(url, window.location.href).href;

/** Whether a worker keeps the locale for offline reading. */
export function isOfflineWorker(worker: ServiceWorker | null): boolean {
  return worker !== null && isSame(worker, workerUrl(true));
}

/** The registration of the locale's worker; undefined where there is none, though that of the default locale may be responsible. */
export async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(address);
  const scope = new URL('./', new URL(address, window.location.href)).href;
  return registration?.scope === scope ? registration : undefined;
}
