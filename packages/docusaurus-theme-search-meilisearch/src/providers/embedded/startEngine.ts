import {loadFetch} from '../loadFetch';
import {createWorker} from './createWorker';
import type {SearchResponse} from '../../search';
import type {LoadedEngine} from './createEmbeddedProvider';
import type {WorkerRequest, WorkerResponse} from './worker';

/** Thrown if the worker itself cannot start. The engine can still run on the main thread. */
class WorkerUnavailableError extends Error {
  override name = 'WorkerUnavailableError';
}

/** Posts a request to the worker and resolves with its response. */
function ask(worker: Worker, request: WorkerRequest): Promise<WorkerResponse> {
  return new Promise((resolve, reject) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = ({data}: MessageEvent<WorkerResponse>) =>
      data.error === undefined ? resolve(data) : reject(new Error(data.error));
    // The script did not load, or a content security policy forbids it. In the latter case, only some browsers throw in the
    // constructor.
    worker.onerror = ({message}) => {
      const cause = message || 'its script did not load';
      reject(new WorkerUnavailableError(`The search worker failed (${cause}).`));
    };
    worker.postMessage(request, [port2]);
  });
}

function createAvailableWorker(): Worker {
  if (typeof fetch === 'undefined') {
    // A worker would have no `fetch` either. The main thread loads a polyfill.
    throw new WorkerUnavailableError('The browser has no fetch.');
  }
  try {
    return createWorker();
  } catch (error) {
    throw new WorkerUnavailableError(`The search worker cannot start (${String(error)}).`);
  }
}

async function startInWorker(manifestUrl: string): Promise<LoadedEngine> {
  const worker = createAvailableWorker();
  try {
    await ask(worker, {manifestUrl});
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return {
    search: async (query, params) =>
      (await ask(worker, {query, params})).response as SearchResponse,
    loadTexts: () => ask(worker, 'texts'),
  };
}

/**
 * Loads the titles of the index and starts the engine in a worker, or on the main thread if the browser cannot run the worker.
 *
 * @param manifestUrl absolute URL of `search/index.json`
 * @throws Error if the index cannot be loaded
 */
export async function startEngine(manifestUrl: string): Promise<LoadedEngine> {
  try {
    return await startInWorker(manifestUrl);
  } catch (error) {
    if (!(error instanceof WorkerUnavailableError)) {
      throw error;
    }
    console.warn(`${error.message} Search runs on the main thread instead.`);
    await loadFetch();
    const {loadEngine} = await import('./loadIndex');
    return loadEngine(manifestUrl);
  }
}
