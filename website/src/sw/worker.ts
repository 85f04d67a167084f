import {isOfOtherLocale, isRoute} from './navigation';
import {offlinePage} from './offlinePage';

declare const self: ServiceWorkerGlobalScope;
/** Filled in by plugins/offline: see `Locale`. */
declare const ROUTES: string[];
declare const OTHER_LOCALES: string[];

const locale = {routes: ROUTES, otherLocales: OTHER_LOCALES};

async function fromNetwork({request, preloadResponse}: FetchEvent): Promise<Response> {
  try {
    const preloaded = (await preloadResponse) as Response | undefined;
    return preloaded ?? (await fetch(request));
  } catch {
    // What a fetch throws is that there is no network: the page says so.
    const headers = {'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store'};
    return new Response(offlinePage(new URL('./', self.location.href).pathname), {
      status: 503,
      headers,
    });
  }
}

/**
 * What the site adds to the worker of `@docusaurus/plugin-pwa`: a page in the reader's language for what cannot be had without a
 * network. In offline mode the pages of the locale are answered from the worker's cache by plugin-pwa, whose handlers are added
 * after these.
 *
 * @param params what the page wrote into the address that it registers the worker by
 */
export default function addOfflinePage({offlineMode}: {offlineMode: boolean}): void {
  self.addEventListener('activate', (event) => {
    // The network is asked while the worker starts; not where pages come from the cache, for that would be wasted.
    const {navigationPreload} = self.registration;
    const done = offlineMode ? navigationPreload?.disable() : navigationPreload?.enable();
    event.waitUntil(Promise.resolve(done));
  });

  self.addEventListener('fetch', (event) => {
    const {pathname} = new URL(event.request.url);
    const isKept = offlineMode && isRoute(pathname, locale);
    if (event.request.mode === 'navigate' && !isKept && !isOfOtherLocale(pathname, locale)) {
      event.respondWith(fromNetwork(event));
    }
  });
}
