import {describe, expect, it} from 'vitest';
import {indexSettings, settingsToChange} from './indexSettings';

describe('indexSettings', () => {
  it('names languages by codes of three letters, each once', () => {
    expect(indexSettings(['zh-CN', 'ko', 'en', 'en-GB'], {}).localizedAttributes).toEqual([
      {attributePatterns: ['hierarchy_*', 'content'], locales: ['eng', 'kor', 'cmn']},
    ]);
  });

  it('names none where Meilisearch does not know them all', () => {
    expect(indexSettings(['en', 'is'], {}).localizedAttributes).toBeNull();
  });

  it('has the stop words of the languages that the site has', () => {
    expect(indexSettings(['fr'], {}).stopWords).toContain('avec');
    expect(indexSettings(['fr'], {}).stopWords).not.toContain('the');
    expect(indexSettings(['zh-CN'], {}).stopWords).toEqual([]);
  });

  it('gives way to the settings of the site', () => {
    expect(indexSettings(['en'], {stopWords: ['the'], dictionary: ['Node.js']})).toMatchObject({
      stopWords: ['the'],
      dictionary: ['Node.js'],
      distinctAttribute: null,
    });
  });
});

describe('settingsToChange', () => {
  it('leaves out what is so already, in whatever order a host keeps it', () => {
    const current = {stopWords: ['a', 'the'], rankingRules: ['words'], pagination: {}};
    expect(settingsToChange({stopWords: ['the', 'a'], rankingRules: ['words']}, current)).toEqual(
      {},
    );
  });

  it('knows a language by each of its codes', () => {
    const wanted = indexSettings(['zh-CN', 'ko'], {});
    const kept = [{attributePatterns: ['hierarchy_*', 'content'], locales: ['zh', 'ko']}];
    expect(settingsToChange(wanted, {localizedAttributes: kept})).toEqual({});
    const {localizedAttributes} = indexSettings(['is'], {});
    expect(settingsToChange({localizedAttributes}, {localizedAttributes: []})).toEqual({});
    expect(settingsToChange({localizedAttributes}, {localizedAttributes: kept})).toEqual({
      localizedAttributes: null,
    });
  });

  it('heeds the order where it counts', () => {
    const wanted = {rankingRules: ['typo', 'words']};
    expect(settingsToChange(wanted, {rankingRules: ['words', 'typo']})).toEqual(wanted);
  });

  it('leaves out what the host does not know', () => {
    expect(
      settingsToChange({localizedAttributes: null, synonyms: {a: ['b']}}, {synonyms: {}}),
    ).toEqual({synonyms: {a: ['b']}});
  });
});
