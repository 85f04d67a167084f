import {expect, it, vi} from 'vitest';
import type {SearchResponse} from '../../search';
import {createEmbeddedProvider} from './createEmbeddedProvider';

const response: SearchResponse = {hits: [], total: 0};
const signal = () => new AbortController().signal;

it('loads the index once, on first use', async () => {
  const startEngine = vi.fn(async () => ({
    search: async () => response,
    loadTexts: async () => undefined,
  }));
  const provider = createEmbeddedProvider('/search/index.json', startEngine);
  expect(startEngine).not.toHaveBeenCalled();
  provider.preload?.();
  await Promise.all([provider.search('a', {}, signal()), provider.search('b', {}, signal())]);
  expect(startEngine).toHaveBeenCalledTimes(1);
});

it('tries again after a failure', async () => {
  const startEngine = vi
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({search: async () => response, loadTexts: async () => undefined});
  const provider = createEmbeddedProvider('/search/index.json', startEngine);
  await expect(provider.search('a', {}, signal())).rejects.toThrow('offline');
  await expect(provider.search('a', {}, signal())).resolves.toEqual(response);
});

it('rejects immediately when aborted', async () => {
  const provider = createEmbeddedProvider('/search/index.json', () => new Promise(() => undefined));
  const controller = new AbortController();
  const search = provider.search('a', {}, controller.signal);
  controller.abort();
  await expect(search).rejects.toMatchObject({name: 'AbortError'});
  await expect(provider.search('a', {}, controller.signal)).rejects.toMatchObject({
    name: 'AbortError',
  });
});

it('searches one query at a time, and skips those that were superseded while it was busy', async () => {
  const finish: (() => void)[] = [];
  const search = vi.fn(
    () => new Promise<SearchResponse>((resolve) => finish.push(() => resolve(response))),
  );
  const provider = createEmbeddedProvider('/search/index.json', async () => ({
    search,
    loadTexts: async () => undefined,
  }));
  const superseded = new AbortController();
  const first = provider.search('a', {}, signal());
  const second = provider.search('ab', {}, superseded.signal);
  const third = provider.search('abc', {}, signal());
  await vi.waitFor(() => expect(search).toHaveBeenCalledTimes(1));
  superseded.abort();
  await expect(second).rejects.toMatchObject({name: 'AbortError'});
  finish[0]?.();
  await expect(first).resolves.toEqual(response);
  await vi.waitFor(() => expect(search).toHaveBeenCalledTimes(2));
  expect(search).toHaveBeenLastCalledWith('abc', {});
  finish[1]?.();
  await expect(third).resolves.toEqual(response);
});

it('searches again after a failed search', async () => {
  const search = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(response);
  const provider = createEmbeddedProvider('/search/index.json', async () => ({
    search,
    loadTexts: async () => undefined,
  }));
  const [first, second] = ['a', 'ab'].map((query) => provider.search(query, {}, signal()));
  await expect(first).rejects.toThrow('lost');
  await expect(second).resolves.toEqual(response);
});

it('searches the texts when they are loaded, in the same queue, and only for the last query', async () => {
  let finishLoading: (value?: unknown) => void = () => {};
  const texts = new Promise((resolve) => {
    finishLoading = resolve;
  });
  const titles: SearchResponse = {...response, total: 1};
  const search = vi.fn(async () => titles);
  const provider = createEmbeddedProvider('/search/index.json', async () => ({
    search,
    loadTexts: () => texts,
  }));
  const onTitles = vi.fn();
  const superseded = new AbortController();
  const first = provider.search('a', {}, superseded.signal, onTitles);
  await vi.waitFor(() => expect(onTitles).toHaveBeenCalledWith(titles));
  superseded.abort();
  await expect(first).rejects.toMatchObject({name: 'AbortError'});
  const last = provider.search('ab', {}, signal(), onTitles);
  await vi.waitFor(() => expect(onTitles).toHaveBeenCalledTimes(2));
  search.mockResolvedValue(response);
  finishLoading();
  await expect(last).resolves.toEqual(response);
  expect(search).toHaveBeenCalledTimes(3);
  expect(onTitles).toHaveBeenCalledTimes(2);
});

it('waits for the texts if no title matches', async () => {
  const search = vi.fn(async () => response);
  const provider = createEmbeddedProvider('/search/index.json', async () => ({
    search,
    loadTexts: async () => search.mockResolvedValue({...response, total: 1}),
  }));
  const onTitles = vi.fn();
  await expect(provider.search('a', {}, signal(), onTitles)).resolves.toMatchObject({total: 1});
  expect(onTitles).not.toHaveBeenCalled();
});
