import {expect, it} from 'vitest';
import {hitOf} from './hitOf.test.support';
import {groupHits, iconOf, inRenderedOrder, isSection, markedTitle} from './hits';

it('groups hits by category and page, in the order of the best ones', () => {
  const hits = [
    hitOf({url: '/p', anchor: 'one'}),
    hitOf({url: '/b', category: 'B'}),
    hitOf({url: '/q'}),
    hitOf({url: '/p#two'}),
    hitOf({url: '', pageTitle: 'Elsewhere', anchor: 'x'}),
  ];
  expect(
    groupHits(hits).map(({category, pages}) => [
      category,
      pages.map((page) => page.map(({url, anchor}) => url + anchor)),
    ]),
  ).toEqual([
    ['Docs', [['/pone', '/p#two'], ['/q'], ['x']]],
    ['B', [['/b']]],
  ]);
  const [first, second, third, fourth, fifth] = hits;
  expect(inRenderedOrder(hits)).toEqual([first, fourth, third, fifth, second]);
});

it('puts the page before its sections, and adds it if it is no hit', () => {
  const section = hitOf({
    url: '/p#a',
    pageTitle: 'Page',
    headings: ['A'],
    content: 'text',
    isDefinition: true,
    position: 3,
    hiddenWords: 'identifier',
    breadcrumbs: 'Guides',
  });
  const other = hitOf({url: '/q', headings: ['B']});
  const page = hitOf({url: '/q', pageTitle: 'Other'});
  const hits = inRenderedOrder([section, other, page]);
  expect(hits.map(({url, anchor, headings, content}) => [url, anchor, headings, content])).toEqual([
    ['/p', '', [], ''],
    ['/p#a', '', ['A'], 'text'],
    ['/q', '', [], ''],
    ['/q', '', ['B'], ''],
  ]);
  expect(hits[0]).toMatchObject({
    pageTitle: 'Page',
    breadcrumbs: 'Guides',
    position: 0,
    hiddenWords: undefined,
    isDefinition: undefined,
    marked: {pageTitle: 'Page', headings: [], content: ''},
  });
  expect(hits[2]).toBe(page);
  expect(inRenderedOrder(hits)).toEqual(hits);
});

it.each([
  [{}, 'Page', 'page', false],
  [{type: 'blog' as const}, 'Page', 'post', false],
  [{type: 'blog' as const, headings: ['One', 'Two']}, 'One › Two', 'section', true],
  [{headings: ['setTitle'], isDefinition: true as const}, 'setTitle', 'definition', true],
])('has a title and an icon for what a hit is: %o', (more, title, icon, isOfPage) => {
  const shown = hitOf({url: '/1', pageTitle: 'Page', ...more});
  expect(markedTitle(shown)).toBe(title);
  expect(iconOf(shown)).toBe(icon);
  expect(isSection(shown)).toBe(isOfPage);
});

it('has the title with its marks', () => {
  const marked = {pageTitle: 'Page', headings: ['\ue000One\ue001', 'Two'], content: ''};
  expect(markedTitle(hitOf({url: '/', marked}))).toBe('\ue000One\ue001 › Two');
});
