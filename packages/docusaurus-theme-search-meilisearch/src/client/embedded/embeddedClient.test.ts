import {expect, it, vi} from 'vitest';
import type {SearchResponse} from '../../engine/searchTypes';
import {createEmbeddedClient} from './embeddedClient';

const answer = {hits: []} as unknown as SearchResponse;
const signal = () => new AbortController().signal;

it('loads the index at the first search, once', async () => {
  const start = vi.fn(async () => ({search: () => answer}));
  const client = createEmbeddedClient('/search/index.json', start);
  expect(start).not.toHaveBeenCalled();
  client.preload?.();
  await Promise.all([client.search('a', {}, signal()), client.search('b', {}, signal())]);
  expect(start).toHaveBeenCalledTimes(1);
});

it('tries again after a failure', async () => {
  const start = vi
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({search: () => answer});
  const client = createEmbeddedClient('/search/index.json', start);
  await expect(client.search('a', {}, signal())).rejects.toThrow('offline');
  await expect(client.search('a', {}, signal())).resolves.toBe(answer);
});

it('rejects at once when aborted', async () => {
  const client = createEmbeddedClient('/search/index.json', () => new Promise(() => undefined));
  const controller = new AbortController();
  const search = client.search('a', {}, controller.signal);
  controller.abort();
  await expect(search).rejects.toMatchObject({name: 'AbortError'});
  await expect(client.search('a', {}, controller.signal)).rejects.toMatchObject({
    name: 'AbortError',
  });
});
