import type {SearchParams, SearchResponse} from '../../search';
import type {LoadedEngine} from './createEmbeddedProvider';
import {loadEngine} from './loadIndex';

/** A message to the worker, with a port for the response. The first one loads the index, `texts` waits for its texts. */
export type WorkerRequest = {manifestUrl: string} | {query: string; params: SearchParams} | 'texts';

/** The response to a message: that of a search, or an error message. It is empty if something has been loaded. */
export type WorkerResponse = {response?: SearchResponse; error?: string};

declare const __webpack_public_path__: string;

// Docusaurus adds code to every bundle that sets a property of webpack's `require` function. A bundle of a single module does not
// contain that function and would fail. This reference makes webpack add it.
void __webpack_public_path__;

let engine: LoadedEngine | undefined;

async function handle(request: WorkerRequest): Promise<WorkerResponse> {
  if (request !== 'texts' && 'manifestUrl' in request) {
    engine = await loadEngine(request.manifestUrl);
    return {};
  }
  if (!engine) {
    throw new Error('The search worker received a query before its index was loaded.');
  }
  if (request === 'texts') {
    await engine.loadTexts();
    return {};
  }
  return {response: await engine.search(request.query, request.params)};
}

self.addEventListener('message', async ({data, ports}: MessageEvent<WorkerRequest>) => {
  const response = await handle(data).catch((error: unknown) => ({
    error: error instanceof Error ? error.message : String(error),
  }));
  ports[0]?.postMessage(response);
});
