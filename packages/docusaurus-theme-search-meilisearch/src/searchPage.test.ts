import {parseDocument} from 'htmlparser2';
import {getElementsByTagName, textContent} from 'domutils';
import {describe, expect, it} from 'vitest';
import {openSearchDescription} from './searchPage';

function elements(xml: string, name: string) {
  return getElementsByTagName(name, parseDocument(xml, {xmlMode: true, decodeEntities: true}));
}

describe('openSearchDescription', () => {
  const xml = openSearchDescription({
    title: 'Docs & "more" <of> it, at length',
    lang: 'ko',
    searchPage: 'https://example.org/ko/search',
    favicon: 'https://example.org/ko/favicon.svg',
  });

  it('escapes the title and truncates the short name', () => {
    expect(elements(xml, 'LongName').map((element) => textContent(element))).toEqual([
      'Docs & "more" <of> it, at length',
    ]);
    expect(elements(xml, 'ShortName').map((element) => textContent(element))).toEqual([
      'Docs & "more" <o',
    ]);
  });

  it('omits the image of a site without an icon', () => {
    expect(
      openSearchDescription({title: 'Docs', lang: 'en', searchPage: 'https://example.org/search'}),
    ).not.toContain('<Image>');
  });
});
