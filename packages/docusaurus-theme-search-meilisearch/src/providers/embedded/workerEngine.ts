import type {SearchParams, SearchResponse} from '../../engine/searchTypes';
import {createWorker} from './createWorker';
import type {EmbeddedEngine} from './engine';
import {speculativeSearch} from './speculativeSearch';
import type {WorkerRequest, WorkerResponse} from './workerMessages';

/** Thrown if the worker itself cannot start. The engine can still run on the main thread. */
export class WorkerUnavailableError extends Error {
  override name = 'WorkerUnavailableError';
}

type PendingRequest = {
  resolve: (response: WorkerResponse) => void;
  reject: (error: Error) => void;
};

type WithoutId<Request> = Request extends {id: number} ? Omit<Request, 'id'> : never;

/** Returns a function that posts a request to the worker and resolves with the response. */
function requestsTo(
  worker: Worker,
): (request: WithoutId<WorkerRequest>) => Promise<WorkerResponse> {
  const pending = new Map<number, PendingRequest>();
  let lastId = 0;
  worker.addEventListener('message', ({data}: MessageEvent<WorkerResponse>) => {
    const request = pending.get(data.id);
    pending.delete(data.id);
    if (data.error === undefined) {
      request?.resolve(data);
    } else {
      request?.reject(new Error(data.error));
    }
  });
  // The script did not load, or a content security policy forbids it. In the latter case, only some browsers throw in the
  // constructor.
  worker.addEventListener('error', ({message}) => {
    const error = new WorkerUnavailableError(
      `The search worker failed (${message || 'its script did not load'}).`,
    );
    pending.forEach(({reject}) => reject(error));
    pending.clear();
  });
  return (request) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      pending.set(lastId, {resolve, reject});
      worker.postMessage({...request, id: lastId});
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

/**
 * Loads the index and starts the engine in a worker.
 *
 * @param manifestUrl absolute URL of `search/index.json`
 * @throws WorkerUnavailableError if the browser cannot run the worker
 * @throws Error if the index cannot be loaded
 */
export async function startWorkerEngine(manifestUrl: string): Promise<EmbeddedEngine> {
  const worker = createAvailableWorker();
  const request = requestsTo(worker);
  try {
    await request({type: 'load', manifestUrl});
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return speculativeSearch(async (query: string, params: SearchParams) => {
    const {response} = await request({type: 'search', query, params});
    return response as SearchResponse;
  });
}
