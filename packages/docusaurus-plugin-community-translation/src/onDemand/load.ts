type OnDemand = typeof import('./index');

let loaded: OnDemand | undefined;

/** The components and strings that pages load on demand, if they are loaded. */
export const loadedParts = () => loaded;

/** Loads them. The page works without them, so an error is a warning. */
export const loadParts = (): Promise<void> =>
  import(/* webpackChunkName: "translation" */ './index').then((parts) => {
    loaded = parts;
  }, console.warn);

/** Called by Docusaurus at the start of a navigation: the notice loads in parallel with the page. */
export function onRouteUpdate({previousLocation}: {previousLocation: unknown}): void {
  if (previousLocation) {
    void loadParts();
  }
}
