import {cacheNames, registerQuotaErrorCallback} from 'workbox-core';
import {precacheAndRoute, type PrecacheEntry} from 'workbox-precaching';
import {NavigationRoute, registerRoute, setCatchHandler} from 'workbox-routing';
import {NetworkOnly} from 'workbox-strategies';
import {offlinePage} from './offlinePage';

declare const self: ServiceWorkerGlobalScope & {
  /** The files of the locale. Workbox replaces it when the locale is built. */
  __WB_MANIFEST: PrecacheEntry[];
};

const {scope, active, navigationPreload} = self.registration;

/** Parameters of the URL that the worker is registered with. `offlineMode`: whether the locale is saved for offline reading. */
const {offlineMode} = JSON.parse(
  new URLSearchParams(self.location.search).get('params') ?? '{}',
) as {offlineMode?: boolean};

// A file that is missing is fetched. With an empty list, the files that are saved are deleted.
const files = self.__WB_MANIFEST;
precacheAndRoute(offlineMode ? files : [], {
  ignoreURLParametersMatching: [/./],
  cleanURLs: false,
  urlManipulation: ({url}) => [new URL(`${url.pathname}/index.html`, url)],
});

// Other pages come from the network. Without one, readers see a page in their language.
registerRoute(new NavigationRoute(new NetworkOnly()));
setCatchHandler(async ({request}) => {
  if (request.mode !== 'navigate') {
    return Response.error();
  }
  return new Response(offlinePage(new URL(scope).pathname, Boolean(offlineMode)), {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
});

// If the device has no space for the locale, deletes what was saved of it, and tells the pages. If it has no space for an update, the
// saved version stays.
registerQuotaErrorCallback(async () => {
  if (active?.scriptURL !== self.location.href) {
    await caches.delete(cacheNames.precache);
    const clients = await self.clients.matchAll({includeUncontrolled: true});
    clients.forEach((client) => client.postMessage({noSpaceFor: scope}));
  }
});

self.addEventListener('activate', (event) => {
  // Request the page while the worker starts, unless the page comes from the cache. Firefox (153) shows its own error page when such a
  // request fails, before the worker can respond.
  const usesPreload = !offlineMode && !navigator.userAgent.includes('Firefox/');
  event.waitUntil(usesPreload ? navigationPreload.enable() : navigationPreload.disable());
});

self.addEventListener('message', ({data}: ExtendableMessageEvent) => {
  if ((data as {type?: string}).type === 'SKIP_WAITING') {
    void self.skipWaiting();
  }
});
