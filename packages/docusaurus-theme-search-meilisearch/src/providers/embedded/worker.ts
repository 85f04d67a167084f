import type {SearchParams, SearchResponse} from '../../search';
import type {EmbeddedEngine} from './embeddedProvider';
import {loadEngine} from './loadIndex';

/** A message to the worker, with a port for the response. The first one loads the index. */
export type WorkerRequest =
  | {manifestUrl: string}
  /** `isComplete`: waits until the whole index is loaded. */
  | {query: string; params: SearchParams; isComplete?: boolean};

/** The response to a message: that of a search, or an error message. It is empty if the index has been loaded. */
export type WorkerResponse = {
  response?: SearchResponse;
  /** Whether only a part of the index was searched. */
  isPartial?: true;
  error?: string;
};

declare const __webpack_public_path__: string;

// Docusaurus adds code to every bundle that sets a property of webpack's `require` function. A bundle of a single module does not
// contain that function and would fail. This reference makes webpack add it.
void __webpack_public_path__;

let engine: EmbeddedEngine | undefined;

async function handle(request: WorkerRequest): Promise<WorkerResponse> {
  if ('manifestUrl' in request) {
    engine = await loadEngine(request.manifestUrl);
    return {};
  }
  if (!engine) {
    throw new Error('The search worker received a query before its index was loaded.');
  }
  const {complete, ...response} = await engine.search(request.query, request.params);
  return complete && request.isComplete
    ? {response: await complete()}
    : {response, isPartial: complete && true};
}

self.addEventListener('message', async ({data, ports}: MessageEvent<WorkerRequest>) => {
  const response = await handle(data).catch((error: unknown) => ({
    error: error instanceof Error ? error.message : String(error),
  }));
  ports[0]?.postMessage(response);
});
