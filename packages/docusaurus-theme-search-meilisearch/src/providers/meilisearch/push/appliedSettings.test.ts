import {describe, expect, it} from 'vitest';
import {displayedWithHashes, settingsToChange, withDisplayedFields} from './appliedSettings';

const wanted = {displayedAttributes: ['url'], stopWords: ['하는', 'the'], rankingRules: ['words']};
/** What a host returns: words are decomposed and sorted. */
const returned = {...wanted, stopWords: ['the', '하는'.normalize('NFD')], pagination: {}};
const stored = {...returned, ...displayedWithHashes(wanted, returned)};

describe('settingsToChange', () => {
  it('is empty after the settings were applied', () => {
    expect(settingsToChange(wanted, stored)).toEqual({});
    expect(settingsToChange({...wanted, stopWords: ['the', '하는']}, stored)).toEqual({});
  });

  it('has all settings of an index without hashes', () => {
    expect(settingsToChange(wanted, returned)).toEqual(wanted);
    expect(settingsToChange(wanted, {})).toEqual(wanted);
  });

  it('has settings that the site or the host has changed', () => {
    const rankingRules = ['words', 'typo'];
    expect(settingsToChange({...wanted, rankingRules}, stored)).toEqual({rankingRules});
    expect(settingsToChange(wanted, {...stored, stopWords: ['the']})).toEqual({
      stopWords: wanted.stopWords,
    });
    expect(settingsToChange(wanted, {...stored, rankingRules})).toEqual({
      rankingRules: wanted.rankingRules,
    });
  });

  it('resets settings that the site does not set any more', () => {
    const {displayedAttributes, stopWords} = wanted;
    expect(settingsToChange({displayedAttributes, stopWords}, stored)).toEqual({
      rankingRules: null,
    });
  });
});

describe('withDisplayedFields', () => {
  const records = [{url: '', lang: ''}, {version: ''}];
  it.each([[['*']], [null], [undefined], [['url', '*']]])('replaces %j', (displayedAttributes) => {
    expect(withDisplayedFields({displayedAttributes}, records)).toEqual({
      displayedAttributes: ['lang', 'url', 'version'],
    });
  });

  it('keeps a list of attributes', () => {
    expect(withDisplayedFields(wanted, records)).toBe(wanted);
  });
});
