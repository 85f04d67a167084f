import fs from 'node:fs';
import path from 'node:path';
import {temporaryFolder} from '@repo/testing/temporaryFolder.mjs';
import {afterAll, describe, expect, it, vi} from 'vitest';
import {contentSecurityPolicy, searchOrigin} from './contentSecurityPolicy.js';
import siteOutputPlugin from './index.js';
import {addPolicies} from './pages.js';
import {writeSiteRoot} from './siteRoot.js';

const origin = 'https://example.org';

/** A rendered page. */
const page = ({body = ''} = {}) =>
  `<html lang="ko"><head><meta charset="UTF-8"><title>a</title></head><body>${body}</body></html>`;

/** HTML of one page after processing. */
const processed = (html) => addPolicies([{file: 'a/index.html', html}])[0].html;

it('the policy is this one', () => {
  expect(contentSecurityPolicy(["'sha256-b'", "'sha256-a'"]).split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self' 'sha256-a' 'sha256-b'",
    "style-src 'self' 'unsafe-inline'",
    "style-src-elem 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default webpack',
  ]);
});

describe('the policy of a site with a search host', () => {
  const folder = temporaryFolder(afterAll);
  const host = 'https://search.example.org';
  const policies = async (hostOfSite) => {
    const [{html}] = addPolicies([{file: 'index.html', html: page()}], hostOfSite);
    fs.writeFileSync(path.join(folder, 'index.html'), html);
    await writeSiteRoot(folder, origin, {locales: ['ko'], defaultLocale: 'ko'}, hostOfSite);
    return {html, headers: fs.readFileSync(path.join(folder, '_headers'), 'utf8')};
  };

  it('allows requests to the host, in the page and in the header, and changes nothing else', async () => {
    const [embedded, withHost] = [await policies(undefined), await policies(host)];
    const allowed = `; connect-src 'self' ${host}`;
    expect(embedded.html + embedded.headers).not.toContain('connect-src');
    expect(withHost.html.split(allowed)).toHaveLength(2);
    expect(withHost.headers.split(allowed)).toHaveLength(2);
    expect(withHost.html.replace(allowed, '')).toBe(embedded.html);
    expect(withHost.headers.replace(allowed, '')).toBe(embedded.headers);
  });

  it('has the origin of the host only', () => {
    const of = (meilisearch) => searchOrigin({searchMeilisearch: {meilisearch}});
    expect(of({host: `${host}:7700/sub/`})).toBe(`${host}:7700`);
    expect(of(undefined)).toBeUndefined();
    expect(searchOrigin({})).toBeUndefined();
  });
});

describe('a build that no longer fits fails with one line', () => {
  /** Runs the plugin on a compilation that emits some files. */
  function emit(files, errors = []) {
    const plugin = siteOutputPlugin({siteConfig: {url: origin}});
    const [apply] = plugin.configureWebpack({mode: 'production'}, true).plugins;
    let run;
    apply({
      webpack: {sources: {RawSource: String}},
      hooks: {emit: {tap: (_name, callback) => (run = callback)}},
    });
    const emitted = {};
    run({
      errors,
      getAssets: () =>
        Object.entries(files).map(([name, html]) => ({
          name,
          info: {},
          source: {source: () => html},
        })),
      updateAsset: (name, source) => (emitted[name] = String(source)),
    });
    return emitted;
  }
  const errorOf = (run) => {
    try {
      run();
    } catch (error) {
      return error.stack;
    }
    return '';
  };

  it('passes with pages', () => {
    expect(Object.keys(emit({'index.html': page()}))).toEqual(['index.html']);
  });

  it.each([
    ['no HTML is emitted', {'main.js': ''}, /^site-output: the server compilation emitted no HTML/],
    [
      'a page has no charset',
      {'index.html': page().replace('<meta charset="UTF-8">', '')},
      /^site-output: index\.html has no <meta charset="UTF-8">/,
    ],
  ])('%s', (_case, files, message) => {
    const text = errorOf(() => emit(files));
    expect(text).toMatch(message);
    expect(text).not.toContain('\n');
  });

  it('leaves a failed rendering to Docusaurus', () => {
    expect(emit({}, [new Error('rendering failed')])).toEqual({});
  });
});

describe('files of the site root', () => {
  const folder = temporaryFolder(afterAll);
  const read = (file) => fs.readFileSync(path.join(folder, file), 'utf8');
  const i18n = {locales: ['en', 'ko'], defaultLocale: 'en'};

  it('allow the scripts of all pages, and name all locales', async () => {
    vi.useFakeTimers({now: Date.UTC(2026, 0, 1), toFake: ['Date']});
    const script = (text) => processed(page({body: `<script>${text}</script>`}));
    fs.mkdirSync(path.join(folder, 'ko'));
    fs.writeFileSync(path.join(folder, 'index.html'), script('1'));
    fs.writeFileSync(path.join(folder, 'ko/index.html'), script('2') + script('1'));
    await writeSiteRoot(folder, origin, i18n);
    vi.useRealTimers();
    expect(read('_headers').match(/'sha256-[^']+'/g)).toHaveLength(2);
    expect(read('_headers')).toContain("frame-ancestors 'none'");
    expect(read('_headers')).toContain('\n/ko/assets/*\n  Cache-Control: ');
    expect(read('_redirects')).toBe('/ko/* /ko/404.html 404\n');
    expect(read('robots.txt')).toContain(
      `Sitemap: ${origin}/sitemap.xml\nSitemap: ${origin}/ko/sitemap.xml`,
    );
    expect(read('.well-known/security.txt')).toMatch(
      /^Contact: https:\/\/github\.com\/tauri-apps\/tauri\/security\/advisories\/new\n[^]+Expires: 2026-12-31T00:00/,
    );
  });

  it('are not written if a page has no policy', async () => {
    fs.writeFileSync(path.join(folder, 'index.html'), '<html></html>');
    await expect(writeSiteRoot(folder, origin, i18n)).rejects.toThrow(
      /^site-output: .*index\.html has no content security policy/,
    );
  });
});
