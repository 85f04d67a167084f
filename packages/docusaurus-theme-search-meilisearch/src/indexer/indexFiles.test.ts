import {describe, expect, it} from 'vitest';
import {createIndexFiles, maxFileSize} from './indexFiles';
import type {ExtractedRecord} from './extractedRecord';
import {splitBySize} from './splitBySize';

describe('splitBySize', () => {
  it('groups all items, in order, within the limit', () => {
    const items = Array.from({length: 200}, (_, index) => '가'.repeat(index % 17));
    const groups = splitBySize(items, 300);
    expect(groups.flat()).toEqual(items);
    expect(groups.length).toBeGreaterThan(1);
    for (const group of groups) {
      expect(Buffer.byteLength(JSON.stringify(group))).toBeLessThanOrEqual(300);
    }
  });

  it('puts an item that exceeds the limit into a group of its own', () => {
    expect(splitBySize(['a', 'b'.repeat(50), 'c'], 20)).toEqual([['a'], ['b'.repeat(50)], ['c']]);
  });
});

describe('createIndexFiles', () => {
  const record = (content: string, position: number): ExtractedRecord => ({
    headings: ['Docs', 'Page'],
    content,
    url: '/page',
    anchor: '',
    lang: 'en',
    type: 'docs',
    position,
    code: [],
    keywords: '',
  });

  it('splits the index into files below the size limit of Workbox', () => {
    const files = createIndexFiles(
      Array.from({length: 120}, (_, i) => record('한글 '.repeat(10_000), i)),
    );
    expect(files.size).toBeGreaterThan(2);
    for (const content of files.values()) {
      expect(Buffer.byteLength(content)).toBeLessThan(2 * 1024 * 1024);
    }
    expect(maxFileSize).toBeLessThan(2 * 1024 * 1024);
  });

  it('names files after a hash of their content', () => {
    const names = (content: string) => [...createIndexFiles([record(content, 0)]).keys()];
    expect(names('one')).toEqual(names('one'));
    expect(names('one')).not.toEqual(names('two'));
    expect(names('one')[1]).toBe('index.json');
  });

  it('creates an empty index without records', () => {
    expect(JSON.parse(createIndexFiles([]).get('index.json') ?? '')).toMatchObject({pages: []});
  });
});
