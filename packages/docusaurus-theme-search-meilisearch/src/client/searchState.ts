import type {SearchEngine} from '../engine/searchTypes';
import type {ResultItem} from './resultItem';

/** The selected item. It becomes the active descendant of the box only when a key selected it. */
export type Selection = {index: number; by: 'keyboard' | 'pointer'};

/** State of search; each state holds what its view shows. `engine`: which one answered, where the site has two. */
export type SearchState =
  | {status: 'closed'}
  | {status: 'empty'; query: ''}
  /** Shows the results of the query before, where there are any. */
  | {status: 'loading'; query: string; items: ResultItem[]; engine?: SearchEngine}
  | {
      status: 'results';
      query: string;
      items: ResultItem[];
      /** Number of matches, of which `items` are the best. */
      total: number;
      selection: Selection | null;
      engine?: SearchEngine;
    }
  | {status: 'noResults'; query: string; suggestions: string[]; engine?: SearchEngine}
  | {status: 'error'; query: string};

/** A state in which the modal is open. */
export type OpenSearchState = Exclude<SearchState, {status: 'closed'}>;

/** What came of a query. */
export type Answer = {
  items: ResultItem[];
  /** Number of matches. */
  total: number;
  /** The engine's queries to try instead. */
  suggestions?: string[];
  /** Which engine answered; absent where the site has one alone. */
  engine?: SearchEngine;
};

export type SearchAction =
  /** `query`: the text that was selected on the page. */
  | {type: 'open'; query: string}
  | {type: 'close'}
  | {type: 'type'; query: string}
  | ({type: 'receive'; query: string} & Answer)
  | {type: 'fail'; query: string}
  /** Asks once more: after a failure, or for more results. */
  | {type: 'repeat'}
  | {type: 'move'; by: 1 | -1}
  | {type: 'hover'; index: number};

export const closedState: SearchState = {status: 'closed'};

function itemsOf(state: SearchState): ResultItem[] {
  return 'items' in state ? state.items : [];
}

/** Which engine gave what the state shows. */
export function engineOf(state: SearchState): SearchEngine | undefined {
  return 'engine' in state ? state.engine : undefined;
}

function searching(query: string, items: ResultItem[], engine?: SearchEngine): SearchState {
  return query === '' ? {status: 'empty', query} : {status: 'loading', query, items, engine};
}

function received(query: string, answer: Answer, before: ResultItem[]): SearchState {
  const {items, total, suggestions, engine} = answer;
  if (items.length > 0) {
    return {status: 'results', query, items, total, selection: null, engine};
  }
  const categories = Array.from(new Set(before.map(({category}) => category)));
  return {status: 'noResults', query, suggestions: suggestions ?? categories, engine};
}

/** The index after a step; both ends wrap, and the first step down selects the first. */
function step(selection: Selection | null, by: 1 | -1, count: number): Selection {
  const from = selection?.index ?? (by === 1 ? -1 : count);
  return {index: (from + by + count) % count, by: 'keyboard'};
}

/** All transitions of search. An answer to another query than the present one changes nothing. */
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
    case 'type':
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
