import {expect, it, vi} from 'vitest';
import type {SearchParams, SearchResponse} from '../../engine/searchTypes';
import {answerAhead} from './answerAhead';

const params: SearchParams = {filter: ['lang = ko']};

function searchedOnce() {
  const search = vi.fn((query: string) => Promise.resolve({query} as SearchResponse));
  return {search, engine: answerAhead(search)};
}

it('gives the answer that it began with, once', async () => {
  const {search, engine} = searchedOnce();
  engine.prepare('a', params);
  expect(search).toHaveBeenCalledTimes(1);
  expect(await engine.search('a', params)).toEqual({query: 'a'});
  expect(search).toHaveBeenCalledTimes(1);
  await engine.search('a', params);
  expect(search).toHaveBeenCalledTimes(2);
});

it('asks anew where something else is asked for', async () => {
  const {search, engine} = searchedOnce();
  engine.prepare('a', params);
  expect(await engine.search('ab', params)).toEqual({query: 'ab'});
  engine.prepare('a', params);
  await engine.search('a', {filter: ['lang = en']});
  expect(search).toHaveBeenLastCalledWith('a', {filter: ['lang = en']});
});

it('begins with nothing while it is at work', async () => {
  const {search, engine} = searchedOnce();
  engine.prepare('a', params);
  engine.prepare('ab', params);
  expect(search).toHaveBeenCalledTimes(1);
  expect(await engine.search('ab', params)).toEqual({query: 'ab'});
});

it('passes an error on to who asks, and goes on', async () => {
  const search = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue({hits: []});
  const engine = answerAhead(search);
  engine.prepare('a', params);
  await expect(engine.search('a', params)).rejects.toThrow('lost');
  engine.prepare('a', params);
  await expect(engine.search('a', params)).resolves.toEqual({hits: []});
});
