/**
 * Creates a worker with the search engine. This has a file of its own so that the server bundle can leave it out.
 *
 * @throws if the browser has no workers, or the content security policy forbids them
 */
export function createWorker(): Worker {
  return new Worker(/* webpackChunkName: "search-worker" */ new URL('./worker', import.meta.url));
}
