import {expect, it} from 'vitest';
import {hitOf} from '../hits/hitOf.test.support';
import {
  closedState,
  isOffline,
  searchReducer,
  type SearchAction,
  type SearchState,
} from './searchState';

const hit = (index: number) => hitOf({url: `/${index}`});

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
const down: SearchAction = {type: 'move', by: 1, count: 3};
const up: SearchAction = {type: 'move', by: -1, count: 3};

const fail = (query: string): SearchAction => ({type: 'fail', query});
const filter = (category?: string): SearchAction => ({type: 'filter', category});
const enter: SearchAction = {type: 'enter'};
const hover: SearchAction = {type: 'hover', index: 1};

const searched = [open, type('a')];
const found = [...searched, receive('a', 3)];
const offline = [...searched, receive('a', 2, {engine: 'embedded'})];
const categories = [{category: 'Docs', count: 2}];
const section = hitOf({url: '/s', headings: ['S']});
const counted = [...searched, receive('a', 2, {categories})];
const filtered = [...counted, filter('Docs')];

it.each<[string, SearchAction[], object]>([
  ['opens empty', [open], {status: 'empty', query: ''}],
  ['searches for the selected text', [{type: 'open', query: 'a'}], {status: 'loading', query: 'a'}],
  ['ignores actions while closed', [type('a'), receive('a', 1), down], closedState],
  ['ignores a second open', [...searched, {type: 'open', query: 'b'}], {query: 'a'}],
  ['loads', searched, {status: 'loading', query: 'a', hits: []}],
  [
    'has results, the first one selected',
    found,
    {status: 'results', total: 3, shown: 3, selection: {index: 0, by: 'keyboard'}},
  ],
  [
    'selects the best hit, not the page that contains it',
    [...searched, receive('a', 0, {hits: [section, hit(0)], total: 9})],
    {hits: [{url: '/s', headings: []}, section, {url: '/0'}], shown: 2, selection: {index: 1}},
  ],
  [
    'requests more hits',
    [...found, {type: 'more'}],
    {status: 'loading', batches: 2, hits: [{}, {}, {}]},
  ],
  [
    'keeps the selection when there are more',
    [...found, down, {type: 'more'}, receive('a', 4)],
    {status: 'results', hits: {length: 4}, selection: {index: 1}},
  ],
  [
    'starts with few hits again for another query',
    [...found, {type: 'more'}, type('ab')],
    {batches: 1},
  ],
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
  ['remembers Enter', [...searched, enter, receive('a', 1)], {isEntered: true}],
  ['forgets Enter', [...searched, enter, type('ab'), receive('ab', 1)], {isEntered: undefined}],
  [
    'keeps the counts of categories while titles are shown',
    [...filtered, receive('a', 1, {isPartial: true})],
    {status: 'results', categories},
  ],
  [
    'waits for the texts if the site removes all titles',
    [...searched, receive('a', 0, {isPartial: true})],
    {status: 'loading'},
  ],
  ['selects the next hit', [...found, down], {selection: {index: 1, by: 'keyboard'}}],
  ['selects the last hit', [...found, up], {selection: {index: 2}}],
  ['selects queries', [open, down], {status: 'empty', selection: {index: 0}}],
  ['selects the last query', [open, up], {selection: {index: 2}}],
  ['selects nothing if there is nothing', [open, {...down, count: 0}], {selection: null}],
  ['wraps at the end', [...found, down, down, down], {selection: {index: 0}}],
  ['selects by pointer', [...found, hover], {selection: {index: 1, by: 'pointer'}}],
  [
    'leaves a hit selected by the pointer when the other results follow its title',
    [...searched, receive('a', 3, {isPartial: true}), hover, receive('a', 5)],
    {selection: {index: 1, by: 'pointer'}},
  ],
  ['continues from the pointer', [...found, hover, down], {selection: {index: 2, by: 'keyboard'}}],
  ['filters', filtered, {status: 'loading', query: 'a', category: 'Docs', categories}],
  [
    'keeps the filter for the next query',
    [...filtered, receive('a', 1), type('ab')],
    {category: 'Docs'},
  ],
  [
    'removes the filter if only other categories have results',
    [...filtered, receive('a', 0, {categories: [{category: 'Blog', count: 2}]})],
    {status: 'loading', category: undefined},
  ],
  [
    'keeps the filter if no category has results',
    [...filtered, receive('a', 0, {categories: []})],
    {status: 'noResults', category: 'Docs'},
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
