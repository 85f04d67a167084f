import {expect, it, vi} from 'vitest';
import type {SearchResponse} from '../../engine/searchTypes';
import {createEmbeddedClient} from './embeddedClient';

const response = {hits: []} as unknown as SearchResponse;
const signal = () => new AbortController().signal;

it('loads the index once, on first use', async () => {
  const startEngine = vi.fn(async () => ({search: () => response}));
  const client = createEmbeddedClient('/search/index.json', startEngine);
  expect(startEngine).not.toHaveBeenCalled();
  client.preload?.();
  await Promise.all([client.search('a', {}, signal()), client.search('b', {}, signal())]);
  expect(startEngine).toHaveBeenCalledTimes(1);
});

it('tries again after a failure', async () => {
  const startEngine = vi
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({search: () => response});
  const client = createEmbeddedClient('/search/index.json', startEngine);
  await expect(client.search('a', {}, signal())).rejects.toThrow('offline');
  await expect(client.search('a', {}, signal())).resolves.toBe(response);
});

it('rejects immediately when aborted', async () => {
  const client = createEmbeddedClient('/search/index.json', () => new Promise(() => undefined));
  const controller = new AbortController();
  const search = client.search('a', {}, controller.signal);
  controller.abort();
  await expect(search).rejects.toMatchObject({name: 'AbortError'});
  await expect(client.search('a', {}, controller.signal)).rejects.toMatchObject({
    name: 'AbortError',
  });
});
