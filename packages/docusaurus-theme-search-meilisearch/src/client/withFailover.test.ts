import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {SearchClient, SearchResponse} from '../engine/searchTypes';
import {restAfterFailure, withFailover} from './withFailover';

const answer = {hits: [], query: 'a'} as unknown as SearchResponse;
const signal = () => new AbortController().signal;
const client = () => ({search: vi.fn<SearchClient['search']>(), preload: vi.fn()});

let primary: ReturnType<typeof client>;
let fallback: ReturnType<typeof client>;
let both: SearchClient;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  primary = client();
  fallback = client();
  fallback.search.mockResolvedValue(answer);
  both = withFailover(primary, fallback);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('asks the primary alone while it answers, and loads nothing of the fallback', async () => {
  primary.search.mockResolvedValue(answer);
  both.preload?.();
  await expect(both.search('a', {}, signal())).resolves.toEqual({...answer, engine: 'meilisearch'});
  expect(primary.preload).toHaveBeenCalled();
  expect(fallback.preload).not.toHaveBeenCalled();
  expect(fallback.search).not.toHaveBeenCalled();
});

it('asks the fallback after a failure, logs it, and lets the primary rest', async () => {
  const failure = new Error('offline');
  primary.search.mockRejectedValueOnce(failure).mockResolvedValue(answer);
  await expect(both.search('a', {}, signal())).resolves.toEqual({...answer, engine: 'embedded'});
  expect(console.warn).toHaveBeenCalledWith(expect.any(String), failure);

  vi.advanceTimersByTime(restAfterFailure - 1);
  await expect(both.search('a', {}, signal())).resolves.toMatchObject({engine: 'embedded'});
  expect(primary.search).toHaveBeenCalledTimes(1);

  vi.advanceTimersByTime(1);
  await expect(both.search('a', {}, signal())).resolves.toMatchObject({engine: 'meilisearch'});
});

it('never fails over where the search was aborted, and lets nothing rest', async () => {
  const controller = new AbortController();
  primary.search.mockImplementationOnce(async () => {
    controller.abort();
    throw new DOMException('Aborted', 'AbortError');
  });
  await expect(both.search('a', {}, controller.signal)).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(fallback.search).not.toHaveBeenCalled();
  primary.search.mockResolvedValue(answer);
  await expect(both.search('a', {}, signal())).resolves.toMatchObject({engine: 'meilisearch'});
});

it('begins with the primary again where both failed', async () => {
  primary.search.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(answer);
  fallback.search.mockRejectedValue(new Error('no index'));
  await expect(both.search('a', {}, signal())).rejects.toThrow('no index');
  await expect(both.search('a', {}, signal())).resolves.toMatchObject({engine: 'meilisearch'});
});
