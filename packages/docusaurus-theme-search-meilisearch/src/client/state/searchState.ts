import type {SearchEngine, SearchHit, SearchResponse} from '../../search';

/** The selected hit. It becomes the active descendant of the search input only if the keyboard selected it. */
export type Selection = {index: number; by: 'keyboard' | 'pointer'};

/** A category, and how many sections in it match the query. */
export type CategoryCount = {category: string; count: number};

/** What the states of a query that is not empty have in common. */
type QueryState = {
  query: string;
  /** The category to which the results are limited; undefined for all categories. */
  category?: string;
  /** The categories in which the query has results, most results first. Undefined if the engine cannot count them. */
  categories?: CategoryCount[];
  /** The engine that returned the rendered results; undefined if the site has no Meilisearch host. */
  engine?: SearchEngine;
};

/** State of the search. Each state contains the data that its view renders. */
export type SearchState =
  | {status: 'closed'}
  /** `query` is empty or consists of spaces. */
  | {status: 'empty'; query: string}
  /** `hits`: results of the previous query, rendered until the new ones arrive. `isEntered`: whether Enter was pressed. */
  | ({status: 'loading'; hits: SearchHit[]; isEntered?: boolean} & QueryState)
  | ({
      status: 'results';
      hits: SearchHit[];
      /** Number of matching sections; `hits` are the best ones. */
      total: number;
      selection: Selection | null;
      /** Whether Enter was pressed before the results arrived: the first one is to be opened. */
      isEntered?: boolean;
    } & QueryState)
  | ({status: 'noResults'; suggestions: string[]} & QueryState)
  /** `isIndexMissing`: there is no index at all, as before the first build. */
  | ({status: 'error'; isIndexMissing?: boolean} & QueryState);

/** A state in which the modal is open. */
export type OpenSearchState = Exclude<SearchState, {status: 'closed'}>;

/** The fields that some states have. */
type AnyState = {status: string; hits?: SearchHit[]} & Partial<QueryState>;

/** The results of a query. */
type SearchResults = Omit<SearchResponse, 'categories'> & Pick<QueryState, 'categories'>;

/** A transition of the search state. */
export type SearchAction =
  /** `query`: the first query, such as the text that is selected on the page; may be empty. */
  | {type: 'open'; query: string; category?: string}
  | {type: 'close'}
  | {type: 'input'; query: string}
  | ({type: 'receive'; query: string} & SearchResults)
  | {type: 'fail'; query: string; isIndexMissing?: boolean}
  /** Limits the results to a category, or shows all categories if it is undefined. */
  | {type: 'filter'; category?: string}
  /** Searches again: after a failure, for more results, or with other parameters. */
  | {type: 'repeat'}
  /** Opens the first result when it arrives. */
  | {type: 'enter'}
  | {type: 'move'; by: 1 | -1}
  | {type: 'hover'; index: number};

/** The initial state. */
export const closedState: SearchState = {status: 'closed'};

/** Whether the rendered results come from the embedded index because the Meilisearch host failed. */
export function isOffline({engine}: AnyState): boolean {
  return engine === 'embedded';
}

/** The state for a query that has to be searched. The results of the previous state are kept until the new ones arrive. */
function searching(
  query: string,
  {category, categories, engine, hits = []}: AnyState,
): SearchState {
  return query.trim() === ''
    ? {status: 'empty', query}
    : {status: 'loading', query, hits, category, categories, engine};
}

function received(
  {query, category, hits: previous, isEntered}: Extract<SearchState, {status: 'loading'}>,
  {hits, total, suggestions, categories, engine}: SearchResults,
): SearchState {
  const common = {query, category, categories, engine};
  if (hits.length > 0) {
    return {status: 'results', ...common, hits, total, selection: null, isEntered};
  }
  const previousCategories = Array.from(new Set(previous.map((hit) => hit.category)));
  return {status: 'noResults', ...common, suggestions: suggestions ?? previousCategories};
}

/** Moves the selection by one hit. It wraps at both ends; the first step down selects the first one. */
function step(selection: Selection | null, by: 1 | -1, count: number): Selection {
  const from = selection?.index ?? (by === 1 ? -1 : count);
  return {index: (from + by + count) % count, by: 'keyboard'};
}

/**
 * Reducer of the search state. It ignores results and failures of superseded queries, and all actions but `open` while the search
 * is closed.
 */
export function searchReducer(state: SearchState, action: SearchAction): SearchState {
  if (action.type === 'open') {
    return state.status === 'closed'
      ? searching(action.query, {...state, category: action.category})
      : state;
  }
  if (state.status === 'closed') {
    return state;
  }
  switch (action.type) {
    case 'close':
      return closedState;
    case 'input':
      return action.query === state.query ? state : searching(action.query, state);
    case 'receive':
      return state.status === 'loading' && action.query === state.query
        ? received(state, action)
        : state;
    case 'fail': {
      const {query, isIndexMissing} = action;
      return state.status === 'loading' && query === state.query
        ? {status: 'error', query, category: state.category, isIndexMissing}
        : state;
    }
    case 'filter':
      return state.status === 'empty' || action.category === state.category
        ? state
        : searching(state.query, {...state, category: action.category});
    case 'repeat':
      return ['results', 'noResults', 'error'].includes(state.status)
        ? searching(state.query, state)
        : state;
    case 'enter':
      return state.status === 'loading' ? {...state, isEntered: true} : state;
    case 'move':
      return state.status === 'results'
        ? {...state, selection: step(state.selection, action.by, state.hits.length)}
        : state;
    case 'hover':
      return state.status === 'results'
        ? {...state, selection: {index: action.index, by: 'pointer'}}
        : state;
  }
}
