import {describe, expect, it} from 'vitest';
import {suggestion} from './checkFields';

const types = ['default', 'dropdown', 'doc', 'docSidebar', 'localeDropdown'];

describe('suggestion', () => {
  it.each([
    ['dorpdown', 'dropdown'],
    ['docSidbar', 'docSidebar'],
    ['DROPDOWN', 'dropdown'],
    ['localedropdwon', 'localeDropdown'],
  ])('%s → %s', (name, expected) => {
    expect(suggestion(name, types)).toBe(` Did you mean "${expected}"?`);
  });

  it('suggests nothing if no name is similar', () => {
    expect(suggestion('starCounter', types)).toBe('');
  });
});
