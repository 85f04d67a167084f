import {loadFetch} from '../loadFetch';
import {startWorkerEngine, WorkerUnavailableError, type Engine} from './workerEngine';

/** The engine in a worker, or without one where the browser forbids it. */
export async function startEngine(manifestUrl: string): Promise<Engine> {
  try {
    return await startWorkerEngine(manifestUrl);
  } catch (error) {
    if (!(error instanceof WorkerUnavailableError)) {
      throw error;
    }
    console.warn(`${error.message} Search runs without a worker.`);
    await loadFetch();
    const {loadIndex} = await import('./loadIndex');
    return loadIndex(manifestUrl);
  }
}
