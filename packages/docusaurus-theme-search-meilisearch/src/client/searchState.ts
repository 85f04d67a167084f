import type {SearchEngine} from '../engine/searchTypes';
import type {ResultItem} from './resultItem';

/** The selected item. It becomes the active descendant of the search input only if the keyboard selected it. */
export type Selection = {index: number; by: 'keyboard' | 'pointer'};

/**
 * State of the search. Each state contains the data that its view renders. `engine` is the engine that returned the rendered
 * results; undefined if the site has no Meilisearch host.
 */
export type SearchState =
  | {status: 'closed'}
  | {status: 'empty'; query: ''}
  /** `items`: results of the previous query, rendered until the new ones arrive. */
  | {status: 'loading'; query: string; items: ResultItem[]; engine?: SearchEngine}
  | {
      status: 'results';
      query: string;
      items: ResultItem[];
      /** Number of matching sections; `items` are the best ones. */
      total: number;
      selection: Selection | null;
      engine?: SearchEngine;
    }
  | {status: 'noResults'; query: string; suggestions: string[]; engine?: SearchEngine}
  | {status: 'error'; query: string};

/** A state in which the modal is open. */
export type OpenSearchState = Exclude<SearchState, {status: 'closed'}>;

/** The results of a query. */
export type SearchResults = {
  items: ResultItem[];
  /** Number of matching sections. */
  total: number;
  /** Queries that the engine suggests instead. */
  suggestions?: string[];
  /** The engine that returned the results; undefined if the site has no Meilisearch host. */
  engine?: SearchEngine;
};

/** A transition of the search state. */
export type SearchAction =
  /** `query`: the first query, such as the text that is selected on the page; may be empty. */
  | {type: 'open'; query: string}
  | {type: 'close'}
  | {type: 'input'; query: string}
  | ({type: 'receive'; query: string} & SearchResults)
  | {type: 'fail'; query: string}
  /** Searches again: after a failure, or for more results. */
  | {type: 'repeat'}
  | {type: 'move'; by: 1 | -1}
  | {type: 'hover'; index: number};

/** The initial state. */
export const closedState: SearchState = {status: 'closed'};

function itemsOf(state: SearchState): ResultItem[] {
  return 'items' in state ? state.items : [];
}

/** The engine that returned the rendered results; undefined if there are none, or if the site has no Meilisearch host. */
export function engineOf(state: SearchState): SearchEngine | undefined {
  return 'engine' in state ? state.engine : undefined;
}

function searching(query: string, items: ResultItem[], engine?: SearchEngine): SearchState {
  return query === '' ? {status: 'empty', query} : {status: 'loading', query, items, engine};
}

function received(query: string, results: SearchResults, previous: ResultItem[]): SearchState {
  const {items, total, suggestions, engine} = results;
  if (items.length > 0) {
    return {status: 'results', query, items, total, selection: null, engine};
  }
  const categories = Array.from(new Set(previous.map(({category}) => category)));
  return {status: 'noResults', query, suggestions: suggestions ?? categories, engine};
}

/** Moves the selection by one item. It wraps at both ends; the first step down selects the first item. */
function step(selection: Selection | null, by: 1 | -1, count: number): Selection {
  const from = selection?.index ?? (by === 1 ? -1 : count);
  return {index: (from + by + count) % count, by: 'keyboard'};
}

/**
 * Reducer of the search state. It ignores results and failures of superseded queries, and all actions but `open` while the search
 * is closed.
 *
 * @throws Error for an unknown action
 */
export function searchReducer(state: SearchState, action: SearchAction): SearchState {
  if (action.type === 'open') {
    return state.status === 'closed' ? searching(action.query, []) : state;
  }
  if (state.status === 'closed') {
    return state;
  }
  switch (action.type) {
    case 'close':
      return closedState;
    case 'input':
      return action.query === state.query
        ? state
        : searching(action.query, itemsOf(state), engineOf(state));
    case 'receive':
      return state.status === 'loading' && action.query === state.query
        ? received(action.query, action, state.items)
        : state;
    case 'fail':
      return state.status === 'loading' && action.query === state.query
        ? {status: 'error', query: state.query}
        : state;
    case 'repeat':
      return state.status === 'error' || state.status === 'results'
        ? searching(state.query, itemsOf(state), engineOf(state))
        : state;
    case 'move':
      return state.status === 'results'
        ? {...state, selection: step(state.selection, action.by, state.items.length)}
        : state;
    case 'hover':
      return state.status === 'results'
        ? {...state, selection: {index: action.index, by: 'pointer'}}
        : state;
    default:
      return unknownAction(action);
  }
}

function unknownAction(action: never): never {
  throw new Error(`Unknown search action ${JSON.stringify(action)}`);
}
