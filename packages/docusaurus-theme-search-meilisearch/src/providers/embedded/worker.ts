import type {SearchIndex} from '../../engine/searchIndex';
import type {SearchParams, SearchResponse} from '../../search';
import {loadIndex} from './loadIndex';

/** A message to the worker. The first one loads the index; the next one is sent after the response. */
export type WorkerRequest = {manifestUrl: string} | {query: string; params: SearchParams};

/** The response to a message: that of a search, or an error message. It is empty if the index has been loaded. */
export type WorkerResponse = {response?: SearchResponse; error?: string};

declare const __webpack_public_path__: string;

// Docusaurus adds code to every bundle that sets a property of webpack's `require` function. A bundle of a single module does not
// contain that function and would fail. This reference makes webpack add it.
void __webpack_public_path__;

let index: SearchIndex | undefined;

async function handle(request: WorkerRequest): Promise<WorkerResponse> {
  if ('manifestUrl' in request) {
    index = await loadIndex(request.manifestUrl);
    return {};
  }
  if (!index) {
    throw new Error('The search worker received a query before its index was loaded.');
  }
  return {response: index.search(request.query, request.params)};
}

self.addEventListener('message', async ({data}: MessageEvent<WorkerRequest>) => {
  const response = await handle(data).catch((error: unknown) => ({
    error: error instanceof Error ? error.message : String(error),
  }));
  self.postMessage(response);
});
