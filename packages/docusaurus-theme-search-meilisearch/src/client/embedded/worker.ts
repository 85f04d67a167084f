import {loadIndex} from './loadIndex';
import type {SearchIndex} from '../../engine/searchIndex';
import type {SearchResponse} from '../../engine/searchTypes';
import type {WorkerReply, WorkerRequest} from './workerMessages';

declare const __webpack_public_path__: string;

// Docusaurus adds code to every bundle that sets a property of webpack's `require`, which a bundle of one module does not have
// and then fails. To ask for a part of it brings it about.
void __webpack_public_path__;

/** After so many, a reader's first query takes 12 ms in the place of 28: Chromium on two cores, 1,442 sections. */
const warmUpQueries = 20;

let index: SearchIndex | undefined;

async function answer(request: WorkerRequest): Promise<SearchResponse | undefined> {
  if (request.type === 'load') {
    index = await loadIndex(request.manifestUrl);
    return undefined;
  }
  if (!index) {
    throw new Error('The search worker was asked before its index was loaded.');
  }
  return index.search(request.query, request.params);
}

/**
 * Makes a few searches for nobody: code that is new to the browser has yet to be compiled. Each is a task of its own, so that a
 * reader's query waits for one at most.
 */
function warmUp(engine: SearchIndex, queries: string[]): void {
  const [query, ...rest] = queries;
  if (query !== undefined) {
    engine.search(query, {});
    setTimeout(warmUp, 0, engine, rest);
  }
}

self.addEventListener('message', async ({data: request}: MessageEvent<WorkerRequest>) => {
  const reply: WorkerReply = {id: request.id};
  try {
    reply.response = await answer(request);
  } catch (error) {
    reply.error = error instanceof Error ? error.message : String(error);
  }
  self.postMessage(reply);
  if (request.type === 'load' && index) {
    // Of no query at all, the suggestions are the site's categories; each of their beginnings is what a reader might type.
    const categories = index.search('', {}).suggestions ?? [];
    const beginnings = categories.flatMap((name) =>
      Array.from(name, (_, place) => name.slice(0, place + 1)),
    );
    setTimeout(warmUp, 0, index, beginnings.slice(0, warmUpQueries));
  }
});
