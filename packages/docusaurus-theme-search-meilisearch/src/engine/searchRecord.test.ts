import {expect, it} from 'vitest';
import {toSearchDocument, type SearchRecord} from './searchRecord';

const levels = {hierarchy_lvl3: null, hierarchy_lvl4: null, hierarchy_lvl5: null};
const flat = {hierarchy_lvl0: 'Docs', hierarchy_lvl1: 'Tray', hierarchy_lvl2: 'Icon', ...levels};

const required = {
  content: 'Text',
  url: '/tray',
  anchor: 'icon',
  lang: 'en',
  type: 'docs',
  position: 1,
} as const;

/** A record without an optional field does not compile. */
const optional: Required<Omit<SearchRecord, 'headings' | keyof typeof required>> = {
  content_lang: 'ko',
  version: 'v1',
  docusaurus_tag: 'docs-default-current',
  breadcrumbs: 'Guides',
  boost: 2,
  is_definition: true,
};

it('keeps all fields of a record', () => {
  expect(
    toSearchDocument({...required, ...optional, headings: ['Docs', 'Tray', 'Icon']}),
  ).toStrictEqual({...required, ...optional, ...flat, hierarchy_lvl6: null});
});

it('adds no field that a record lacks', () => {
  expect(toSearchDocument({...required, headings: ['Docs', 'Tray', 'Icon']})).toStrictEqual({
    ...required,
    ...flat,
    hierarchy_lvl6: null,
  });
});
