import type {SearchParams, SearchResponse} from '../../engine/searchTypes';
import type {Engine} from './workerEngine';

type Search = (query: string, params: SearchParams) => Promise<SearchResponse>;

/** An engine that begins with an answer while the reader may still be typing, and gives it when it is asked for. */
export function answerAhead(search: Search): Required<Engine> {
  let ahead: {query: string; params: SearchParams; answer: Promise<SearchResponse>} | undefined;
  let isBusy = false;

  const begin = async (query: string, params: SearchParams) => {
    isBusy = true;
    try {
      return await search(query, params);
    } finally {
      isBusy = false;
    }
  };

  return {
    prepare(query, params) {
      // What takes longer than the next key would fall behind the reader.
      if (!isBusy) {
        ahead = {query, params, answer: begin(query, params)};
        // Whoever asks for the answer meets the error again; if nobody does, it is none.
        ahead.answer.catch(() => undefined);
      }
    },
    search(query, params) {
      const isAhead = ahead?.query === query && ahead.params === params;
      const answer = isAhead && ahead ? ahead.answer : search(query, params);
      ahead = undefined;
      return answer;
    },
  };
}
