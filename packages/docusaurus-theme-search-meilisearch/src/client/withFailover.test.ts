import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {SearchClient, SearchResponse} from '../engine/searchTypes';
import {cooldownMs, withFailover} from './withFailover';

const response = {hits: [], query: 'a'} as unknown as SearchResponse;
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
  fallback.search.mockResolvedValue(response);
  both = withFailover(primary, fallback);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('searches the primary only while it works, and does not load the fallback', async () => {
  primary.search.mockResolvedValue(response);
  both.preload?.();
  await expect(both.search('a', {}, signal())).resolves.toEqual({
    ...response,
    engine: 'meilisearch',
  });
  expect(primary.preload).toHaveBeenCalled();
  expect(fallback.preload).not.toHaveBeenCalled();
  expect(fallback.search).not.toHaveBeenCalled();
});

it('logs a failure, searches the fallback, and skips the primary during the cooldown', async () => {
  const failure = new Error('offline');
  primary.search.mockRejectedValueOnce(failure).mockResolvedValue(response);
  await expect(both.search('a', {}, signal())).resolves.toEqual({...response, engine: 'embedded'});
  expect(console.warn).toHaveBeenCalledWith(expect.any(String), failure);

  vi.advanceTimersByTime(cooldownMs - 1);
  await expect(both.search('a', {}, signal())).resolves.toMatchObject({engine: 'embedded'});
  expect(primary.search).toHaveBeenCalledTimes(1);

  vi.advanceTimersByTime(1);
  await expect(both.search('a', {}, signal())).resolves.toMatchObject({engine: 'meilisearch'});
});

it('neither fails over nor starts the cooldown when a search is aborted', async () => {
  const controller = new AbortController();
  primary.search.mockImplementationOnce(async () => {
    controller.abort();
    throw new DOMException('Aborted', 'AbortError');
  });
  await expect(both.search('a', {}, controller.signal)).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(fallback.search).not.toHaveBeenCalled();
  primary.search.mockResolvedValue(response);
  await expect(both.search('a', {}, signal())).resolves.toMatchObject({engine: 'meilisearch'});
});

it('starts with the primary again after both failed', async () => {
  primary.search.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(response);
  fallback.search.mockRejectedValue(new Error('no index'));
  await expect(both.search('a', {}, signal())).rejects.toThrow('no index');
  await expect(both.search('a', {}, signal())).resolves.toMatchObject({engine: 'meilisearch'});
});
