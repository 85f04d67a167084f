import {describe, expect, it} from 'vitest';
import {indexSettings} from './indexSettings';

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
    expect(indexSettings(['de'], {}).stopWords).toEqual([]);
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
});
