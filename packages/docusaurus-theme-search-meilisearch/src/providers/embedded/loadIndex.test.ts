import {afterEach, describe, expect, it} from 'vitest';
import {indexVersion, packPages} from '../../engine/index/indexFiles';
import {emptyVocabulary} from '../../engine/vocabulary';
import {startLoopbackServer, type LoopbackServer} from '../loopbackServer.test.support';
import {loadIndex} from './loadIndex';

const pages = JSON.stringify(
  packPages([
    {
      url: '/a',
      anchor: '',
      lang: 'en',
      category: 'Docs',
      pageTitle: 'Window',
      headings: [],
      content: 'Text',
      type: 'docs',
      position: 0,
    },
  ]),
);
const manifest = (names: unknown[], version: unknown = indexVersion) =>
  JSON.stringify({version, pages: names, vocabulary: emptyVocabulary});

let server: LoopbackServer;
const requested: string[] = [];

/** Serves files by path. A number instead of content is the status of the response. */
async function serve(files: Record<string, string | number>): Promise<string> {
  requested.length = 0;
  server = await startLoopbackServer(({path = ''}) => {
    requested.push(path);
    const file = files[path] ?? 404;
    return typeof file === 'number' ? {status: file} : {body: file};
  });
  return `${server.origin}/ko/search/index.json`;
}

afterEach(() => server.close());

describe('loadIndex', () => {
  it.each([
    ['no manifest', {}, 'There is no search index at'],
    ['a failing server', {'/ko/search/index.json': 503}, 'index.json with status 503'],
    [
      'a truncated manifest',
      {'/ko/search/index.json': '{"version":2,"pa'},
      'index.json is not JSON',
    ],
    ['an HTML page', {'/ko/search/index.json': '<!doctype html>'}, 'There is no search index at'],
    [
      'another version',
      {'/ko/search/index.json': manifest([], 99)},
      `has version 99, but this page supports version ${indexVersion}. Reload the page.`,
    ],
    [
      'a missing file',
      {'/ko/search/index.json': manifest(['pages-1.json'])},
      '/ko/search/pages-1.json',
    ],
    [
      'a truncated file',
      {
        '/ko/search/index.json': manifest(['pages-1.json']),
        '/ko/search/pages-1.json': pages.slice(0, -9),
      },
      '/ko/search/pages-1.json is not JSON',
    ],
  ])('reports the cause: %s', async (_, files: Record<string, string | number>, message) => {
    await expect(loadIndex(await serve(files))).rejects.toThrow(message);
  });

  it('requests nothing outside its own folder', async () => {
    const url = await serve({
      '/ko/search/index.json': manifest(['//localhost/elsewhere.json', '../../secret.json']),
    });
    await expect(loadIndex(url)).rejects.toThrow('is not a file in its folder');
    expect(requested).toEqual(['/ko/search/index.json']);
  });
});
