import type {SearchClient} from '../../engine/searchTypes';
import type {EmbeddedEngine} from './engine';

/** Imports the engine's code on demand: this file is part of every page. */
async function importAndStartEngine(manifestUrl: string): Promise<EmbeddedEngine> {
  const {startEngine} = await import('./startEngine');
  return startEngine(manifestUrl);
}

/** Rejects as soon as the signal is aborted. The operation itself continues, and its result is ignored. */
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
 * Creates a client that searches the embedded index of the site. The index is loaded by the first `search`, `preload` or
 * `speculate`. If loading fails, the next call tries again.
 *
 * @param manifestUrl absolute URL of `search/index.json`
 * @param startEngine replaced in tests
 */
export function createEmbeddedClient(
  manifestUrl: string,
  startEngine: (manifestUrl: string) => Promise<EmbeddedEngine> = importAndStartEngine,
): SearchClient {
  let engine: Promise<EmbeddedEngine> | undefined;

  const load = () => {
    engine ??= startEngine(manifestUrl).catch((error: unknown) => {
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
      // If the error persists, the next search reports it to the reader.
      load().catch((error: unknown) => console.warn(error));
    },
    speculate(query, params) {
      load()
        .then((loaded) => loaded.speculate?.(query, params))
        .catch(() => undefined); // The search that follows reports the error.
    },
  };
}
