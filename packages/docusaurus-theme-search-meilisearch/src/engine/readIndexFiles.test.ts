import {describe, expect, it} from 'vitest';
import {readManifest, readPages} from './readIndexFiles';

const url = 'https://example.org/search/index.json';

describe('readManifest', () => {
  it('returns the names of the files', () => {
    expect(readManifest({version: 1, pages: ['pages-0a.json']}, url)).toEqual(['pages-0a.json']);
  });

  it.each([
    [null, 'has no list "pages"'],
    [[], 'has no list "pages"'],
    ['', 'has no list "pages"'],
    [{version: 1}, 'has no list "pages"'],
    [{version: 2, pages: []}, 'has version 2, but this page supports version 1'],
    [{pages: []}, 'has version undefined'],
    [{version: 1, pages: ['https://elsewhere.example/x.json']}, 'is not a file in its folder'],
    [{version: 1, pages: ['//elsewhere.example/x.json']}, 'is not a file in its folder'],
    [{version: 1, pages: ['../x.json']}, 'is not a file in its folder'],
    [{version: 1, pages: ['/x.json']}, 'is not a file in its folder'],
    [{version: 1, pages: ['data:,[]']}, 'is not a file in its folder'],
    [{version: 1, pages: ['..']}, 'is not a file in its folder'],
    [{version: 1, pages: [7]}, 'is not a file in its folder'],
  ])('rejects %j with the reason', (manifest, message) => {
    expect(() => readManifest(manifest, url)).toThrow(message);
  });
});

describe('readPages', () => {
  it('returns valid rows unchanged', () => {
    const row = {
      url: '/a',
      lang: 'fr',
      content_lang: 'en',
      version: 'v1',
      type: 'docs' as const,
      lvl0: 'Docs',
      lvl1: 'Title',
      from: 2,
      sections: [
        ['id', ['Heading', null, 'Deeper'], 'Text', 'setTitle'],
        ['option', ['Heading', '--option'], 'Text', '', 1],
      ],
    };
    expect(readPages([row], url)).toEqual([row]);
  });

  it('drops invalid rows and unknown fields, and adds missing fields', () => {
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

  it.each([[null], [{}], ['[]']])('rejects %j with the reason', (rows) => {
    expect(() => readPages(rows, url)).toThrow(`${url} is not a list of pages`);
  });
});
