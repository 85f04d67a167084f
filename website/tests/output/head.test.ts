import {getElementsByTagName, textContent} from 'domutils';
import {describe, expect, it} from 'vitest';
import {attributes, htmlFiles} from './htmlFiles';
import {htmlLangOf, translatedLocales} from '../locales';

describe.each(translatedLocales)('every page of %s', (locale) => {
  const pages = htmlFiles(locale);

  it('declares its language and text direction', () => {
    for (const {route, document} of pages) {
      expect(attributes(document, 'html', 'lang'), route).toEqual([htmlLangOf(locale)]);
      expect(attributes(document, 'html', 'dir'), route).toEqual(['ltr']);
    }
  });

  it('has one title and one description', () => {
    for (const {route, document} of pages) {
      const [head] = getElementsByTagName('head', document, true);
      const titles = getElementsByTagName('title', head ?? [], true).map((title) =>
        textContent(title),
      );
      expect(titles, route).toHaveLength(1);
      expect(titles[0], route).not.toBe('');
      const descriptions = getElementsByTagName('meta', head ?? [], true).filter(
        ({attribs}) => attribs.name === 'description' && attribs.content,
      );
      expect(descriptions, route).toHaveLength(1);
    }
  });

  it('has the translation notice', () => {
    for (const {route, document} of pages) {
      const [aside] = getElementsByTagName('aside', document, true).filter(
        ({attribs}) => attribs.class === 'translation-notice',
      );
      expect(aside && textContent(aside), route).toContain(
        'version of the site translated by the community. This content is not reviewed and is not guaranteed to be accurate nor up-to-date.',
      );
    }
  });
});
