import {isOfOtherLocale, isRoute} from './navigation';
import {offlinePage} from './offlinePage';

declare const self: ServiceWorkerGlobalScope;
/** Defined by plugins/offline. See `Locale`. */
declare const ROUTES: string[];
declare const OTHER_LOCALES: string[];
/** Paths of the pictures of the guides. Their names contain a hash of their content. */
declare const PICTURES: string[];

const locale = {routes: ROUTES, otherLocales: OTHER_LOCALES};

/** Whether the pages of the locale are saved. */
let isSaved = false;

/** Ends like the caches of Workbox, so that it is removed with them. */
const pictureCache = `pictures-${self.registration.scope}`;

/** Serves a picture from the cache, or fetches and keeps it. */
async function pictureOf(request: Request): Promise<Response> {
  const cache = await caches.open(pictureCache);
  const saved = await cache.match(request.url);
  if (saved) {
    return saved;
  }
  const response = await fetch(request);
  if (response.ok) {
    // A picture that cannot be kept is shown all the same.
    await cache.put(request.url, response.clone()).catch((error) => console.warn(error));
  }
  return response;
}

async function saveAllPictures(): Promise<void> {
  const cache = await caches.open(pictureCache);
  const saved = (await cache.keys()).map(({url}) => new URL(url).pathname);
  // Each on its own, so that a download that was interrupted continues where it ended.
  await Promise.all(
    PICTURES.filter((path) => !saved.includes(path)).map((path) => cache.add(path)),
  );
}

/** Removes the pictures of previous versions. */
async function removeOldPictures(): Promise<void> {
  const cache = await caches.open(pictureCache);
  const old = (await cache.keys()).filter(({url}) => !PICTURES.includes(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** Names of the locale's caches: Workbox appends the scope of the worker. */
async function cacheNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.endsWith(`-${self.registration.scope}`));
}

/** The saved files, as pairs of a cache and a request. */
async function savedFiles(): Promise<[Cache, Request][]> {
  const opened = await Promise.all((await cacheNames()).map((name) => caches.open(name)));
  const files = opened.map(async (cache) =>
    (await cache.keys()).map((request): [Cache, Request] => [cache, request]),
  );
  return (await Promise.all(files)).flat();
}

/**
 * If the device has no space for the locale, deletes what was saved of it, and tells the pages. If it has no space for an update, deletes
 * that, and keeps the saved version.
 *
 * @param event before Workbox starts to save the files
 */
function cleanUpWithoutSpace(event: ExtendableEvent): void {
  const isUpdate = self.registration.active?.scriptURL === self.location.href;
  const saved = isUpdate ? savedFiles() : Promise.resolve([]);
  const tasks: Promise<unknown>[] = [];
  const waitUntil = event.waitUntil.bind(event);

  async function cleanUp(error: unknown): Promise<never> {
    // The other tasks would go on saving files.
    await Promise.allSettled(tasks);
    if ((error as DOMException).name === 'QuotaExceededError') {
      const clients = await self.clients.matchAll({includeUncontrolled: true});
      if (!isUpdate) {
        clients.forEach((client) => client.postMessage({noSpaceFor: self.registration.scope}));
      }
      const kept = (await saved).map(([, {url}]) => url);
      const added = (await savedFiles()).filter(([, {url}]) => !kept.includes(url));
      await Promise.all(added.map(([cache, request]) => cache.delete(request)));
    }
    throw error;
  }

  event.waitUntil = (task: Promise<unknown>) => {
    tasks.push(task);
    waitUntil(task.catch(cleanUp));
  };
}

/**
 * Fetches a file that plugin-pwa does not find in the cache: browsers may delete saved files if the device runs out of space. Once there is
 * a network, the rest is deleted, too, so that the page saves the locale again (`registerWorker`).
 */
function fetchIfDeleted(event: FetchEvent): void {
  const respondWith = event.respondWith.bind(event);

  async function fetchInstead(): Promise<Response> {
    const response = await (event.request.mode === 'navigate'
      ? fromNetwork(event)
      : fetch(event.request));
    if (response.ok) {
      await Promise.all((await cacheNames()).map((name) => caches.delete(name)));
    }
    return response;
  }

  event.respondWith = (response: Response | undefined | PromiseLike<Response | undefined>) =>
    respondWith(Promise.resolve(response).then((found) => found ?? fetchInstead()));
}

async function fromNetwork({request, preloadResponse}: FetchEvent): Promise<Response> {
  try {
    const preloaded = (await preloadResponse) as Response | undefined;
    return preloaded ?? (await fetch(request));
  } catch {
    // `fetch` throws only without a network.
    const headers = {'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store'};
    const home = new URL('./', self.location.href).pathname;
    return new Response(offlinePage(home, isSaved), {status: 503, headers});
  }
}

/**
 * Extends the worker of `@docusaurus/plugin-pwa`: without a network, unavailable pages are replaced by a page in the reader's
 * language. In offline mode, plugin-pwa serves the pages of the locale from its cache; its handlers are added after these.
 * Pictures have a cache of their own, in both modes: those of read pages, and all of them when the locale is saved. If the device runs
 * out of space, no part of a locale stays saved.
 *
 * @param params parameters from the URL that the worker is registered with
 */
export default function addOfflinePage({offlineMode}: {offlineMode: boolean}): void {
  isSaved = offlineMode;

  self.addEventListener('install', (event) => {
    if (offlineMode) {
      cleanUpWithoutSpace(event);
      event.waitUntil(saveAllPictures());
    }
  });

  self.addEventListener('activate', (event) => {
    // Request the page while the worker starts, unless the page comes from the cache. Firefox (153) shows its own error page when
    // such a request fails, before the worker can respond.
    const {navigationPreload} = self.registration;
    const usesPreload = !offlineMode && !navigator.userAgent.includes('Firefox/');
    const done = usesPreload ? navigationPreload?.enable() : navigationPreload?.disable();
    event.waitUntil(Promise.all([done, removeOldPictures()]));
  });

  self.addEventListener('fetch', (event) => {
    const {pathname} = new URL(event.request.url);
    if (PICTURES.includes(pathname)) {
      event.respondWith(pictureOf(event.request));
      return;
    }
    const isSavedPage = offlineMode && isRoute(pathname, locale);
    if (event.request.mode === 'navigate' && !isSavedPage && !isOfOtherLocale(pathname, locale)) {
      event.respondWith(fromNetwork(event));
    } else {
      fetchIfDeleted(event);
    }
  });
}
