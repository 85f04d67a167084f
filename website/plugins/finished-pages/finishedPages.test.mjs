import {describe, expect, it} from 'vitest';
import {breadcrumbs} from './breadcrumbs.js';
import {sitemap} from './sitemap.js';

const origin = 'https://example.org';
const site = {name: 'Tauri v1', url: origin, baseUrl: '/ko/'};

function page({path, title, body = '', head = ''}) {
  return `<html lang="ko"><head><title>${title} | Tauri v1</title><link data-rh="true" rel="canonical" href="${origin}${path}">${head}</head><body>${body}</body></html>`;
}

const trail = (html) => {
  const [, json] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(
    breadcrumbs(html, site),
  );
  return JSON.parse(json).itemListElement.map(({name, item}) => [name, item]);
};

describe('breadcrumbs', () => {
  it('has nothing to say of the home page', () => {
    expect(breadcrumbs(page({path: '/ko/', title: '문서'}), site)).toBe('');
  });

  it('follows the breadcrumbs of a guide, but for categories without a page', () => {
    const body =
      '<nav class="theme-doc-breadcrumbs x"><ul><li><a href="/ko/">홈</a></li><li><a href="/ko/v1/building">빌드</a></li><li><span>설정</span></li><li><span>크기 &amp; 속도</span></li></ul></nav>';
    expect(trail(page({path: '/ko/v1/building/size', title: '크기', body}))).toEqual([
      ['Tauri v1', `${origin}/ko/`],
      ['빌드', `${origin}/ko/v1/building`],
      ['크기 & 속도', `${origin}/ko/v1/building/size`],
    ]);
  });

  it('takes the title of any other page', () => {
    expect(trail(page({path: '/ko/releases', title: '릴리스 노트'}))).toEqual([
      ['Tauri v1', `${origin}/ko/`],
      ['릴리스 노트', `${origin}/ko/releases`],
    ]);
  });

  it('is not ended by a title with the end of a script in it', () => {
    const html = page({path: '/ko/a', title: 'a &lt;/script&gt;&lt;script&gt;alert(1)'});
    expect(breadcrumbs(html, site).match(/<\/?script/g)).toHaveLength(2);
    expect(trail(html)[1][0]).toBe('a </script><script>alert(1)');
  });
});

describe('sitemap', () => {
  const alternates =
    '<link rel="alternate" href="https://example.org/a?b&amp;c" hreflang="en"><link rel="alternate" type="application/rss+xml" href="/rss.xml">';

  const addresses = (pages) =>
    [...sitemap(pages, `${origin}/ko/`).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);

  it('names the canonical address, and those in other languages', () => {
    const xml = sitemap(
      [{file: 'a/index.html', html: page({path: '/ko/a', title: 'a', head: alternates})}],
      `${origin}/ko/`,
    );
    expect(xml).toContain(
      `<url><loc>${origin}/ko/a</loc><xhtml:link rel="alternate" hreflang="en" href="https://example.org/a?b&amp;c"/></url>`,
    );
    expect(xml).not.toContain('rss.xml');
  });

  it('has the home page, and pages whose address ends in a slash', () => {
    expect(
      addresses([
        {file: 'index.html', html: page({path: '/ko/', title: 'home'})},
        {file: 'c/index.html', html: page({path: '/ko/c/', title: 'c'})},
      ]),
    ).toEqual([`${origin}/ko/`, `${origin}/ko/c/`]);
  });

  it('leaves out the not-found page, the archive, and what is not to be found', () => {
    const hidden = '<meta data-rh="true" name="robots" content="noindex, nofollow">';
    expect(
      addresses([
        {file: '404.html', html: page({path: '/ko/404.html', title: '404'})},
        {file: 'blog/archive/index.html', html: page({path: '/ko/blog/archive', title: 'a'})},
        {file: 'b/index.html', html: page({path: '/ko/b', title: 'b', head: hidden})},
      ]),
    ).toEqual([]);
  });

  it('leaves out a page whose canonical address is in another language', () => {
    expect(addresses([{file: 'a/index.html', html: page({path: '/a', title: 'a'})}])).toEqual([]);
  });
});
