import {isOfOtherLocale, isRoute} from './navigation';
import {offlinePage} from './offlinePage';

declare const self: ServiceWorkerGlobalScope;
/** Defined by plugins/offline. See `Locale`. */
declare const ROUTES: string[];
declare const OTHER_LOCALES: string[];

const locale = {routes: ROUTES, otherLocales: OTHER_LOCALES};

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
 *
 * @param params parameters from the URL that the worker is registered with
 */
export default function addOfflinePage({offlineMode}: {offlineMode: boolean}): void {
  self.addEventListener('activate', (event) => {
    // Request the page while the worker starts, unless the page comes from the cache.
    const {navigationPreload} = self.registration;
    const done = offlineMode ? navigationPreload?.disable() : navigationPreload?.enable();
    event.waitUntil(Promise.resolve(done));
  });

  self.addEventListener('fetch', (event) => {
    const {pathname} = new URL(event.request.url);
    const isSaved = offlineMode && isRoute(pathname, locale);
    if (event.request.mode === 'navigate' && !isSaved && !isOfOtherLocale(pathname, locale)) {
      event.respondWith(fromNetwork(event));
    }
  });
}
