import type {SearchParams, SearchResponse} from '../../engine/searchTypes';

/** To the worker. `load` comes first. */
export type WorkerRequest =
  | {id: number; type: 'load'; manifestUrl: string}
  | {id: number; type: 'search'; query: string; params: SearchParams};

/** From the worker, with the id of the request. */
export type WorkerReply = {id: number; response?: SearchResponse; error?: string};
