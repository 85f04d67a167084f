import {loadIndex} from './loadIndex';
import type {SearchIndex} from '../../engine/searchIndex';
import type {SearchResponse} from '../../engine/searchTypes';
import type {WorkerReply, WorkerRequest} from './workerMessages';

declare const __webpack_public_path__: string;

// Docusaurus adds code to every bundle that sets a property of webpack's `require`, which a bundle of one module does not have
// and then fails. To ask for a part of it brings it about.
void __webpack_public_path__;

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

self.addEventListener('message', async ({data: request}: MessageEvent<WorkerRequest>) => {
  const reply: WorkerReply = {id: request.id};
  try {
    reply.response = await answer(request);
  } catch (error) {
    reply.error = error instanceof Error ? error.message : String(error);
  }
  self.postMessage(reply);
});
