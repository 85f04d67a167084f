import {describe, expect, it} from 'vitest';
import {
  closedState,
  engineOf,
  searchReducer,
  type SearchAction,
  type SearchState,
} from './searchState';

function item(index: number) {
  return {index, category: 'Docs', subcategory: '', title: '', text: '', url: `/${index}`};
}

function after(...actions: SearchAction[]): SearchState {
  return actions.reduce(searchReducer, closedState);
}

const open: SearchAction = {type: 'open', query: ''};
const type = (query: string): SearchAction => ({type: 'type', query});
const receive = (query: string, total: number, more = {}): SearchAction => ({
  type: 'receive',
  query,
  items: Array.from({length: total}, (_, index) => item(index)),
  total,
  ...more,
});
const down: SearchAction = {type: 'move', by: 1};
const up: SearchAction = {type: 'move', by: -1};

describe('searchReducer', () => {
  it('opens empty, or searches for the selected text', () => {
    expect(after(open)).toEqual({status: 'empty', query: ''});
    expect(after({type: 'open', query: 'tray'})).toMatchObject({status: 'loading', query: 'tray'});
  });

  it('does nothing while closed, and nothing when opened twice', () => {
    expect(after(type('a'), receive('a', 1), down)).toBe(closedState);
    expect(after(open, type('a'), {type: 'open', query: 'b'})).toMatchObject({query: 'a'});
  });

  it('goes from typing to results, none, or an error, and back to empty', () => {
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

  it('takes no answer to an older query', () => {
    expect(after(open, type('a'), type('ab'), receive('a', 2))).toMatchObject({
      status: 'loading',
      query: 'ab',
    });
    expect(after(open, type('a'), type(''), receive('a', 2))).toEqual({status: 'empty', query: ''});
    expect(after(open, type('a'), type('ab'), {type: 'fail', query: 'a'})).toMatchObject({
      status: 'loading',
    });
  });

  it('keeps showing results while the next are under way', () => {
    const state = after(open, type('a'), receive('a', 2), type('ab'));
    expect(state).toMatchObject({status: 'loading', items: [{url: '/0'}, {url: '/1'}]});
  });

  it('suggests what the engine suggests, else the categories seen before', () => {
    expect(after(open, type('a'), receive('a', 0, {suggestions: ['b']}))).toMatchObject({
      suggestions: ['b'],
    });
    expect(after(open, type('a'), receive('a', 2), type('ab'), receive('ab', 0))).toMatchObject({
      suggestions: ['Docs'],
    });
  });

  it('keeps which engine answered while its results show', () => {
    const offline = receive('a', 2, {engine: 'embedded'});
    expect(engineOf(after(open, type('a'), offline))).toBe('embedded');
    expect(engineOf(after(open, type('a'), offline, type('ab')))).toBe('embedded');
    expect(engineOf(after(open, type('a'), offline, type('')))).toBeUndefined();
    expect(engineOf(after(open, type('a'), offline, type('ab'), receive('ab', 1)))).toBeUndefined();
  });

  it('moves with wrapping; the first step down selects the first, the first step up the last', () => {
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

  it('retries the failed query', () => {
    expect(after(open, type('a'), {type: 'fail', query: 'a'}, {type: 'repeat'})).toMatchObject({
      status: 'loading',
      query: 'a',
    });
  });
});
