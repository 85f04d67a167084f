/**
 * A worker with the search engine. In a file of its own, which the server's build leaves out.
 *
 * @throws where the browser has no workers, or the content security policy forbids them
 */
export function createWorker(): Worker {
  return new Worker(new URL('./worker', import.meta.url));
}
