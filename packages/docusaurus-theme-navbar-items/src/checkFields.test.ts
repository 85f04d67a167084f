import {describe, expect, it} from 'vitest';
import {didYouMean} from './checkFields';

const types = ['default', 'dropdown', 'doc', 'docSidebar', 'localeDropdown'];

describe('didYouMean', () => {
  it.each([
    ['dorpdown', 'dropdown'],
    ['docSidbar', 'docSidebar'],
    ['DROPDOWN', 'dropdown'],
    ['localedropdwon', 'localeDropdown'],
  ])('%s → %s', (name, expected) => {
    expect(didYouMean(name, types)).toBe(expected);
  });

  it('suggests nothing if no name is similar', () => {
    expect(didYouMean('starCounter', types)).toBeUndefined();
  });
});
