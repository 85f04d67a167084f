import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {getAttributeValue, getElementsByTagName, textContent} from 'domutils';
import {parseDocument} from 'htmlparser2';
import {describe, expect, inject, it} from 'vitest';
import {siteHeaders} from '../../scripts/staticServer.mjs';
import {htmlFiles} from './htmlFiles';
import {localeFolders} from '../locales';

const notFoundPages = localeFolders.map((locale) => {
  const route = `/${path.posix.join(locale, '404.html')}`;
  const html = fs.readFileSync(path.join(inject('siteFolder'), route), 'utf8');
  return {route, document: parseDocument(html)};
});
const pages = [...htmlFiles(), ...notFoundPages];
const headersOf = siteHeaders(inject('siteFolder'));

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

/** Hashes of the inline scripts that a browser runs, computed from the document, not with the code of the build. */
function scriptHashes(document: ReturnType<typeof parseDocument>): string[] {
  const inline = getElementsByTagName('script', document, true).filter(
    ({attribs: {src, type}}) =>
      src === undefined && type !== 'application/ld+json' && type !== 'application/json',
  );
  return inline
    .map((script) => crypto.createHash('sha256').update(textContent(script)).digest('base64'))
    .map((hash) => `'sha256-${hash}'`);
}

function metaPolicy(document: ReturnType<typeof parseDocument>): string {
  const metas = getElementsByTagName('meta', document, true).filter(
    (meta) => getAttributeValue(meta, 'http-equiv') === 'Content-Security-Policy',
  );
  expect(metas).toHaveLength(1);
  return getAttributeValue(metas[0] as (typeof metas)[number], 'content') ?? '';
}

describe('the content security policy', () => {
  const header = new Map(headersOf('/ko/v1/guides')).get('Content-Security-Policy') ?? '';

  it('of each page allows exactly the inline scripts of that page', () => {
    expect(pages.length).toBeGreaterThan(500);
    for (const {route, document} of pages) {
      const hashes = scriptHashes(document);
      expect(hashes.length, route).toBeGreaterThanOrEqual(2);
      const allowed = directives(metaPolicy(document)).get('script-src') ?? [];
      expect(allowed.toSorted(), route).toEqual(["'self'", ...new Set(hashes)].toSorted());
    }
  });

  it('of the header allows exactly the inline scripts of all pages', () => {
    const hashes = new Set(pages.flatMap(({document}) => scriptHashes(document)));
    const allowed = directives(header).get('script-src') ?? [];
    expect(allowed.toSorted()).toEqual(["'self'", ...hashes].toSorted());
  });

  it('is as strict in the page as in the header, except for header-only directives', () => {
    const inHeader = directives(header);
    const inPage = directives(metaPolicy((pages[0] as (typeof pages)[number]).document));
    expect(inHeader.get('frame-ancestors')).toEqual(["'none'"]);
    expect(inPage.has('frame-ancestors')).toBe(false);
    for (const policy of [inHeader, inPage]) {
      expect(policy.get('default-src')).toEqual(["'self'"]);
      expect(policy.get('object-src')).toEqual(["'none'"]);
      expect(policy.get('base-uri')).toEqual(["'none'"]);
      expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
      expect(policy.get('trusted-types')).toEqual(['default', 'webpack']);
      expect(policy.get('script-src')?.join(' ')).not.toMatch(/unsafe|\*|http/);
    }
  });

  it('comes before everything that loads or runs', () => {
    for (const {route, document} of pages) {
      const [head] = getElementsByTagName('head', document, true);
      const names = (head?.children ?? []).flatMap((child) =>
        'attribs' in child ? [child.attribs['http-equiv'] ?? child.name] : [],
      );
      expect(names.slice(0, 2), route).toEqual(['meta', 'Content-Security-Policy']);
    }
  });

  it('needs no exception: no page has event attributes, javascript: URLs or style elements', () => {
    for (const {route, document} of pages) {
      const exceptions = getElementsByTagName('*', document, true).flatMap(({name, attribs}) =>
        Object.entries(attribs)
          .filter(
            ([key, value]) =>
              key.startsWith('on') || (key === 'href' && /^\s*javascript:/i.test(value)),
          )
          .map(([key]) => `${name} ${key}`),
      );
      expect(exceptions, route).toEqual([]);
      expect(getElementsByTagName('style', document, true), route).toEqual([]);
    }
  });
});

describe('the other headers', () => {
  it.each(['/', '/ko/', '/ko/v1/guides', '/ko/sw.js', '/fr/assets/js/main.js'])('of %s', (page) => {
    const headers = new Map(headersOf(page));
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Permissions-Policy')).toContain('camera=()');
    expect(headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d{8}/);
  });

  it('let browsers cache only files with a hash in their name', () => {
    for (const locale of localeFolders) {
      const folder = locale && `/${locale}`;
      const cacheControl = (file: string) =>
        new Map(headersOf(`${folder}/${file}`)).get('Cache-Control');
      expect(cacheControl('assets/js/main.1234.js')).toContain('immutable');
      expect(cacheControl('sw.js')).toBeUndefined();
      expect(cacheControl('search/index.json')).toBeUndefined();
    }
  });
});
