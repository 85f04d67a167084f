import {describe, expect, it} from 'vitest';
import type {Section} from '../../section';
import {recordsOf} from './node/builtRecords';
import {hitOf} from './record';

const section: Section = {
  url: '/ko/v1/guides/창',
  anchor: 'deep',
  lang: 'ko',
  contentLang: 'en',
  category: '문서',
  pageTitle: '창',
  headings: ['Open', 'Deep'],
  content: 'Text.',
  hiddenWords: 'appWindow.setTitle',
  type: 'docs',
  position: 2,
  isDefinition: true,
  version: 'v1',
  docsTag: 'docs-default-current',
  breadcrumbs: '가이드 › 기능',
};

describe('hitOf', () => {
  it('returns the section that a record was made of, with marks', () => {
    const [record] = recordsOf([section]);
    const _formatted = {...record, content: '\ue000Text\ue001.'};
    expect(hitOf({...record, _formatted})).toEqual({
      ...section,
      hiddenWords: undefined,
      marked: {pageTitle: '창', headings: ['Open', 'Deep'], content: '\ue000Text\ue001.'},
    });
  });

  it.each([
    ['no fields', {}, {url: '', pageTitle: '', headings: [], content: '', type: 'docs'}],
    [
      'fields of docs-scraper',
      {hierarchy_lvl1: 'Guide', hierarchy_lvl2: 'null', anchor: null, position: '3'},
      {pageTitle: 'Guide', headings: [], anchor: '', position: 3},
    ],
    [
      'fields of other types',
      {hierarchy_lvl1: 404, hierarchy_lvl2: {a: 1}, url: ['/a'], type: 'other', position: {}},
      {pageTitle: '404', headings: [], url: '', type: 'docs', position: 0},
    ],
    [
      'highlight marks of its own',
      {content: 'A \ue000mark\ue001', _formatted: 'none'},
      {content: 'A \ue000mark\ue001', marked: {pageTitle: '', headings: [], content: 'A mark'}},
    ],
  ])('reads a record with %s', (_, fields, expected) => {
    expect(hitOf(fields)).toMatchObject(expected);
  });
});

describe('recordsOf', () => {
  it('returns the fields that a host searches, ranks and filters', () => {
    expect(recordsOf([{...section, isDefinition: undefined}])[0]).toEqual({
      objectID: expect.stringMatching(/^[\w-]{1,511}$/) as string,
      hash: expect.any(String) as string,
      hierarchy_lvl0: '문서',
      hierarchy_lvl1: '창',
      hierarchy_lvl2: 'Open',
      hierarchy_lvl3: 'Deep',
      hierarchy_lvl4: null,
      hierarchy_lvl5: null,
      hierarchy_lvl6: null,
      content: 'Text.',
      name: 'Deep',
      headings: '창 / Open / Deep',
      path: 'guides 창',
      identifiers: 'appWindow.setTitle',
      url: '/ko/v1/guides/창',
      anchor: 'deep',
      lang: 'ko',
      content_lang: 'en',
      version: 'v1',
      docusaurus_tag: 'docs-default-current',
      breadcrumbs: '가이드 › 기능',
      type: 'docs',
      position: 2,
      weight: {page_rank: 3, level: 70, position: 2},
    });
  });

  it.each<[Partial<Section>, object]>([
    [{headings: ['build', '-r, --runner'], anchor: 'cli.-r'}, {name: '-r --runner cli.-r'}],
    [{headings: [], pageTitle: 'System tray', isDefinition: undefined}, {name: 'System tray'}],
    [{url: '/features/system-tray'}, {path: 'features system-tray systemtray'}],
    [{type: 'page'}, {weight: {page_rank: 2, level: 70, position: 2}}],
    [{type: 'blog', boost: 2}, {weight: {page_rank: 2, level: 70, position: 2}}],
  ])('with %j returns %j', (more, expected) => {
    expect(recordsOf([{...section, ...more}])[0]).toMatchObject(expected);
  });

  it('gives repeated anchors and other languages ids of their own', () => {
    const records = recordsOf([section, section, {...section, lang: 'en'}]);
    expect(new Set(records.map(({objectID}) => objectID)).size).toBe(3);
  });

  it('keeps the id when the text changes, and the hash when nothing changes', () => {
    const [before, same, changed] = [section, section, {...section, content: 'Other.'}].map(
      (item) => recordsOf([item])[0],
    );
    expect(same).toEqual(before);
    expect(changed?.objectID).toBe(before?.objectID);
    expect(changed?.hash).not.toBe(before?.hash);
  });
});
