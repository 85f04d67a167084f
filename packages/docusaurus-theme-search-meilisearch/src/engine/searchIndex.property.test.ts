import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {SearchParams} from '../search';
import type {Section} from '../section';
import {createSearchIndex, type SearchIndex} from './searchIndex';
import {section} from './testIndex.test.support';
import {highlightParts} from './text/highlightMarks';
import {hostileText} from './text/hostileText.test.support';

const anySection: fc.Arbitrary<Section> = fc.record({
  url: fc.constantFrom('/a', '/b', 'javascript:alert(1)', ''),
  anchor: hostileText,
  lang: fc.constantFrom('en', 'ko'),
  category: hostileText,
  pageTitle: hostileText,
  headings: fc.array(hostileText, {maxLength: 5}),
  content: hostileText,
  hiddenWords: hostileText,
  type: fc.constantFrom('docs' as const, 'blog' as const, 'page' as const),
  position: fc.nat(3),
});

function expectValid({search}: SearchIndex, query: string, params: SearchParams): void {
  const {limit = 20} = params;
  const {hits, total} = search(query, params);
  expect(hits).toHaveLength(Math.min(limit, total));
  const shown = hits.flatMap(({marked}) => [marked.pageTitle, ...marked.headings, marked.content]);
  const parts = shown.flatMap(highlightParts).filter(({text}) => /[\ue000\ue001]/.test(text));
  expect(parts).toEqual([]);
}

/** Each run builds an index, which takes time on a busy machine. */
const runsOfIndexes = {numRuns: 40};
const timeout = 60_000;

describe('search', {timeout}, () => {
  it('handles any query over any sections', () => {
    fc.assert(
      fc.property(
        fc.array(anySection, {maxLength: 12}),
        fc.array(hostileText, {minLength: 1, maxLength: 4}),
        (sections, queries) => {
          const index = createSearchIndex(sections);
          for (const query of queries) {
            expectValid(index, query, {});
            expectValid(index, query, {limit: 2, cropLength: 3});
          }
        },
      ),
      runsOfIndexes,
    );
  });

  it('finds a word of a page in any surrounding text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('window', '업데이트', '系统托盘', 'setTitle', 'カタカナ', 'naïve'),
        hostileText,
        (word, around) => {
          const index = createSearchIndex([section('', `${around} ${word} `)]);
          expect(index.search(word, {}).hits).toHaveLength(1);
        },
      ),
      runsOfIndexes,
    );
  });

  it('handles a section of 1 MB and a query of 10,000 characters', () => {
    const content = 'window 업데이트를 系统托盘 setTitle '.repeat(30_000);
    const index = createSearchIndex([section('Long', content)]);
    for (const query of [content.slice(0, 10_000), '시'.repeat(10_000), '托盘'.repeat(5000)]) {
      expectValid(index, query, {});
    }
    expect(index.search('window', {}).hits).toHaveLength(1);
  });
});
