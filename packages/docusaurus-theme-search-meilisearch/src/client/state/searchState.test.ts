import {describe, expect, it} from 'vitest';
import type {SearchHit} from '../../search';
import {
  closedState,
  isOffline,
  searchReducer,
  type SearchAction,
  type SearchState,
} from './searchState';

const hit = (index: number) => ({category: 'Docs', url: `/${index}`}) as SearchHit;

function after(...actions: SearchAction[]): SearchState {
  return actions.reduce(searchReducer, closedState);
}

const open: SearchAction = {type: 'open', query: ''};
const type = (query: string): SearchAction => ({type: 'input', query});
const receive = (query: string, total: number, more = {}): SearchAction => ({
  type: 'receive',
  query,
  hits: Array.from({length: total}, (_, index) => hit(index)),
  total,
  ...more,
});
const down: SearchAction = {type: 'move', by: 1};
const up: SearchAction = {type: 'move', by: -1};

describe('searchReducer', () => {
  it('opens in the state empty, or searches for the selected text', () => {
    expect(after(open)).toEqual({status: 'empty', query: ''});
    expect(after({type: 'open', query: 'tray'})).toMatchObject({status: 'loading', query: 'tray'});
  });

  it('ignores actions while it is closed, and a second open', () => {
    expect(after(type('a'), receive('a', 1), down)).toBe(closedState);
    expect(after(open, type('a'), {type: 'open', query: 'b'})).toMatchObject({query: 'a'});
  });

  it('changes from loading to results, noResults or error, and back to empty', () => {
    expect(after(open, type('a'))).toMatchObject({status: 'loading'});
    expect(after(open, type('a'), receive('a', 2))).toMatchObject({
      status: 'results',
      total: 2,
      selection: null,
    });
    expect(after(open, type('a'), receive('a', 0))).toMatchObject({
      status: 'noResults',
      query: 'a',
    });
    expect(after(open, type('a'), {type: 'fail', query: 'a'})).toEqual({
      status: 'error',
      query: 'a',
    });
    expect(after(open, type('a'), receive('a', 2), down, type(''))).toEqual({
      status: 'empty',
      query: '',
    });
    expect(after(open, type('a'), {type: 'close'})).toBe(closedState);
  });

  it('ignores the results and failures of superseded queries', () => {
    expect(after(open, type('a'), type('ab'), receive('a', 2))).toMatchObject({
      status: 'loading',
      query: 'ab',
    });
    expect(after(open, type('a'), type(''), receive('a', 2))).toEqual({status: 'empty', query: ''});
    expect(after(open, type('a'), type('ab'), {type: 'fail', query: 'a'})).toMatchObject({
      status: 'loading',
    });
  });

  it('keeps the previous hits while the next query is loading', () => {
    const state = after(open, type('a'), receive('a', 2), type('ab'));
    expect(state).toMatchObject({status: 'loading', hits: [{url: '/0'}, {url: '/1'}]});
  });

  it('takes the suggestions of the engine, or else the previous categories', () => {
    expect(after(open, type('a'), receive('a', 0, {suggestions: ['b']}))).toMatchObject({
      suggestions: ['b'],
    });
    expect(after(open, type('a'), receive('a', 2), type('ab'), receive('ab', 0))).toMatchObject({
      suggestions: ['Docs'],
    });
  });

  it('is offline as long as results of the embedded index are rendered after a failure', () => {
    const offline = receive('a', 2, {engine: 'embedded'});
    expect(isOffline(after(open, type('a'), offline))).toBe(true);
    expect(isOffline(after(open, type('a'), offline, type('ab')))).toBe(true);
    expect(isOffline(after(open, type('a'), offline, type('')))).toBe(false);
    expect(isOffline(after(open, type('a'), offline, type('ab'), receive('ab', 1)))).toBe(false);
  });

  it('moves the selection and wraps: the first step down selects the first hit, the first step up the last', () => {
    const results = [open, type('a'), receive('a', 3)];
    expect(after(...results, down)).toMatchObject({selection: {index: 0, by: 'keyboard'}});
    expect(after(...results, up)).toMatchObject({selection: {index: 2}});
    expect(after(...results, down, up)).toMatchObject({selection: {index: 2}});
    expect(after(...results, down, down, down, down)).toMatchObject({selection: {index: 0}});
    expect(after(...results, {type: 'hover', index: 1})).toMatchObject({
      selection: {index: 1, by: 'pointer'},
    });
    expect(after(...results, {type: 'hover', index: 1}, down)).toMatchObject({
      selection: {index: 2, by: 'keyboard'},
    });
  });

  it('is empty for a query of spaces', () => {
    expect(after(open, type(' '))).toEqual({status: 'empty', query: ' '});
    expect(after(open, type('a'), receive('a', 2), type('  '))).toEqual({
      status: 'empty',
      query: '  ',
    });
  });

  it('limits the results to a category until the query is cleared', () => {
    const categories = [{category: 'Docs', count: 2}];
    const results = [open, type('a'), receive('a', 2, {categories})];
    const filtered = after(...results, {type: 'filter', category: 'Docs'});
    expect(filtered).toMatchObject({status: 'loading', query: 'a', category: 'Docs', categories});
    expect(
      after(...results, {type: 'filter', category: 'Docs'}, receive('a', 1), type('ab')),
    ).toMatchObject({status: 'loading', category: 'Docs'});
    expect(after(...results, {type: 'filter', category: 'Docs'}, {type: 'filter'})).toMatchObject({
      category: undefined,
    });
    expect(
      after(...results, {type: 'filter', category: 'Docs'}, type(''), type('a')),
    ).toMatchObject({category: undefined});
    expect(after(...results, {type: 'filter'})).toMatchObject({status: 'results'});
  });

  it('retries the failed query', () => {
    expect(after(open, type('a'), {type: 'fail', query: 'a'}, {type: 'repeat'})).toMatchObject({
      status: 'loading',
      query: 'a',
    });
  });
});
