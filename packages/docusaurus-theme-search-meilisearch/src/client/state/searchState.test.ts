import {expect, it} from 'vitest';
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

const fail = (query: string): SearchAction => ({type: 'fail', query});
const filter = (category?: string): SearchAction => ({type: 'filter', category});
const enter: SearchAction = {type: 'enter'};
const hover: SearchAction = {type: 'hover', index: 1};

const searched = [open, type('a')];
const found = [...searched, receive('a', 3)];
const offline = [...searched, receive('a', 2, {engine: 'embedded'})];
const categories = [{category: 'Docs', count: 2}];
const counted = [...searched, receive('a', 2, {categories})];
const filtered = [...counted, filter('Docs')];

it.each<[string, SearchAction[], object]>([
  ['opens empty', [open], {status: 'empty', query: ''}],
  ['searches for the selected text', [{type: 'open', query: 'a'}], {status: 'loading', query: 'a'}],
  ['ignores actions while closed', [type('a'), receive('a', 1), down], closedState],
  ['ignores a second open', [...searched, {type: 'open', query: 'b'}], {query: 'a'}],
  ['loads', searched, {status: 'loading', query: 'a', hits: []}],
  ['has results', found, {status: 'results', total: 3, selection: null}],
  ['has no results', [...searched, receive('a', 0)], {status: 'noResults', query: 'a'}],
  ['fails', [...searched, fail('a')], {status: 'error', query: 'a'}],
  ['repeats', [...searched, fail('a'), {type: 'repeat'}], {status: 'loading', query: 'a'}],
  ['is cleared', [...found, down, type('')], {status: 'empty', query: ''}],
  ['is empty for spaces', [...found, type('  ')], {status: 'empty', query: '  '}],
  ['closes', [...found, {type: 'close'}], closedState],
  ['ignores superseded results', [...searched, type('ab'), receive('a', 2)], {status: 'loading'}],
  ['ignores results after clearing', [...searched, type(''), receive('a', 2)], {status: 'empty'}],
  ['ignores superseded failures', [...searched, type('ab'), fail('a')], {status: 'loading'}],
  ['keeps hits while loading', [...found, type('ab')], {hits: [{url: '/0'}, {}, {}]}],
  [
    'takes the suggestions of the engine',
    [...searched, receive('a', 0, {suggestions: ['b']})],
    {suggestions: ['b']},
  ],
  [
    'or else suggests the previous categories',
    [...found, type('ab'), receive('ab', 0)],
    {suggestions: ['Docs']},
  ],
  ['remembers Enter', [...searched, enter, receive('a', 1)], {isEntered: true}],
  ['forgets Enter', [...searched, enter, type('ab'), receive('ab', 1)], {isEntered: undefined}],
  ['selects the first hit', [...found, down], {selection: {index: 0, by: 'keyboard'}}],
  ['selects the last hit', [...found, up], {selection: {index: 2}}],
  ['wraps at the beginning', [...found, down, up], {selection: {index: 2}}],
  ['wraps at the end', [...found, down, down, down, down], {selection: {index: 0}}],
  ['selects by pointer', [...found, hover], {selection: {index: 1, by: 'pointer'}}],
  ['continues from the pointer', [...found, hover, down], {selection: {index: 2, by: 'keyboard'}}],
  ['filters', filtered, {status: 'loading', query: 'a', category: 'Docs', categories}],
  [
    'keeps the filter for the next query',
    [...filtered, receive('a', 1), type('ab')],
    {category: 'Docs'},
  ],
  ['removes the filter', [...filtered, filter()], {status: 'loading', category: undefined}],
  ['forgets the filter when cleared', [...filtered, type(''), type('a')], {category: undefined}],
  ['ignores the filter that applies', [...counted, filter()], {status: 'results'}],
])('%s', (_, actions, state) => {
  expect(after(...actions)).toMatchObject(state);
});

it.each([
  [true, offline],
  [true, [...offline, type('ab')]],
  [false, [...offline, type('')]],
  [false, [...offline, type('ab'), receive('ab', 1)]],
])('is offline while results of the embedded index are rendered: %s', (isTrue, actions) => {
  expect(isOffline(after(...actions))).toBe(isTrue);
});
