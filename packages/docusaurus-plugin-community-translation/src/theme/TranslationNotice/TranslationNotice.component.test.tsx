import React from 'react';
import TranslationNotice from '@theme/TranslationNotice';
import {describe, expect, it} from 'vitest';
import {renderInSite} from '@repo/testing/renderInSite';
import english from '../../../locales/en.json';

const translations = {
  'theme.translationNotice.label': '번역 안내',
  'theme.translationNotice.message': '커뮤니티에서 번역한 {language} 사이트를 보고 있습니다.',
  'theme.translationNotice.summary': '커뮤니티가 번역했습니다.',
};
const siteWith = (wording: string) => ({
  locale: 'ko',
  url: '/guide',
  translations,
  globalData: {'docusaurus-plugin-community-translation': {default: {wording}}},
});

describe('TranslationNotice', () => {
  it('shows the English sentence with its lang, and the name of the locale in that locale', () => {
    const {getByRole, getByText} = renderInSite(<TranslationNotice />, siteWith('official'));
    getByRole('complementary', {name: '번역 안내'});
    const note = getByRole('note');
    expect(note.textContent).toContain("You're visiting the 한국어 version of the site");
    expect(note.lang).toBe('en');
    expect(getByText('한국어').lang).toBe('ko');
  });

  it('adds a sentence in the locale of the reader, with its lang, to the English one', () => {
    const {getByRole, getByText} = renderInSite(<TranslationNotice />, siteWith('official'));
    const summary = getByText('커뮤니티가 번역했습니다.');
    expect(summary.lang).toBe('ko');
    expect(getByRole('note').lastElementChild).toBe(summary);
  });

  it('has the English sentence only if the plugin has no strings in the locale of the reader', () => {
    const {getByRole} = renderInSite(<TranslationNotice />, {
      ...siteWith('official'),
      translations: english,
    });
    expect(getByRole('note').textContent).toMatch(/^You're visiting .* nor up-to-date\.$/);
  });

  it('shows the sentence in the locale of the reader with the wording "translated"', () => {
    const {getByRole} = renderInSite(<TranslationNotice />, siteWith('translated'));
    const note = getByRole('note');
    expect(note.textContent).toBe('커뮤니티에서 번역한 한국어 사이트를 보고 있습니다.');
    expect(note.lang).toBe('');
  });

  it('uses the language of the reader if the plugin has no data', () => {
    const {getByRole} = renderInSite(<TranslationNotice />, {locale: 'ko', translations});
    expect(getByRole('note').lang).toBe('');
  });
});
