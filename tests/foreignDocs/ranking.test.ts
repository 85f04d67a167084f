import {describe, expect, it} from 'vitest';
import type {Section} from '../../packages/docusaurus-theme-search-meilisearch/src/section';
import {corpora, readCorpus, readQueries, type JudgedQuery} from './corpora';
import {enginesOf, type Search} from './rivals';

/** MRR@10: the mean of 1 / rank of the first expected section, and of the first expected page. */
type Figures = {sections: number; pages: number};

function figuresOf(search: Search, sections: Section[], queries: JudgedQuery[]): Figures {
  const ranks = queries.map(({query, expected}) => {
    const hits = search(query).map((number) => sections[number] as Section);
    const links = hits.map(({url, anchor}) => `${url.slice(1)}#${anchor}`);
    const pages = Array.from(new Set(hits.map(({url}) => url.slice(1))));
    const expectedPages = expected.map((link) => link.split('#')[0]);
    return {
      section: links.findIndex((link) =>
        [link, link.split('#')[0] ?? ''].some((own) => expected.includes(own)),
      ),
      page: pages.findIndex((page) => expectedPages.includes(page)),
    };
  });
  const mrr = (indexes: number[]) =>
    indexes.reduce((sum, index) => sum + (index < 0 ? 0 : 1 / (index + 1)), 0) / indexes.length;
  return {
    sections: mrr(ranks.map(({section}) => section)),
    pages: mrr(ranks.map(({page}) => page)),
  };
}

/** Where another engine is better: what ours reaches, less half a query. */
const behind: Record<string, Partial<Figures>> = {
  'Debian Installation Guide, de': {sections: 0.805},
};

describe.each(corpora)('$name', (corpus) => {
  it('the engine is first in sections and in pages', () => {
    const sections = readCorpus(corpus);
    const queries = readQueries(corpus);
    const links = new Set(
      sections.flatMap(({url, anchor}) => [url.slice(1), `${url.slice(1)}#${anchor}`]),
    );
    expect(queries.flatMap(({expected}) => expected).filter((link) => !links.has(link))).toEqual(
      [],
    );
    const figures = Object.entries(enginesOf(corpus.lang)).map(
      ([name, create]) =>
        [name, figuresOf(create(sections, corpus.lang), sections, queries)] as const,
    );
    const line = figures.map(
      ([name, {sections: own, pages}]) => `${name} ${own.toFixed(3)} (${pages.toFixed(3)})`,
    );
    console.log(`${corpus.name}, sections (pages): ${line.join(', ')}`);
    const [[, ours], ...rivals] = figures as [(typeof figures)[0], ...typeof figures];
    for (const figure of ['sections', 'pages'] as const) {
      const best = Math.max(...rivals.map(([, rival]) => rival[figure]));
      const floor = behind[corpus.name]?.[figure];
      // An exception that is no longer one must go.
      if (floor !== undefined) {
        expect(ours[figure]).toBeLessThan(best);
      }
      expect(ours[figure], `${figure}, of ${line.join(', ')}`).toBeGreaterThanOrEqual(
        floor ?? best,
      );
    }
  });
});
