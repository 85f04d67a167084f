import {expect, it, vi} from 'vitest';
import type {SearchParams, SearchResponse} from '../../engine/searchTypes';
import {speculativeSearch} from './speculativeSearch';

const params: SearchParams = {filter: ['lang = ko']};

function createEngine() {
  const search = vi.fn((query: string) => Promise.resolve({query} as SearchResponse));
  return {search, engine: speculativeSearch(search)};
}

it('uses the response of a speculative search once', async () => {
  const {search, engine} = createEngine();
  engine.speculate('a', params);
  expect(search).toHaveBeenCalledTimes(1);
  expect(await engine.search('a', params)).toEqual({query: 'a'});
  expect(search).toHaveBeenCalledTimes(1);
  await engine.search('a', params);
  expect(search).toHaveBeenCalledTimes(2);
});

it('searches again if the query or the parameters differ', async () => {
  const {search, engine} = createEngine();
  engine.speculate('a', params);
  expect(await engine.search('ab', params)).toEqual({query: 'ab'});
  engine.speculate('a', params);
  await engine.search('a', {filter: ['lang = en']});
  expect(search).toHaveBeenLastCalledWith('a', {filter: ['lang = en']});
});

it('runs one speculative search at a time', async () => {
  const {search, engine} = createEngine();
  engine.speculate('a', params);
  engine.speculate('ab', params);
  expect(search).toHaveBeenCalledTimes(1);
  expect(await engine.search('ab', params)).toEqual({query: 'ab'});
});

it('rejects with the error of the speculative search, and recovers', async () => {
  const search = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue({hits: []});
  const engine = speculativeSearch(search);
  engine.speculate('a', params);
  await expect(engine.search('a', params)).rejects.toThrow('lost');
  engine.speculate('a', params);
  await expect(engine.search('a', params)).resolves.toEqual({hits: []});
});
