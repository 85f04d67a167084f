import {describe, expect, it} from 'vitest';
import {hasSettings, indexSettings} from './indexSettings';

describe('indexSettings', () => {
  it('lists the three-letter code of each language once', () => {
    expect(indexSettings(['zh-CN', 'ko', 'en', 'en-GB'], {}).localizedAttributes).toEqual([
      {
        attributePatterns: ['hierarchy_*', 'name', 'headings', 'content'],
        locales: ['eng', 'kor', 'cmn'],
      },
    ]);
  });

  it('sets no languages if Meilisearch does not support all of them', () => {
    expect(indexSettings(['en', 'is'], {}).localizedAttributes).toBeNull();
  });

  it('has the stop words of the languages of the site', () => {
    expect(indexSettings(['fr'], {}).stopWords).toContain('avec');
    expect(indexSettings(['fr'], {}).stopWords).not.toContain('the');
    expect(indexSettings(['zh-CN'], {}).stopWords).toContain('怎么');
    expect(indexSettings(['ko'], {}).stopWords).toEqual(expect.arrayContaining(['어떻게', '는']));
    expect(indexSettings(['es'], {}).stopWords).toEqual([]);
  });

  it('merges the vocabularies of the locales', () => {
    const korean = {synonyms: {창: ['window']}, stopWords: ['좀더']};
    const english = {synonyms: {창: ['pane', 'window'], js: ['javascript']}, stopWords: []};
    expect(indexSettings(['en', 'ko'], {}, [korean, english])).toMatchObject({
      synonyms: {창: ['window', 'pane'], js: ['javascript']},
      stopWords: expect.arrayContaining(['the', '좀더']) as unknown,
    });
    expect(indexSettings(['ko'], {}).synonyms).toEqual({});
  });

  it('can be overridden by the settings of the site', () => {
    expect(indexSettings(['en'], {stopWords: ['the'], dictionary: ['Node.js']})).toMatchObject({
      stopWords: ['the'],
      dictionary: ['Node.js'],
      distinctAttribute: null,
    });
  });

  it('resets the settings that neither the package nor the site sets', () => {
    expect(indexSettings(['en'], {})).toMatchObject({dictionary: null, typoTolerance: null});
  });
});

describe('hasSettings', () => {
  const settings = indexSettings(['en'], {});

  it('recognizes the same settings, also if the host has sorted and extended them', () => {
    const displayed = [...(settings.displayedAttributes as string[])].sort();
    expect(hasSettings(settings, {displayedAttributes: displayed, faceting: {}})).toBe(true);
  });

  it.each([
    ['other settings', indexSettings(['en'], {stopWords: ['a']})],
    ['a new index', {displayedAttributes: ['*']}],
    ['no settings', {}],
  ])('is false for %s', (_, current) => {
    expect(hasSettings(settings, current)).toBe(false);
  });

  it('is false if the site displays all attributes', () => {
    const all = indexSettings(['en'], {displayedAttributes: ['*']});
    expect(hasSettings(all, {displayedAttributes: ['*']})).toBe(false);
  });
});
