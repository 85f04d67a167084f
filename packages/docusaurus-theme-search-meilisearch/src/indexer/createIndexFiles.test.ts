import {describe, expect, it} from 'vitest';
import {unpackIndex} from '../engine/index/indexFiles';
import {section} from '../engine/testIndex.test.support';
import {createIndexFiles, splitBySize} from './createIndexFiles';

const manifestOf = (files: Map<string, string>) => JSON.parse(files.get('index.json') ?? '');

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
  it('splits the index into files below the size limit of Workbox, without losing a section', () => {
    const sections = Array.from({length: 120}, (_, i) =>
      section('Heading', `${i} ${'한글 '.repeat(10_000)}`, {position: i}),
    );
    const files = createIndexFiles(sections);
    expect(files.size).toBeGreaterThan(2);
    for (const content of files.values()) {
      expect(Buffer.byteLength(content)).toBeLessThan(2 * 1024 * 1024);
    }
    const read = (names: string[]) => names.flatMap((name) => JSON.parse(files.get(name) ?? ''));
    const {titles, texts} = manifestOf(files);
    expect(unpackIndex({pages: read(titles), texts: read(texts)})).toEqual(sections);
  });

  it('names files after a hash of their content', () => {
    const names = (content: string) => [...createIndexFiles([section('Heading', content)]).keys()];
    expect(names('one')).toEqual(names('one'));
    expect(names('one')).not.toEqual(names('two'));
    expect(names('one')[2]).toBe('index.json');
  });

  it('creates an empty index without sections', () => {
    expect(manifestOf(createIndexFiles([]))).toMatchObject({titles: [], texts: []});
  });
});
