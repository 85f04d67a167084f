import React from 'react';
import TranslationBadge from '@theme/TranslationBadge';
import {describe, expect, it} from 'vitest';
import {renderInSite} from '@repo/testing/renderInSite';

describe('TranslationBadge', () => {
  it.each([
    ['current', 'Up to date'],
    ['outdated', 'Out of date'],
    ['partial', 'Partly translated'],
    ['untranslated', 'Not translated'],
    ['unknown', 'Unchecked'],
    ['machine', 'Machine translation'],
  ] as const)('names the status %s', (status, name) => {
    const {getByText} = renderInSite(<TranslationBadge status={status} />);
    expect(getByText(name).className).toContain(`translation-badge--${status}`);
  });

  it('names a status in the locale of the reader', () => {
    const {getByText} = renderInSite(<TranslationBadge status="outdated" />, {
      locale: 'ko',
      translations: {'theme.translationStatus.outdated': '오래된 번역'},
    });
    getByText('오래된 번역');
  });
});
