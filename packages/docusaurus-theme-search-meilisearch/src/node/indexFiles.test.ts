import {describe, expect, it} from 'vitest';
import {createIndexFiles, maxFileSize} from './indexFiles';
import type {SearchRecord} from './searchRecord';
import {splitBySize} from './splitBySize';

describe('splitBySize', () => {
  it('keeps every item, in order, in groups below the limit', () => {
    const items = Array.from({length: 200}, (_, index) => '가'.repeat(index % 17));
    const groups = splitBySize(items, 300);
    expect(groups.flat()).toEqual(items);
    expect(groups.length).toBeGreaterThan(1);
    for (const group of groups) {
      expect(Buffer.byteLength(JSON.stringify(group))).toBeLessThanOrEqual(300);
    }
  });

  it('gives an item that is too large a group of its own', () => {
    expect(splitBySize(['a', 'b'.repeat(50), 'c'], 20)).toEqual([['a'], ['b'.repeat(50)], ['c']]);
  });
});

describe('createIndexFiles', () => {
  const record = (content: string, position: number): SearchRecord => ({
    hierarchy_lvl0: 'Docs',
    hierarchy_lvl1: 'Page',
    hierarchy_lvl2: null,
    hierarchy_lvl3: null,
    hierarchy_lvl4: null,
    hierarchy_lvl5: null,
    hierarchy_lvl6: null,
    content,
    url: '/page',
    anchor: '',
    lang: 'en',
    type: 'docs',
    position,
    code: [],
    keywords: '',
  });

  it('splits what is larger than the limit of the service worker', () => {
    const files = createIndexFiles(
      Array.from({length: 120}, (_, i) => record('한글 '.repeat(10_000), i)),
    );
    expect(files.size).toBeGreaterThan(2);
    for (const content of files.values()) {
      expect(Buffer.byteLength(content)).toBeLessThan(2 * 1024 * 1024);
    }
    expect(maxFileSize).toBeLessThan(2 * 1024 * 1024);
  });

  it('names files by their content', () => {
    const names = (content: string) => [...createIndexFiles([record(content, 0)]).keys()];
    expect(names('one')).toEqual(names('one'));
    expect(names('one')).not.toEqual(names('two'));
    expect(names('one')[1]).toBe('index.json');
  });

  it('makes an index of nothing', () => {
    expect(JSON.parse(createIndexFiles([]).get('index.json') ?? '')).toMatchObject({pages: []});
  });
});
