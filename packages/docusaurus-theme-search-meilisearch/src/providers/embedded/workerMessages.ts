import type {SearchParams, SearchResponse} from '../../engine/searchTypes';

/** A message to the worker. The first one must be `load`. */
export type WorkerRequest =
  | {id: number; type: 'load'; manifestUrl: string}
  | {id: number; type: 'search'; query: string; params: SearchParams};

/** A message from the worker, with the id of the request. `response` is absent for `load`; `error` is an error message. */
export type WorkerResponse = {id: number; response?: SearchResponse; error?: string};
