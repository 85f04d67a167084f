import {expect, it} from 'vitest';
import {createSearchIndex} from '../engine/searchIndex';
import {section} from '../engine/testIndex.test.support';
import {explainQuery} from './explainQuery';

const sections = [
  section('창 크기', '창을 처음 열 때의 크기입니다.', {url: '/ko/window', pageTitle: '창'}),
  section('제목', '창의 제목입니다.', {url: '/ko/window', pageTitle: '창', position: 1}),
  section('크기 제한', '앱의 크기를 제한합니다.', {url: '/ko/blog', type: 'blog', boost: 0.5}),
  section('transparent windows', 'Transparency of a window.', {url: '/ko/transparent'}),
  section('창', '다른 판의 창', {url: '/ko/1.0/window', version: '1.0'}),
];
const vocabulary = {synonyms: {glassy: ['transparent']}, stopWords: ['the']};
const index = createSearchIndex(sections, vocabulary);

const explain = (query: string, page?: string) =>
  explainQuery(
    index,
    sections,
    query,
    {limit: 5, filter: [{version: [null]}]},
    {page, baseUrl: '/ko/'},
  );

it('has the hits of the search, and ends with scores in their order', () => {
  for (const query of ['창 크기', 'transparent', '제목', 'winodws']) {
    const {hits} = explain(query);
    const found = index.search(query, {limit: 5, filter: [{version: [null]}]}).hits;
    expect(hits.map(({section: {url, anchor}}) => url + anchor)).toEqual(
      found.map(({url, anchor}) => url + anchor),
    );
    const scores = hits.map(({steps}) => Number(steps.at(-1)?.score));
    expect(scores.length).toBeGreaterThan(0);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  }
});

it('applies each change to the score before it', () => {
  const steps = explain('창 크기').hits.flatMap((hit) => hit.steps.map((step) => ({hit, step})));
  expect(steps.length).toBeGreaterThan(4);
  let [before, rank] = [0, 0];
  for (const {hit, step} of steps) {
    before = hit.rank === rank ? before : 0;
    rank = hit.rank;
    const change = Number(step.change.replace('−', '-').replace('×', ''));
    const after = step.change.startsWith('×') ? before * change : before + change;
    // The texts are rounded to two digits.
    expect(Math.abs(after - Number(step.score))).toBeLessThan(0.02 * Math.max(1, before));
    before = Number(step.score);
  }
});

it.each([
  ['transparent', /^transparent: exact transparent \(heading 1 × \d+\.\d\d/],
  ['transp', /^transp: prefix transparency \(text 1 × .*prefix transparent \(heading 1/],
  ['transparant', /^transparant: typo or spelling transparent \(heading/],
  ['glassy', /^glassy: synonym transparent/],
  ['창을', /^창을: exact 창을 \(text/],
  ['크기에서', /^크기에서: .*stem 크기/],
])('says what %s matches, and where', (query, expected) => {
  expect(explain(query).hits[0]?.steps[0]?.name).toMatch(expected);
});

it('shows the share of the query, the factors of a page, and its other sections', () => {
  const {hits} = explain('창 크기 제목');
  const window = hits[0]?.steps;
  const blog = hits.find(({section: {type}}) => type === 'blog')?.steps;
  expect(window?.map(({name}) => name)).toEqual([
    expect.stringMatching(/^창: /),
    expect.stringMatching(/^제목: /),
    'share of the query in the section',
    'words of the query near each other',
    'other sections of the page',
  ]);
  expect(blog?.slice(-1)).toMatchObject([
    {name: 'type, definition and boost of the page', change: '×0.20'},
  ]);
});

it('says which words are not searched as they were typed', () => {
  expect(explain('the zmrl').summary).toBe(
    '2 sections in the embedded index. the is left out. zmrl is searched as 크기.',
  );
});

it.each([
  ['/window', true, 'Its best section is hit 1.'],
  ['/ko/window/', true, 'Its best section is hit 1.'],
  ['/transparent', false, 'It contains none of the words 창.'],
  ['/1.0/window', false, 'The filter of the search leaves it out'],
  ['/nowhere', false, 'It is not in the index'],
])('says why %s is found or not', (page, isFound, reason) => {
  const explained = explain('창', page).page;
  expect(explained?.reason.slice(0, reason.length)).toBe(reason);
  expect(explained?.hit !== undefined).toBe(isFound);
});
