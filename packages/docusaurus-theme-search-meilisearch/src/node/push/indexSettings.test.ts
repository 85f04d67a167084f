import {describe, expect, it} from 'vitest';
import {indexSettings, settingsToChange} from './indexSettings';

describe('indexSettings', () => {
  it('lists the three-letter code of each language once', () => {
    expect(indexSettings(['zh-CN', 'ko', 'en', 'en-GB'], {}).localizedAttributes).toEqual([
      {attributePatterns: ['hierarchy_*', 'content'], locales: ['eng', 'kor', 'cmn']},
    ]);
  });

  it('sets no languages if Meilisearch does not support all of them', () => {
    expect(indexSettings(['en', 'is'], {}).localizedAttributes).toBeNull();
  });

  it('has the stop words of the languages of the site', () => {
    expect(indexSettings(['fr'], {}).stopWords).toContain('avec');
    expect(indexSettings(['fr'], {}).stopWords).not.toContain('the');
    expect(indexSettings(['zh-CN'], {}).stopWords).toEqual([]);
  });

  it('can be overridden by the settings of the site', () => {
    expect(indexSettings(['en'], {stopWords: ['the'], dictionary: ['Node.js']})).toMatchObject({
      stopWords: ['the'],
      dictionary: ['Node.js'],
      distinctAttribute: null,
    });
  });
});

describe('settingsToChange', () => {
  it('leaves out equal settings, regardless of the order in sets', () => {
    const current = {stopWords: ['a', 'the'], rankingRules: ['words'], pagination: {}};
    expect(settingsToChange({stopWords: ['the', 'a'], rankingRules: ['words']}, current)).toEqual(
      {},
    );
  });

  it('treats the codes of a language as equal', () => {
    const wanted = indexSettings(['zh-CN', 'ko'], {});
    const stored = [{attributePatterns: ['hierarchy_*', 'content'], locales: ['zh', 'ko']}];
    expect(settingsToChange(wanted, {localizedAttributes: stored})).toEqual({});
    const {localizedAttributes} = indexSettings(['is'], {});
    expect(settingsToChange({localizedAttributes}, {localizedAttributes: []})).toEqual({});
    expect(settingsToChange({localizedAttributes}, {localizedAttributes: stored})).toEqual({
      localizedAttributes: null,
    });
  });

  it('compares the order of ranking rules', () => {
    const wanted = {rankingRules: ['typo', 'words']};
    expect(settingsToChange(wanted, {rankingRules: ['words', 'typo']})).toEqual(wanted);
  });

  it('leaves out settings that the host does not know', () => {
    expect(
      settingsToChange({localizedAttributes: null, synonyms: {a: ['b']}}, {synonyms: {}}),
    ).toEqual({synonyms: {a: ['b']}});
  });
});
