import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it, vi} from 'vitest';
import siteOutputPlugin from './index.js';
import {processPages} from './pages.js';
import {writeSiteRoot} from './siteRoot.js';

const origin = 'https://example.org';
const site = {name: 'Tauri v1', home: `${origin}/ko/`};

/** A rendered page; `url` is its path. */
const page = ({url, title = 'a', head = '', body = ''}) =>
  `<html lang="ko"><head><meta charset="UTF-8"><title>${title} | Tauri v1</title><link data-rh="true" rel="canonical" href="${origin}${url}">${head}</head><body>${body}</body></html>`;

const home = {file: 'index.html', html: page({url: '/ko/', title: 'Tauri'})};

/** HTML of one page after processing. */
const processed = (html) =>
  processPages([home, {file: 'a/index.html', html}], site).pages.at(-1).html;

describe('content security policy', () => {
  const hashes = (html) => processed(html).match(/'sha256-[^']+'/g) ?? [];

  it('comes right after the charset', () => {
    expect(processed(page({url: '/ko/a'}))).toContain(
      '<meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" content="default-src',
    );
  });

  it('leaves out what only a header may contain', () => {
    expect(processed(page({url: '/ko/a'}))).not.toContain('frame-ancestors');
  });

  it('hashes the scripts that a browser runs', () => {
    // echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(hashes(page({url: '/ko/a', body: '<script>alert(1)</script>'}))).toEqual([
      "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    ]);
  });

  it('hashes neither script files nor data', () => {
    const body =
      '<script src="/a.js"></script><script type="application/ld+json">{}</script><script data-rh=true src=b.js></script>';
    expect(hashes(page({url: '/ko/a', body}))).toEqual([]);
  });

  it('lists a repeated script once', () => {
    const body = '<script>\n1\n</script><script type=module>2</script><script>\n1\n</script>';
    expect(hashes(page({url: '/ko/a', body}))).toHaveLength(2);
  });

  it('accepts a minifier that removes quotes', () => {
    const html = page({url: '/ko/a'}).replace('charset="UTF-8"', 'charset=utf-8');
    expect(processed(html)).toContain('<meta charset=utf-8><meta http-equiv');
  });
});

describe('breadcrumbs', () => {
  const crumbs = (html) => {
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(processed(html));
    return JSON.parse(json).itemListElement.map(({name, item}) => [name, item]);
  };

  it('are left out on the home page', () => {
    expect(processPages([home], site).pages[0].html).not.toContain('ld+json');
  });

  it('are those of a guide, without categories that have no page', () => {
    const body =
      '<nav class="theme-doc-breadcrumbs x"><ul><li><a href="/ko/">홈</a></li><li><a href="/ko/v1/building">빌드</a></li><li><span>설정</span></li><li><span>크기 &amp; 속도</span></li></ul></nav>';
    expect(crumbs(page({url: '/ko/v1/building/size', title: '크기', body}))).toEqual([
      ['Tauri v1', `${origin}/ko/`],
      ['빌드', `${origin}/ko/v1/building`],
      ['크기 & 속도', `${origin}/ko/v1/building/size`],
    ]);
  });

  it('use the title on other pages', () => {
    expect(crumbs(page({url: '/ko/releases', title: '릴리스 노트'}))).toEqual([
      ['Tauri v1', `${origin}/ko/`],
      ['릴리스 노트', `${origin}/ko/releases`],
    ]);
  });

  it('escape a title that contains the end of a script', () => {
    const html = page({url: '/ko/a', title: 'a &lt;/script&gt;&lt;script&gt;alert(1)'});
    expect(processed(html).match(/<\/?script/g)).toHaveLength(2);
    expect(crumbs(html)[1][0]).toBe('a </script><script>alert(1)');
  });
});

describe('sitemap', () => {
  const urls = (...pages) =>
    [...processPages([home, ...pages], site).sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)]
      .map(([, url]) => url)
      .filter((url) => url !== `${origin}/ko/`);

  it('lists the canonical URL, and those in other locales', () => {
    const head =
      '<link rel="alternate" href="https://example.org/a?b&amp;c" hreflang="en"><link rel="alternate" type="application/rss+xml" href="/rss.xml">';
    const {sitemap} = processPages(
      [{file: 'a/index.html', html: page({url: '/ko/a', head})}],
      site,
    );
    expect(sitemap).toContain(
      `<url><loc>${origin}/ko/a</loc><xhtml:link rel="alternate" hreflang="en" href="https://example.org/a?b&amp;c"/></url>`,
    );
    expect(sitemap).not.toContain('rss.xml');
  });

  it('lists the home page, and pages with a trailing slash', () => {
    expect(processPages([home], site).sitemap).toContain(`<loc>${origin}/ko/</loc>`);
    expect(urls({file: 'c/index.html', html: page({url: '/ko/c/'})})).toEqual([`${origin}/ko/c/`]);
  });

  it('leaves out the not-found page, the blog archive and pages with noindex', () => {
    const head = '<meta data-rh="true" name="robots" content="noindex, nofollow">';
    expect(
      urls(
        {file: '404.html', html: page({url: '/ko/404.html'})},
        {file: 'blog/archive/index.html', html: page({url: '/ko/blog/archive'})},
        {file: 'b/index.html', html: page({url: '/ko/b', head})},
      ),
    ).toEqual([]);
  });

  it('leaves out a page whose canonical URL is in another locale', () => {
    expect(urls({file: 'a/index.html', html: page({url: '/a'})})).toEqual([]);
  });
});

describe('a build that no longer fits fails with one line', () => {
  /** Runs the plugin on a compilation that emits some files. */
  function emit(files, errors = []) {
    const plugin = siteOutputPlugin({siteConfig: {title: site.name, url: origin}, baseUrl: '/ko/'});
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
      emitAsset: (name, source) => (emitted[name] = String(source)),
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
    expect(Object.keys(emit({'index.html': home.html}))).toEqual(['index.html', 'sitemap.xml']);
  });

  it.each([
    ['no HTML is emitted', {'main.js': ''}, /^site-output: the server compilation emitted no HTML/],
    [
      'a page has no charset',
      {'index.html': home.html.replace('<meta charset="UTF-8">', '')},
      /^site-output: index\.html has no <meta charset="UTF-8">/,
    ],
    [
      'a page has no end of the head',
      {'index.html': home.html.replace('</head>', '')},
      /^site-output: index\.html has no <\/head>/,
    ],
    [
      'the sitemap is empty',
      {'a/index.html': page({url: '/elsewhere'})},
      /^site-output: the sitemap of https:\/\/example\.org\/ko\/ would be empty/,
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
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-root-'));
  afterAll(() => fs.rmSync(folder, {recursive: true}));
  const read = (file) => fs.readFileSync(path.join(folder, file), 'utf8');
  const i18n = {locales: ['en', 'ko'], defaultLocale: 'en'};

  it('allow the scripts of all pages, and name all locales', async () => {
    vi.useFakeTimers({now: Date.UTC(2026, 0, 1), toFake: ['Date']});
    const script = (text) => processed(page({url: '/ko/a', body: `<script>${text}</script>`}));
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
    expect(read('.well-known/security.txt')).toContain('Expires: 2026-12-31T00:00:00.000Z');
  });

  it('are not written if a page has no policy', async () => {
    fs.writeFileSync(path.join(folder, 'index.html'), '<html></html>');
    await expect(writeSiteRoot(folder, origin, i18n)).rejects.toThrow(
      /^site-output: .*index\.html has no content security policy/,
    );
  });
});
