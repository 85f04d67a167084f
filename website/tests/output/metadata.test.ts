import fs from 'node:fs';
import path from 'node:path';
import {getElementsByTagName, textContent} from 'domutils';
import {parseDocument} from 'htmlparser2';
import {describe, expect, inject, it} from 'vitest';
import {attributes, htmlFiles, type HtmlFile} from './htmlFiles';
import {htmlLangOf, localeFolderOf, localeFolders, translatedLocales} from '../locales';

const origin = 'https://v1.tauri.app';
/** Values of `hreflang`. */
const languages = [...localeFolders.map(htmlLangOf), 'x-default'].sort();

const pages = htmlFiles();

const read = (file: string) => fs.readFileSync(path.join(inject('siteFolder'), file), 'utf8');

function meta({document}: HtmlFile, key: string): string[] {
  return getElementsByTagName('meta', document, true)
    .filter(({attribs}) => attribs.property === key || attribs.name === key)
    .map(({attribs}) => attribs.content ?? '');
}

const withoutSlash = (url: string) => url.replace(/\/$/, '');

/** URL of the page, without a trailing slash. */
const urlOf = ({route}: HtmlFile) => withoutSlash(`${origin}${route}`);

function canonical({document}: HtmlFile): string {
  const links = getElementsByTagName('link', document, true);
  return links.find(({attribs}) => attribs.rel === 'canonical')?.attribs.href ?? '';
}

describe('link previews', () => {
  it('have one title, description, URL, type and image on every page', () => {
    for (const page of pages) {
      for (const key of ['og:title', 'og:description', 'og:url', 'og:image', 'og:type']) {
        const values = meta(page, key);
        expect(values, `${key} of ${page.route}`).toHaveLength(1);
        expect(values[0], `${key} of ${page.route}`).not.toBe('');
      }
      expect(meta(page, 'og:url').map(withoutSlash), page.route).toEqual([urlOf(page)]);
      expect(meta(page, 'twitter:card'), page.route).toEqual(['summary_large_image']);
    }
  });

  it('show a PNG of the recommended size, which exists', () => {
    const images = new Set(pages.flatMap((page) => meta(page, 'og:image')));
    expect(images.size).toBe(localeFolders.length);
    for (const image of images) {
      const file = fs.readFileSync(path.join(inject('siteFolder'), image.replace(origin, '')));
      expect(file.subarray(1, 4).toString()).toBe('PNG');
      expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
    }
  });
});

describe('links to other locales', () => {
  it('name the page in every locale', () => {
    for (const {document, route} of pages) {
      const links = getElementsByTagName('link', document, true).filter(
        ({attribs}) => attribs.rel === 'alternate' && attribs.hreflang,
      );
      expect(links.map(({attribs}) => attribs.hreflang).toSorted(), route).toEqual(languages);
    }
  });
});

describe.each(localeFolders)('the sitemap of /%s', (locale) => {
  const urls = getElementsByTagName(
    'url',
    parseDocument(read(path.join(locale, 'sitemap.xml')), {xmlMode: true}),
    true,
  );

  it('lists the canonical URL of every page that may be indexed', () => {
    const listed = urls.map((url) => textContent(getElementsByTagName('loc', url, true)));
    const expected = pages.filter(
      (page) =>
        localeFolderOf(page.route) === locale &&
        withoutSlash(canonical(page)) === urlOf(page) &&
        !page.route.endsWith('/blog/archive/') &&
        !meta(page, 'robots').join().includes('noindex'),
    );
    expect(expected.length).toBeGreaterThan(0);
    expect(listed.toSorted()).toEqual(expected.map(canonical).toSorted());
  });
});

describe.each(translatedLocales)('every page of %s', (locale) => {
  const translated = htmlFiles(locale);

  it('declares its language and text direction', () => {
    for (const {route, document} of translated) {
      expect(attributes(document, 'html', 'lang'), route).toEqual([htmlLangOf(locale)]);
      expect(attributes(document, 'html', 'dir'), route).toEqual(['ltr']);
    }
  });

  it('has one title and one description', () => {
    for (const page of translated) {
      const [head] = getElementsByTagName('head', page.document, true);
      const titles = getElementsByTagName('title', head ?? [], true).map((it) => textContent(it));
      expect(titles, page.route).toEqual([expect.stringMatching(/./)]);
      expect(meta(page, 'description'), page.route).toEqual([expect.stringMatching(/./)]);
    }
  });

  it('has the translation notice', () => {
    for (const {route, document} of translated) {
      const [aside] = getElementsByTagName('aside', document, true).filter(
        ({attribs}) => attribs.class === 'translation-notice',
      );
      expect(aside && textContent(aside), route).toContain(
        'version of the site translated by the community. This content is not reviewed and is not guaranteed to be accurate nor up-to-date.',
      );
    }
  });
});
