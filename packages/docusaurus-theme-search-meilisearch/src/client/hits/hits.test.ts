import {expect, it} from 'vitest';
import {hitOf} from './hitOf.test.support';
import {groupHits, iconOf, inRenderedOrder, isSection, markedTitle, pageIconOf} from './hits';

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

it.each([
  [hitOf({url: '/1', pageTitle: 'Page'}), 'Page', 'page', 'page', false],
  [hitOf({url: '/2', pageTitle: 'Post', type: 'blog'}), 'Post', 'post', 'post', false],
  [
    hitOf({url: '/2', type: 'blog', headings: ['One', 'Two']}),
    'One › Two',
    'section',
    'post',
    true,
  ],
  [
    hitOf({url: '/1', headings: ['setTitle'], isDefinition: true}),
    'setTitle',
    'definition',
    'page',
    true,
  ],
])('has a title and icons for what a hit is: %#', (shown, title, icon, pageIcon, isOfPage) => {
  expect(markedTitle(shown)).toBe(title);
  expect(iconOf(shown)).toBe(icon);
  expect(pageIconOf(shown)).toBe(pageIcon);
  expect(isSection(shown)).toBe(isOfPage);
});

it('has the title with its marks', () => {
  const marked = {pageTitle: 'Page', headings: ['\ue000One\ue001', 'Two'], content: ''};
  expect(markedTitle(hitOf({url: '/', marked}))).toBe('\ue000One\ue001 › Two');
});
