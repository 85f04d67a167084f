import {describe, expect, it} from 'vitest';
import {readManifest, readPages} from './readIndexFiles';

const url = 'https://example.org/search/index.json';

describe('a manifest', () => {
  it('names the files of its folder', () => {
    expect(readManifest({version: 1, pages: ['pages-0a.json']}, url)).toEqual(['pages-0a.json']);
  });

  it.each([
    [null, 'lists no "pages"'],
    [[], 'lists no "pages"'],
    ['', 'lists no "pages"'],
    [{version: 1}, 'lists no "pages"'],
    [{version: 2, pages: []}, 'has version 2, this page reads 1'],
    [{pages: []}, 'has version undefined'],
    [{version: 1, pages: ['https://elsewhere.example/x.json']}, 'is no file of its folder'],
    [{version: 1, pages: ['//elsewhere.example/x.json']}, 'is no file of its folder'],
    [{version: 1, pages: ['../x.json']}, 'is no file of its folder'],
    [{version: 1, pages: ['/x.json']}, 'is no file of its folder'],
    [{version: 1, pages: ['data:,[]']}, 'is no file of its folder'],
    [{version: 1, pages: ['..']}, 'is no file of its folder'],
    [{version: 1, pages: [7]}, 'is no file of its folder'],
  ])('that is %j says what is wrong', (manifest, message) => {
    expect(() => readManifest(manifest, url)).toThrow(message);
  });
});

describe('pages', () => {
  it('come out as they went in', () => {
    const row = {
      url: '/a',
      lang: 'fr',
      content_lang: 'en',
      version: 'v1',
      type: 'docs' as const,
      lvl0: 'Docs',
      lvl1: 'Title',
      from: 2,
      sections: [['id', ['Heading', null, 'Deeper'], 'Text', 'setTitle']],
    };
    expect(readPages([row], url)).toEqual([row]);
  });

  it('lose what is no row, and gain what rows lack', () => {
    const rows = [null, 7, {}, {url: '/a'}, {url: '/b', extra: 1, sections: [null, ['id', 7]]}];
    expect(readPages(rows, url)).toEqual([
      {
        url: '/b',
        lang: '',
        type: 'page',
        lvl0: '',
        lvl1: '',
        from: 0,
        sections: [['id', [], '', '']],
      },
    ]);
  });

  it.each([[null], [{}], ['[]']])('that are %j say what is wrong', (rows) => {
    expect(() => readPages(rows, url)).toThrow(`${url} is no list of pages`);
  });
});
