import type {SearchParams, SearchResponse} from '../../engine/searchTypes';
import {answerAhead} from './answerAhead';
import {createWorker} from './createWorker';
import type {WorkerReply, WorkerRequest} from './workerMessages';

/** An engine with its index loaded. */
export type Engine = {
  search: (query: string, params: SearchParams) => SearchResponse | Promise<SearchResponse>;
  /** Begins with an answer that is likely asked for; only where that holds up nothing else. */
  prepare?: (query: string, params: SearchParams) => void;
};

/** The worker itself could not be started, so that the engine may run without one. */
export class WorkerUnavailableError extends Error {
  override name = 'WorkerUnavailableError';
}

type Settle = {resolve: (reply: WorkerReply) => void; reject: (error: Error) => void};

type Unnumbered<Request> = Request extends {id: number} ? Omit<Request, 'id'> : never;

function connect(worker: Worker): (request: Unnumbered<WorkerRequest>) => Promise<WorkerReply> {
  const waiting = new Map<number, Settle>();
  let lastId = 0;
  worker.addEventListener('message', ({data}: MessageEvent<WorkerReply>) => {
    const settle = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.error === undefined) {
      settle?.resolve(data);
    } else {
      settle?.reject(new Error(data.error));
    }
  });
  // The script did not load, or a policy forbids it; browsers differ in whether the constructor throws for the latter.
  worker.addEventListener('error', ({message}) => {
    const error = new WorkerUnavailableError(`The search worker failed: ${message || 'no script'}`);
    waiting.forEach(({reject}) => reject(error));
    waiting.clear();
  });
  return (request) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, {resolve, reject});
      worker.postMessage({...request, id: lastId});
    });
}

function start(): Worker {
  if (typeof fetch === 'undefined') {
    // A worker would have none either; on the main thread a replacement is loaded.
    throw new WorkerUnavailableError('The browser has no fetch.');
  }
  try {
    return createWorker();
  } catch (error) {
    throw new WorkerUnavailableError(String(error));
  }
}

/**
 * The engine in a worker.
 *
 * @throws WorkerUnavailableError where there can be no worker; any other error comes from loading the index
 */
export async function startWorkerEngine(manifestUrl: string): Promise<Engine> {
  const worker = start();
  const ask = connect(worker);
  try {
    await ask({type: 'load', manifestUrl});
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return answerAhead(async (query, params) => {
    const {response} = await ask({type: 'search', query, params});
    return response as SearchResponse;
  });
}
