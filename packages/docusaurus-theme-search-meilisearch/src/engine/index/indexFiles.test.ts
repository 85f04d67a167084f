import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {Section} from '../../section';
import {hostileText} from '../text/hostileText.test.support';
import {indexVersion, packIndex, readManifest, unpackIndex} from './indexFiles';

const url = 'https://example.org/search/index.json';
const vocabulary = {synonyms: {}, stopWords: []};

describe('readManifest', () => {
  it('returns a manifest of this version', () => {
    const manifest = {version: indexVersion, titles: ['a.json'], texts: ['b.json'], vocabulary};
    expect(readManifest(manifest, url)).toEqual(manifest);
  });

  it.each([
    [null, 'has version undefined'],
    [[], 'has version undefined'],
    ['', 'has version undefined'],
    [{version: 2, pages: []}, 'has version 2, but this page supports version 3'],
    [{version: indexVersion}, 'has no lists "titles" and "texts"'],
    [{version: indexVersion, titles: []}, 'has no lists "titles" and "texts"'],
  ])('rejects %j with the reason', (manifest, message) => {
    expect(() => readManifest(manifest, url)).toThrow(message);
  });

  it.each([
    'https://elsewhere.example/x.json',
    '//elsewhere.example/x.json',
    '../x.json',
    '/x.json',
  ])('rejects the file %j outside of its folder', (name) => {
    const manifest = {
      version: indexVersion,
      titles: ['a.json'],
      texts: ['b.json', name],
      vocabulary,
    };
    expect(() => readManifest(manifest, url)).toThrow(
      `lists "${name}", which is not a file in its`,
    );
  });
});

it('readManifest accepts no file outside of its folder, of any manifest', () => {
  const name = fc.oneof(
    fc.webUrl(),
    hostileText,
    fc.constantFrom('titles-0a.json', '..', '\\x', ''),
  );
  const manifests = fc.oneof(
    fc.jsonValue(),
    fc.record({
      version: fc.constant(indexVersion),
      titles: fc.array(fc.oneof(name, fc.jsonValue()), {maxLength: 1}),
      texts: fc.array(fc.oneof(name, fc.jsonValue()), {minLength: 1, maxLength: 2}),
      vocabulary: fc.constant(vocabulary),
    }),
  );
  fc.assert(
    fc.property(manifests, (manifest) => {
      let files: string[] = [];
      try {
        const {titles, texts} = readManifest(manifest, url);
        files = [...titles, ...texts];
      } catch (error) {
        expect((error as Error).message).toContain(url);
      }
      const folder = 'https://example.org/search/';
      expect(files.filter((file) => !new URL(file, url).href.startsWith(folder))).toEqual([]);
    }),
    {numRuns: 1000},
  );
});

/** The sections of a page, without `url` and `position`. */
const sectionsOfPage = fc
  .record({
    lang: fc.constantFrom('en', 'ko'),
    contentLang: fc.option(fc.constant('en'), {nil: undefined}),
    category: hostileText,
    pageTitle: hostileText,
    type: fc.constantFrom('docs' as const, 'blog' as const),
    version: fc.option(fc.constant('v1'), {nil: undefined}),
    boost: fc.option(fc.constant(2), {nil: undefined}),
  })
  .chain((page) =>
    fc
      .array(
        fc.record({
          anchor: hostileText,
          headings: fc.array(hostileText, {maxLength: 5}),
          content: hostileText,
          hiddenWords: fc.option(fc.constant('setTitle'), {nil: undefined}),
          isDefinition: fc.option(fc.constant(true as const), {nil: undefined}),
        }),
        {minLength: 1, maxLength: 20},
      )
      .map((sections) => sections.map((section) => ({...page, ...section}))),
  );

it('sections stay the same when they are packed', () => {
  fc.assert(
    fc.property(fc.array(sectionsOfPage, {maxLength: 4}), (pages) => {
      const sections = pages.flatMap((page, number): Section[] =>
        page.map((section, position) => ({...section, url: `/${number}`, position})),
      );
      const packed = JSON.parse(JSON.stringify(packIndex(sections)));
      expect(unpackIndex(packed)).toEqual(sections);
      const titles = sections.map((section) => ({...section, content: '', hiddenWords: undefined}));
      expect(unpackIndex({pages: packed.pages})).toEqual(titles);
    }),
  );
});
