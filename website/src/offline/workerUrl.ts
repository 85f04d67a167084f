/** URL of the locale's worker, and whether it is in debug mode. plugin-pwa replaces both. */
const scriptUrl = process.env.PWA_SERVICE_WORKER_URL as string;
const debug = process.env.PWA_DEBUG as unknown as boolean;

/** URL to register the worker with. Each mode has its own URL, so browsers treat it as a different worker. */
export function workerUrl(offlineMode: boolean): string {
  return `${scriptUrl}?params=${encodeURIComponent(JSON.stringify({offlineMode, debug}))}`;
}

const isSame = (worker: ServiceWorker, url: string) =>
  worker.scriptURL === new URL(url, window.location.href).href;

/** Whether a worker saves the locale for offline reading. */
export function isOfflineWorker(worker: ServiceWorker | null): boolean {
  return worker !== null && isSame(worker, workerUrl(true));
}

/** Scope of the locale's worker. */
export const scopeUrl = (): string => new URL('./', new URL(scriptUrl, window.location.href)).href;

/** Registration of the locale's own worker. Undefined if there is none, even if the default locale's worker controls the page. */
export async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(scriptUrl);
  return registration?.scope === scopeUrl() ? registration : undefined;
}
