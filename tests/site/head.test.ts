import {getElementsByTagName, textContent} from 'domutils';
import {describe, expect, it} from 'vitest';
import {attributes, htmlFiles} from './htmlFiles';

const htmlLang: Record<string, string> = {ko: 'ko', fr: 'fr', it: 'it', 'zh-cn': 'zh-CN'};

describe.each(Object.keys(htmlLang))('the head of every page of %s', (locale) => {
  const pages = htmlFiles(locale);

  it('names the language and the direction', () => {
    for (const {route, document} of pages) {
      expect(attributes(document, 'html', 'lang'), route).toEqual([htmlLang[locale]]);
      expect(attributes(document, 'html', 'dir'), route).toEqual(['ltr']);
    }
  });

  it('has one title, and a description', () => {
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

  it('carries the translation notice in the body', () => {
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
