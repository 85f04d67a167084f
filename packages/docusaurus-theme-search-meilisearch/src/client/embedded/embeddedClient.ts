import type {SearchClient} from '../../engine/searchTypes';
import type {Engine} from './workerEngine';

/** Loaded when search is near: every page has the rest of this file. */
async function startEngine(manifestUrl: string): Promise<Engine> {
  const engine = await import('./startEngine');
  return engine.startEngine(manifestUrl);
}

/** Rejects as soon as the signal is aborted; what was under way goes on, and its result is dropped. */
function abortable<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('Aborted', 'AbortError'));
    if (signal.aborted) {
      abort();
    }
    signal.addEventListener('abort', abort);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/**
 * Searches the index that was built with the site. It is loaded at the first search or `preload()`; after a failure, the next
 * search tries again.
 *
 * @param manifestUrl absolute url of `search/index.json`
 */
export function createEmbeddedClient(
  manifestUrl: string,
  start: (manifestUrl: string) => Promise<Engine> = startEngine,
): SearchClient {
  let engine: Promise<Engine> | undefined;

  const load = () => {
    engine ??= start(manifestUrl).catch((error: unknown) => {
      engine = undefined;
      throw error;
    });
    return engine;
  };

  return {
    search: (query, params, signal) =>
      abortable(
        load().then((loaded) => loaded.search(query, params)),
        signal,
      ),
    preload() {
      // The search itself will meet the error again, and show it.
      load().catch((error: unknown) => console.warn(error));
    },
    prepare(query, params) {
      load()
        .then((loaded) => loaded.prepare?.(query, params))
        .catch(() => undefined); // The search itself meets the error.
    },
  };
}
