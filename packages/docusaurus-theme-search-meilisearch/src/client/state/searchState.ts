import type {SearchEngine, SearchHit, SearchResponse} from '../../search';
import {inRenderedOrder} from '../hits/hits';

/**
 * The selected option of the list: a hit, or a query while the input is empty. It is the active descendant of the search input, unless
 * the pointer selected it.
 */
export type Selection = {index: number; by: 'keyboard' | 'pointer'};

/** A category, and how many sections in it match the query. */
export type CategoryCount = {category: string; count: number};

/** What all states of an open search have. */
type OpenSearch = {
  /** Empty, or only spaces, in the state `empty`. */
  query: string;
  /** Factor of the number of hits that are requested: 2 after the first request for more. */
  batches: number;
  /** The category to which the results are limited; undefined for all categories. */
  category?: string;
  /** The categories in which the query has results, most results first. Undefined if the engine cannot count them. */
  categories?: CategoryCount[];
  /** The engine that returned the rendered results; undefined if the site has no Meilisearch host. */
  engine?: SearchEngine;
  /** The rendered hits, with the pages that contain them. While a query is loading, those of the previous one. */
  hits: SearchHit[];
  /** Number of matching sections. */
  total: number;
  /** Number of the matching sections that are among `hits`. */
  shown: number;
  selection: Selection | null;
  /** Whether Enter was pressed before the results arrived: the selected one is to be opened. */
  isEntered?: boolean;
  /** Whether more results follow, because only titles were searched so far. */
  isPartial?: boolean;
  /** Index of the best hit. */
  best?: number;
};

/** State of the search. `hits` are those that the view renders; there are none in the states that render no results. */
export type SearchState =
  | {status: 'closed'}
  | (OpenSearch & {status: 'empty'})
  | (OpenSearch & {status: 'loading'})
  /** The best hit is selected at first. */
  | (OpenSearch & {status: 'results'; selection: Selection})
  | (OpenSearch & {status: 'noResults'; suggestions: string[]})
  /** `isIndexMissing`: there is no index at all, as before the first build. */
  | (OpenSearch & {status: 'error'; isIndexMissing?: boolean});

/** A state in which the modal is open. */
export type OpenSearchState = Exclude<SearchState, {status: 'closed'}>;

/** The results of a query, best first. */
type SearchResults = Omit<SearchResponse, 'categories'> &
  Pick<OpenSearch, 'categories' | 'isPartial'>;

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
  /** Searches again, after a failure or with other parameters. */
  | {type: 'repeat'}
  /** Searches again for more results. */
  | {type: 'more'}
  /** Opens the best result when it arrives. */
  | {type: 'enter'}
  /** Selects the next or the previous one of `count` options. */
  | {type: 'move'; by: 1 | -1; count: number}
  | {type: 'hover'; index: number};

/** The initial state. */
export const closedState: SearchState = {status: 'closed'};

/** A search without results. */
const nothing = {batches: 1, hits: [], total: 0, shown: 0, selection: null};

/** The results that are rendered: of the query, or of the previous one while it is loading. Undefined if there are none. */
export function renderedResults(state: OpenSearchState): OpenSearchState | undefined {
  return state.hits.length > 0 ? state : undefined;
}

/** Whether the rendered results come from the embedded index because the Meilisearch host failed. */
export function isOffline(state: SearchState): boolean {
  return state.status !== 'closed' && state.engine === 'embedded';
}

/** The state for a query that has to be searched. The results of the previous state are kept until the new ones arrive. */
function searching(query: string, previous: OpenSearch, batches = 1): SearchState {
  return query.trim() === ''
    ? {...nothing, status: 'empty', query, category: undefined}
    : {...previous, status: 'loading', query, batches, isEntered: undefined};
}

function received(
  state: Extract<SearchState, {status: 'loading' | 'results'}>,
  {hits: found, total, suggestions = [], engine, isPartial, ...counted}: SearchResults,
): SearchState {
  const categories = counted.categories ?? (isPartial ? state.categories : undefined);
  if (found.length > 0) {
    const hits = inRenderedOrder(found);
    const best = hits.indexOf(found[0] as SearchHit);
    // Hits that are added to the list keep the selection, and those that follow titles do if the reader has moved it.
    const isMoved = state.status === 'results' && state.selection.index !== state.best;
    const previous = state.batches > 1 || isMoved ? state.selection : null;
    const selected = previous ? state.hits[previous.index] : undefined;
    const kept = hits.findIndex(
      ({url, anchor}) => url === selected?.url && anchor === selected.anchor,
    );
    const selection: Selection =
      previous && kept >= 0 ? {...previous, index: kept} : {index: best, by: 'keyboard'};
    const list = {hits, total, shown: found.length, selection, isPartial, best};
    return {...state, status: 'results', categories, engine, ...list};
  }
  if (isPartial) {
    return state;
  }
  if (state.category !== undefined && categories?.length) {
    return searching(state.query, {...state, categories, category: undefined});
  }
  return {...state, ...nothing, status: 'noResults', categories, engine, suggestions};
}

/** Moves the selection by one option. It wraps at both ends; the first step down selects the first one. */
function step(selection: Selection | null, by: 1 | -1, count: number): Selection {
  const from = selection?.index ?? (by === 1 ? -1 : count);
  return {index: (from + by + count) % count, by: 'keyboard'};
}

/**
 * Reducer of the search state. It ignores results and failures of superseded queries, and all actions but `open` while the search
 * is closed. If the selected category has no results, but others have, it searches all categories.
 */
export function searchReducer(state: SearchState, action: SearchAction): SearchState {
  if (action.type === 'open') {
    return state.status === 'closed'
      ? searching(action.query, {...nothing, query: '', category: action.category})
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
      return (state.status === 'loading' || state.status === 'results') &&
        action.query === state.query
        ? received(state, action)
        : state;
    case 'fail': {
      const {query, isIndexMissing} = action;
      if (state.status === 'results' && query === state.query) {
        return {...state, isPartial: false};
      }
      return state.status === 'loading' && query === state.query
        ? {...nothing, status: 'error', query, category: state.category, isIndexMissing}
        : state;
    }
    case 'filter':
      return action.category === state.category
        ? state
        : searching(state.query, {...state, category: action.category});
    case 'repeat':
      return state.status === 'loading' ? state : searching(state.query, state);
    case 'more':
      return state.status === 'results' ? searching(state.query, state, state.batches + 1) : state;
    case 'enter':
      return state.status === 'loading' ? {...state, isEntered: true} : state;
    case 'move':
      return (state.status === 'results' || state.status === 'empty') && action.count > 0
        ? {...state, selection: step(state.selection, action.by, action.count)}
        : state;
    case 'hover':
      return state.status === 'results' || state.status === 'empty'
        ? {...state, selection: {index: action.index, by: 'pointer'}}
        : state;
  }
}
