import {isOfOtherLocale, isRoute} from './navigation';
import {offlinePage} from './offlinePage';

declare const self: ServiceWorkerGlobalScope;
/** Defined by plugins/offline. See `Locale`. */
declare const ROUTES: string[];
declare const OTHER_LOCALES: string[];
/** Paths of the pictures of the guides. Their names contain a hash of their content. */
declare const PICTURES: string[];

const locale = {routes: ROUTES, otherLocales: OTHER_LOCALES};

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
    await cache.put(request.url, response.clone());
  }
  return response;
}

async function saveAllPictures(): Promise<void> {
  const cache = await caches.open(pictureCache);
  const saved = (await cache.keys()).map(({url}) => new URL(url).pathname);
  await cache.addAll(PICTURES.filter((path) => !saved.includes(path)));
}

/** Removes the pictures of previous versions. */
async function removeOldPictures(): Promise<void> {
  const cache = await caches.open(pictureCache);
  const old = (await cache.keys()).filter(({url}) => !PICTURES.includes(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

async function fromNetwork({request, preloadResponse}: FetchEvent): Promise<Response> {
  try {
    const preloaded = (await preloadResponse) as Response | undefined;
    return preloaded ?? (await fetch(request));
  } catch {
    // `fetch` throws only without a network.
    const headers = {'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store'};
    return new Response(offlinePage(new URL('./', self.location.href).pathname), {
      status: 503,
      headers,
    });
  }
}

/**
 * Extends the worker of `@docusaurus/plugin-pwa`: without a network, unavailable pages are replaced by a page in the reader's
 * language. In offline mode, plugin-pwa serves the pages of the locale from its cache; its handlers are added after these.
 * Pictures have a cache of their own, in both modes: those of read pages, and all of them when the locale is saved.
 *
 * @param params parameters from the URL that the worker is registered with
 */
export default function addOfflinePage({offlineMode}: {offlineMode: boolean}): void {
  self.addEventListener('install', (event) => {
    if (offlineMode) {
      event.waitUntil(saveAllPictures());
    }
  });

  self.addEventListener('activate', (event) => {
    // Request the page while the worker starts, unless the page comes from the cache.
    const {navigationPreload} = self.registration;
    const done = offlineMode ? navigationPreload?.disable() : navigationPreload?.enable();
    event.waitUntil(Promise.all([done, removeOldPictures()]));
  });

  self.addEventListener('fetch', (event) => {
    const {pathname} = new URL(event.request.url);
    if (PICTURES.includes(pathname)) {
      event.respondWith(pictureOf(event.request));
      return;
    }
    const isSaved = offlineMode && isRoute(pathname, locale);
    if (event.request.mode === 'navigate' && !isSaved && !isOfOtherLocale(pathname, locale)) {
      event.respondWith(fromNetwork(event));
    }
  });
}
