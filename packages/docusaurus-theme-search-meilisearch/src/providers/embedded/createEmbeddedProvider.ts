import type {SearchParams, SearchResponse} from '../../search';
import type {SearchProvider} from '../provider';
import {startEngine as startInBrowser} from './startEngine';

/** A search engine that is loaded. Until it has the texts of the index, it searches the titles. */
export type LoadedEngine = {
  search: (query: string, params: SearchParams) => Promise<SearchResponse>;
  /** Resolves when the texts are loaded. If they cannot be loaded, the next call tries again. */
  loadTexts: () => Promise<unknown>;
};

function abortError(): DOMException {
  return new DOMException('Aborted', 'AbortError');
}

/** Rejects as soon as the signal is aborted. The operation itself continues, and its result is ignored. */
function abortable<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(abortError());
    if (signal.aborted) {
      abort();
    }
    // Never removed: a signal belongs to one query of the reader.
    signal.addEventListener('abort', abort);
    promise.then(resolve, reject);
  });
}

/**
 * Creates a provider that searches the embedded index of the site. The index is loaded by the first `search` or `preload`. If loading
 * fails, the next call tries again.
 *
 * There is one search at a time. While it runs, later ones wait, and those that are aborted by then never start: on a slow device,
 * searches for every key would queue up and delay the one that is needed.
 *
 * @param manifestUrl absolute URL of `search/index.json`
 * @param startEngine replaced in tests
 */
export function createEmbeddedProvider(
  manifestUrl: string,
  startEngine: (manifestUrl: string) => Promise<LoadedEngine> = startInBrowser,
): SearchProvider {
  let engine: Promise<LoadedEngine> | undefined;
  let previous: Promise<unknown> = Promise.resolve();
  let hasTexts = false;

  const load = () => {
    engine ??= startEngine(manifestUrl).catch((error: unknown) => {
      engine = undefined;
      throw error;
    });
    return engine;
  };

  const searchInTurn: SearchProvider['search'] = (query, params, signal) => {
    const result = Promise.all([load(), previous]).then(([loaded]) => {
      if (signal.aborted) {
        throw abortError();
      }
      return loaded.search(query, params);
    });
    // The caller gets the error.
    previous = result.catch(() => undefined);
    return result;
  };

  const search: SearchProvider['search'] = async (query, params, signal, onTitles) => {
    if (!hasTexts) {
      const found = onTitles && (await searchInTurn(query, params, signal));
      if (found && found.total > 0) {
        onTitles(found);
      }
      await (await load()).loadTexts();
      hasTexts = true;
    }
    return searchInTurn(query, params, signal);
  };

  return {
    delay: 0,
    search: (query, params, signal, onTitles) =>
      abortable(search(query, params, signal, onTitles), signal),
    preload() {
      // If the error persists, the next search reports it to the reader.
      load().catch((error: unknown) => console.warn(error));
    },
  };
}
