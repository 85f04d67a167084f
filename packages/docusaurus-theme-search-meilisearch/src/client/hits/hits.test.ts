import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  groupByCategory,
  groupByPage,
  hitLink,
  iconOf,
  isSection,
  pageIconOf,
  resultItems,
} from './resultItem';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('hitLink', () => {
  it.each([
    [{url: '/a', anchor: 'b'}, '/a#b'],
    [{url: '/a', anchor: ''}, '/a'],
    [{url: '/a#x', anchor: 'b'}, '/a#x'],
    [{url: '', anchor: 'b'}, '#b'],
    [{url: null, anchor: 'b'}, '#b'],
    [{url: '/a', anchor: 'null'}, '/a'],
    [{url: 'https://x.y/a', anchor: 'b'}, 'https://x.y/a#b'],
  ])('%o → %s', (hit, link) => {
    expect(hitLink(hit)).toBe(link);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it.each([
    {},
    {url: null, anchor: 'null'},
    {url: 'javascript:alert(1)'},
    {url: ' \u0001JavaScript:x'},
    {url: 'java\n\tscript:x'},
    {url: 'http://['},
    {url: 'data:text/html,x'},
  ])('%o → no link and one warning', (hit) => {
    expect(hitLink(hit)).toBeUndefined();
    expect(console.warn).toHaveBeenCalledTimes(1);
  });
});

describe('resultItems', () => {
  it('applies the transformation of the site before it groups and numbers the items', () => {
    const items = resultItems(
      [
        {hierarchy_lvl0: 'A', hierarchy_lvl1: 'p', url: '/1'},
        {hierarchy_lvl0: 'A', hierarchy_lvl1: 'q', url: '/2', content_lang: 'en'},
      ],
      (found) => [...found].reverse().map((item) => ({...item, category: item.title})),
    );
    expect(items).toMatchObject([
      {index: 0, category: 'q', url: '/2', language: 'en'},
      {index: 1, category: 'p', url: '/1', language: undefined},
    ]);
  });

  it('groups the hits by category and numbers them', () => {
    const items = resultItems([
      {hierarchy_lvl0: 'A', hierarchy_lvl1: 'p', url: '/1'},
      {hierarchy_lvl0: 'B', hierarchy_lvl1: 'p', url: '/2'},
      {hierarchy_lvl0: 'A', hierarchy_lvl1: 'p', url: '/3'},
    ]);
    expect(items.map(({index, url}) => [index, url])).toEqual([
      [0, '/1'],
      [1, '/3'],
      [2, '/2'],
    ]);
    expect(groupByCategory(items).map(({category, items: {length}}) => [category, length])).toEqual(
      [
        ['A', 2],
        ['B', 1],
      ],
    );
  });

  it('groups the hits of a category by page', () => {
    const hitOf = (url: string, anchor: string) => ({
      hierarchy_lvl0: 'A',
      hierarchy_lvl1: url,
      hierarchy_lvl2: anchor || null,
      url,
      anchor,
      breadcrumbs: '\ue000Guides\ue001 › Features',
    });
    const items = resultItems([hitOf('/p', 'one'), hitOf('/q', ''), hitOf('/p', 'two')]);
    expect(groupByPage(items).map((page) => page.map(({url}) => url))).toEqual([
      ['/p#one', '/p#two'],
      ['/q'],
    ]);
    expect(items.map(isSection)).toEqual([true, true, false]);
    expect(items.map(iconOf)).toEqual(['section', 'section', 'page']);
    expect(items[0]?.breadcrumbs).toBe('Guides › Features');
  });

  it('has an icon for what a hit is', () => {
    const icons = resultItems([
      {hierarchy_lvl1: 'Page', type: 'docs', url: '/1'},
      {hierarchy_lvl1: 'Post', type: 'blog', url: '/2'},
      {hierarchy_lvl1: 'Post', hierarchy_lvl2: 'Section', type: 'blog', url: '/2'},
      {hierarchy_lvl1: 'Page', hierarchy_lvl2: 'setTitle', is_definition: true, url: '/1'},
    ]).map((item) => [item.title, iconOf(item), pageIconOf(item)]);
    expect(icons).toEqual([
      ['Page', 'page', 'page'],
      ['setTitle', 'definition', 'page'],
      ['Post', 'post', 'post'],
      ['Section', 'section', 'post'],
    ]);
  });

  it('prefers formatted fields, and treats "null" as absent', () => {
    const [item] = resultItems([
      {
        hierarchy_lvl0: 'A',
        hierarchy_lvl1: 'Page',
        hierarchy_lvl2: 'One',
        hierarchy_lvl3: 'null',
        hierarchy_lvl4: 'Two',
        content: null,
        url: '/',
        _formatted: {
          hierarchy_lvl0: '\ue000A\ue001',
          hierarchy_lvl2: '\ue000One\ue001',
          content: 'null',
        },
      },
    ]);
    expect(item).toEqual({
      index: 0,
      category: 'A',
      subcategory: 'Page',
      title: '\ue000One\ue001 › Two',
      text: '',
      url: '/',
      breadcrumbs: '',
      isDefinition: false,
    });
  });

  it('uses the page title if a hit has no headings', () => {
    expect(resultItems([{hierarchy_lvl1: 'Page', url: '/', _formatted: null}])[0]?.title).toBe(
      'Page',
    );
  });
});
