import {afterEach, describe, expect, it} from 'vitest';
import {indexVersion, packIndex} from '../../engine/index/indexFiles';
import {section} from '../../engine/testIndex.test.support';
import {emptyVocabulary} from '../../engine/vocabulary';
import {startLoopbackServer, type LoopbackServer} from '../loopbackServer.test.support';
import {loadEngine} from './loadIndex';

const {pages, texts} = packIndex([section('Window', 'Text')]);
const manifest = (texts: unknown[], version: unknown = indexVersion) =>
  JSON.stringify({version, titles: ['titles-1.json'], texts, vocabulary: emptyVocabulary});
const folder = '/ko/search';
const wholeIndex = {
  [`${folder}/index.json`]: manifest(['texts-1.json']),
  [`${folder}/titles-1.json`]: JSON.stringify(pages),
  [`${folder}/texts-1.json`]: JSON.stringify(texts),
};

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

describe('loadEngine', () => {
  it.each([
    ['no manifest', {index: 404}, 'There is no search index at'],
    ['a failing server', {index: 503}, 'index.json with status 503'],
    ['a truncated manifest', {index: '{"version":3,"ti'}, 'index.json is not JSON'],
    ['an HTML page', {index: '<!doctype html>'}, 'There is no search index at'],
    [
      'another version',
      {index: manifest([], 99)},
      `has version 99, but this page supports version ${indexVersion}. Reload the page.`,
    ],
    ['a missing file', {'titles-1': 404}, '/ko/search/titles-1.json'],
  ])('reports the cause: %s', async (_, changes: Record<string, string | number>, message) => {
    const files: Record<string, string | number> = {...wholeIndex};
    Object.entries(changes).forEach(([name, file]) => (files[`${folder}/${name}.json`] = file));
    await expect(loadEngine(await serve(files))).rejects.toThrow(message);
  });

  it.each([
    ['missing', 404, 'There is no search index at'],
    ['cut off', '["Te', '/ko/search/texts-1.json is not JSON'],
  ])('searches titles while texts are %s, and tries again', async (_, file, message) => {
    const files: Record<string, string | number> = {...wholeIndex};
    files[`${folder}/texts-1.json`] = file;
    const engine = await loadEngine(await serve(files));
    const {hits} = await engine.search('window', {});
    expect(hits).toMatchObject([{url: '/Window', content: ''}]);
    await expect(engine.loadTexts()).rejects.toThrow(message);
    files[`${folder}/texts-1.json`] = JSON.stringify(texts);
    await engine.loadTexts();
    await expect(engine.search('text', {})).resolves.toMatchObject({total: 1});
    expect(await engine.search('window', {})).toMatchObject({hits: [{content: 'Text'}]});
  });

  it('requests nothing outside its own folder', async () => {
    const url = await serve({
      [`${folder}/index.json`]: manifest(['//localhost/elsewhere.json', '../../secret.json']),
    });
    await expect(loadEngine(url)).rejects.toThrow('is not a file in its folder');
    expect(new Set(requested)).toEqual(new Set(['/ko/search/index.json']));
  });
});
