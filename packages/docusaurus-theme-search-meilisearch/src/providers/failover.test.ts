import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {SearchResponse} from '../search';
import {cooldownMs, withFailover} from './failover';
import type {SearchProvider} from './provider';

const response: SearchResponse = {hits: [], total: 9};
const fewHits = {...response, total: 2};
const signal = () => new AbortController().signal;
const provider = (delay: number) => ({
  search: vi.fn<SearchProvider['search']>(),
  preload: vi.fn(),
  delay,
});

let primary: ReturnType<typeof provider>;
let fallback: ReturnType<typeof provider>;
let both: SearchProvider;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  primary = provider(100);
  fallback = provider(0);
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
  expect(both.delay).toBe(100);
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

it('searches the fallback, too, if the primary has few hits', async () => {
  primary.search.mockResolvedValue(fewHits);
  await expect(both.search('a', {}, signal())).resolves.toEqual({
    ...response,
    engine: 'meilisearch',
  });
  expect(primary.search).toHaveBeenCalledTimes(1);
});

it('reports titles, after few hits only if there are more of them', async () => {
  const onTitles = vi.fn();
  fallback.search.mockImplementation(async (_query, _params, _signal, onOther) => {
    onOther?.(fewHits);
    onOther?.({...response, total: 3});
    return response;
  });
  primary.search.mockResolvedValueOnce(fewHits).mockRejectedValueOnce(new Error('offline'));
  await both.search('a', {}, signal(), onTitles);
  await both.search('a', {}, signal(), onTitles);
  expect(onTitles.mock.calls.map(([{total}]) => total)).toEqual([3, 2, 3]);
});

it('keeps the few hits of the primary if the fallback fails or has no more', async () => {
  primary.search.mockResolvedValue(fewHits);
  fallback.search.mockRejectedValueOnce(new Error('no index')).mockResolvedValueOnce(fewHits);
  const expected = {...fewHits, engine: 'meilisearch'};
  await expect(both.search('a', {}, signal())).resolves.toEqual(expected);
  await expect(both.search('a', {}, signal())).resolves.toEqual(expected);
  expect(console.warn).not.toHaveBeenCalled();
});

it('with minHits 0, searches the fallback only after a failure', async () => {
  primary.search.mockResolvedValue({hits: [], total: 0});
  await withFailover(primary, fallback, 0).search('a', {}, signal());
  expect(fallback.search).not.toHaveBeenCalled();
});

it('rejects if a search of the fallback for more hits is aborted', async () => {
  const controller = new AbortController();
  primary.search.mockResolvedValue(fewHits);
  fallback.search.mockImplementationOnce(async () => {
    controller.abort();
    throw new DOMException('Aborted', 'AbortError');
  });
  await expect(both.search('a', {}, controller.signal)).rejects.toMatchObject({name: 'AbortError'});
});
