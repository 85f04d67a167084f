import {loadFetch} from '../loadFetch';
import type {EmbeddedEngine} from './engine';
import {startWorkerEngine, WorkerUnavailableError} from './workerEngine';

/**
 * Loads the index and starts the engine in a worker, or on the main thread if the browser cannot run the worker.
 *
 * @param manifestUrl absolute URL of `search/index.json`
 * @throws Error if the index cannot be loaded
 */
export async function startEngine(manifestUrl: string): Promise<EmbeddedEngine> {
  try {
    return await startWorkerEngine(manifestUrl);
  } catch (error) {
    if (!(error instanceof WorkerUnavailableError)) {
      throw error;
    }
    console.warn(`${error.message} Search runs on the main thread instead.`);
    await loadFetch();
    const {loadIndex} = await import('./loadIndex');
    return loadIndex(manifestUrl);
  }
}
