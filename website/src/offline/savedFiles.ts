import siteConfig from '@generated/docusaurus.config';

/** Names of the locale's caches: Workbox appends the scope of the worker. */
export async function cacheNames(): Promise<string[]> {
  const scope = new URL(siteConfig.baseUrl, window.location.href).href;
  return (await caches.keys()).filter((name) => name.endsWith(`-${scope}`));
}

/** Number of files in the locale's caches. */
export async function countSavedFiles(): Promise<number> {
  const names = await cacheNames();
  const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return files.flat().length;
}

/** Whether pages of the locale are saved, all or some of them. The pictures of read pages are always kept. */
export async function hasSavedPages(): Promise<boolean> {
  const names = (await cacheNames()).filter((name) => !name.startsWith('pictures-'));
  const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return files.flat().length > 0;
}

/** When the saved version was downloaded: the date of the response with the home page. Undefined if the host sends no dates. */
export async function readSavedDate(): Promise<Date | undefined> {
  // While an update is downloaded, the older version is found first. The revision is in the search.
  const home = await caches.match(`${siteConfig.baseUrl}index.html`, {ignoreSearch: true});
  const date = home?.headers.get('date');
  return date ? new Date(date) : undefined;
}
