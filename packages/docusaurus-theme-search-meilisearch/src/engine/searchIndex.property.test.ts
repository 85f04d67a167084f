import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {highlightParts} from './highlightMarks';
import {hostileText} from './hostileText.test.support';
import {readPages} from './readIndexFiles';
import {createSearchIndex} from './searchIndex';
import type {SearchResponse} from './searchTypes';

const heading = fc.option(hostileText);
const section = fc.tuple(hostileText, fc.array(heading, {maxLength: 5}), hostileText, hostileText);
const page = fc.record({
  url: fc.constantFrom('/a', '/a', '/b', 'javascript:alert(1)', ''),
  lang: fc.constantFrom('en', 'ko'),
  type: fc.constantFrom('docs', 'blog', 'page'),
  lvl0: hostileText,
  lvl1: hostileText,
  from: fc.nat(3),
  sections: fc.array(section, {maxLength: 4}),
});

function expectValid({hits, estimatedTotalHits, limit, offset}: SearchResponse): void {
  expect(hits.length).toBeLessThanOrEqual(limit);
  expect(hits.length).toBeLessThanOrEqual(Math.max(0, estimatedTotalHits - offset));
  const shown = hits.flatMap(({_formatted}) => Object.values(_formatted ?? {})).join('');
  const parts = highlightParts(shown).filter(({text}) => /[\ue000\ue001]/.test(text));
  expect(parts).toEqual([]);
}

/** Each run builds an index, which takes time on a busy machine. */
const runsOfIndexes = {numRuns: 40};
const timeout = 60_000;

describe('search', {timeout}, () => {
  it('handles any query over any pages', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(page, {maxLength: 4}),
        fc.array(hostileText, {minLength: 1, maxLength: 4}),
        async (pages, queries) => {
          const index = await createSearchIndex(readPages(pages, '/pages.json'));
          for (const query of queries) {
            expectValid(index.search(query, {}));
            expectValid(index.search(query, {limit: 2, offset: 1, cropLength: 3}));
          }
        },
      ),
      runsOfIndexes,
    );
  });

  it('finds a word of a page in any surrounding text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('window', '업데이트', '系统托盘', 'setTitle', 'カタカナ', 'naïve'),
        hostileText,
        async (word, around) => {
          const rows = [
            {url: '/a', lang: 'en', lvl0: '', lvl1: '', sections: [['', [], `${around} ${word} `]]},
          ];
          const index = await createSearchIndex(readPages(rows, '/pages.json'));
          expect(index.search(word, {}).hits).toHaveLength(1);
        },
      ),
      runsOfIndexes,
    );
  });

  it('handles missing and unknown fields, and invalid rows', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.anything(), page)),
        hostileText,
        async (rows, query) => {
          expectValid((await createSearchIndex(readPages(rows, '/pages.json'))).search(query, {}));
        },
      ),
      runsOfIndexes,
    );
  });

  it('handles a section of 1 MB and a query of 10,000 characters', async () => {
    const content = 'window 업데이트를 系统托盘 setTitle '.repeat(30_000);
    const rows = [{url: '/a', lang: 'en', lvl0: '', lvl1: 'Long', sections: [['', [], content]]}];
    const index = await createSearchIndex(readPages(rows, '/pages.json'));
    for (const query of [
      'window',
      content.slice(0, 10_000),
      '시'.repeat(10_000),
      '托盘'.repeat(5000),
    ]) {
      expectValid(index.search(query, {}));
    }
    expect(index.search('window', {}).hits).toHaveLength(1);
  });
});
