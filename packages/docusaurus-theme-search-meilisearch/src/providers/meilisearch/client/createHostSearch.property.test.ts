import fc from 'fast-check';
import {afterEach, expect, it, vi} from 'vitest';
import {highlightParts} from '../../../engine/text/highlightMarks';
import {hostileText} from '../../../engine/text/hostileText.test.support';
import {displayedFields} from '../record';
import {createHostSearch} from './createHostSearch';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Objects that cannot be converted to a string or a number. */
const inconvertible = fc.constantFrom({toString: 'x', valueOf: 1}, {toString: null}, [[{}]]);
const anyValue = fc.oneof(hostileText, inconvertible, fc.jsonValue({maxDepth: 2}));
const anyRecord = (fields: string[]) => fc.dictionary(fc.constantFrom(...fields), anyValue);
const anyHit = fc.oneof(
  {weight: 4, arbitrary: anyRecord([...displayedFields, '_formatted', '__proto__', 'constructor'])},
  {weight: 2, arbitrary: fc.record({_formatted: anyRecord(displayedFields)})},
  {weight: 1, arbitrary: anyValue},
);
const anyAnswer = fc.record(
  {
    hits: fc.array(anyHit, {maxLength: 30}),
    estimatedTotalHits: anyValue,
    totalHits: anyValue,
    facetDistribution: fc.oneof(anyValue, fc.record({hierarchy_lvl0: anyRecord(['Guides', ''])})),
  },
  {requiredKeys: ['hits']},
);

const search = (body: string) => {
  vi.stubGlobal('fetch', async () => new Response(body));
  const hostSearch = createHostSearch({host: 'https://host', apiKey: 'k', indexUid: 'docs'});
  return hostSearch('a', {}, new AbortController().signal);
};

/** Values of a hit that are not those that components show. */
function invalidIn(value: unknown): unknown[] {
  if (typeof value === 'object' && value !== null) {
    return Object.values(value).flatMap(invalidIn);
  }
  return ['string', 'number', 'boolean', 'undefined'].includes(typeof value) ? [] : [value];
}

it('shows only texts and numbers of any hits of a host', () =>
  fc.assert(
    fc.asyncProperty(anyAnswer, async (answer) => {
      const {hits, total, categories = {}} = await search(JSON.stringify(answer));
      expect(hits.length).toBeLessThanOrEqual(20);
      expect(hits.flatMap(invalidIn)).toEqual([]);
      for (const {url, pageTitle, headings, content, position, marked} of hits) {
        const texts = [url, pageTitle, content, marked.pageTitle, marked.content];
        expect(
          texts.concat(headings, marked.headings).filter((x) => typeof x !== 'string'),
        ).toEqual([]);
        expect(Number.isFinite(position)).toBe(true);
        const parts = highlightParts(marked.content).map(({text}) => text);
        expect(parts.join('')).not.toMatch(/[\ue000\ue001]/);
      }
      expect(Number.isFinite(total)).toBe(true);
      expect(Object.values(categories).filter((count) => typeof count !== 'number')).toEqual([]);
      expect(({} as {polluted?: unknown}).polluted).toBeUndefined();
    }),
    {numRuns: 300},
  ));

it('rejects any other answer with an error that names the host', () =>
  fc.assert(
    fc.asyncProperty(fc.oneof(hostileText, fc.json()), async (body) => {
      fc.pre(!body.includes('"hits"'));
      await expect(search(body)).rejects.toThrow(/^Meilisearch at https:\/\/host responded with/);
    }),
  ));
