import {describe, expect, it} from 'vitest';
import {readBuiltPage, routeOf} from './builtPage';
import {categoryOf} from './categoryOf';
import {extractRecords} from './extractRecords';
import {maxContentLength} from './pageSections';

const site = {baseUrl: '/ko/', siteTitle: 'Site'};
const defaults = {docs: 'Documentation', blog: 'Blog', page: 'Pages'};

function page(main: string, {classes = 'plugin-docs', head = '', navbar = ''} = {}): string {
  return `<!doctype html><html lang="ko" class="${classes}"><head><title data-rh="true">Tray | Site</title>
    <meta data-rh="true" name="docusaurus_version" content="current">${head}</head><body><div id="__docusaurus">
    <nav class="navbar"><a class="navbar__brand navbar__link--active" href="/">Site</a><div class="navbar__items">${navbar}</div></nav>
    <main>${main}</main><footer>Copyright</footer></div></body></html>`;
}

const docsPage = page(`<article><nav class="theme-doc-breadcrumbs"><span>Crumb</span></nav>
  <div class="tocCollapsible_x theme-doc-toc-mobile"><button>On this page</button></div>
  <div class="theme-doc-markdown markdown"><header><h1>System tray</h1></header><p>The <strong>tray</strong> is <em>small</em>.</p>
  <h2 class="anchor" id="configure">Configure <code>systemTray</code><a href="#configure" class="hash-link" title="Direct link">\u200b</a></h2>
  <p>First line.</p><p>Second line.</p>
  <div class="theme-code-block"><div class="codeBlockContent"><pre><code><span class="token-line">appWindow.setTitle(title)<br></span><span class="token-line">return 42<br></span></code></pre>
  <div><button>Copy</button></div></div></div>
  <div role="tablist"><button>npm</button></div><div role="tabpanel" hidden="">In a tab</div><p hidden>Hidden</p>
  <h4 id="deep">Deep</h4><p>Text &lt;b&gt;</p><h3><a class="anchor" id="old"></a>Old anchor</h3></div></article>
  <nav class="pagination-nav">Next</nav><div class="table-of-contents">Contents</div>`);

function recordsOf(html: string, file = 'docs/tray/index.html') {
  const built = readBuiltPage(html, file, site);
  return built && extractRecords(built, 'Documentation');
}

describe('extractRecords', () => {
  it('creates a record for each heading', () => {
    expect(recordsOf(docsPage)).toMatchObject([
      {
        headings: ['Documentation', 'System tray'],
        content: 'The tray is small.',
        anchor: '',
        position: 0,
      },
      {
        headings: ['Documentation', 'System tray', 'Configure systemTray'],
        content: 'First line. Second line. In a tab',
        anchor: 'configure',
        code: ['appWindow.setTitle', 'title', 'return'],
      },
      {
        headings: ['Documentation', 'System tray', 'Configure systemTray', null, 'Deep'],
        content: 'Text <b>',
        anchor: 'deep',
      },
      {
        headings: ['Documentation', 'System tray', 'Configure systemTray', 'Old anchor'],
        anchor: 'old',
        position: 3,
      },
    ]);
  });

  it('reads language, version, type and url', () => {
    expect(recordsOf(docsPage)?.[0]).toMatchObject({
      lang: 'ko',
      version: 'current',
      type: 'docs',
      url: '/ko/docs/tray',
    });
  });

  it('reads the docs instance and version', () => {
    const tagOf = (tag: string) =>
      recordsOf(page('<h1>Tray</h1>', {head: `<meta name="docusaurus_tag" content="${tag}">`}))?.[0]
        ?.docusaurus_tag;
    expect(tagOf('docs-community-1.0')).toBe('docs-community-1.0');
    // The tag of pages without a version.
    expect(tagOf('default')).toBeUndefined();
  });

  it('includes a page that is not translated yet, with the language of its content', () => {
    const records = recordsOf(
      page('<div lang="en"><h1>Tray</h1></div>', {
        head: '<meta name="robots" content="noindex, follow"><meta name="docusaurus_translation" content="untranslated">',
      }),
    );
    expect(records?.[0]).toMatchObject({
      lang: 'ko',
      content_lang: 'en',
      headings: ['Documentation', 'Tray'],
    });
    expect(recordsOf(docsPage)?.[0]).not.toHaveProperty('content_lang');
  });

  it('omits the date and the authors of a blog post', () => {
    const html = page(
      '<article><header><h1>Post</h1><div>January 1, 2023 · 2 min read</div></header><div>Text</div></article>',
      {classes: 'plugin-blog blog-post-page'},
    );
    expect(recordsOf(html)?.map(({content}) => content)).toEqual(['Text']);
  });

  it('omits the cards of an index page, which repeat the titles of other pages', () => {
    const index =
      page(`<article><div class="theme-doc-markdown markdown"><header><h1>Features</h1></header><p>What an app can do.</p>
      <section class="row"><article class="col"><a class="card padding--lg cardContainer_fWXF" href="/tray"><h2 class="cardTitle_x">Tray</h2>
      <p>An icon.</p></a></article></section></div></article>`);
    expect(recordsOf(index)).toMatchObject([
      {headings: ['Documentation', 'Features'], content: 'What an app can do.'},
    ]);
  });

  it('uses `<title>` for a page without a first-level heading', () => {
    expect(recordsOf(page('<p>Text</p>', {classes: 'plugin-pages'}))).toMatchObject([
      {headings: ['Documentation', 'Tray'], type: 'page'},
    ]);
  });

  it('truncates a section of excessive length', () => {
    expect(
      recordsOf(page(`<p>${'a '.repeat(50_000)}</p>`))?.[0]?.content.length,
    ).toBeLessThanOrEqual(maxContentLength);
  });
});

describe('readBuiltPage ignores', () => {
  it.each([
    ['noindex', page('', {head: '<meta name="robots" content="noindex, follow">'}), 'a.html'],
    [
      'unlisted pages of Docusaurus 3',
      page('<div class="theme-unlisted-banner">Unlisted page</div>', {
        head: '<meta data-rh="true" name="robots" content="noindex, nofollow">',
      }),
      'a.html',
    ],
    ['redirects', page('', {head: '<meta http-equiv="refresh" content="0">'}), 'a.html'],
    ['lists of blog posts', page('', {classes: 'plugin-blog blog-list-page'}), 'blog/index.html'],
    ['the blog archive', page('', {classes: 'plugin-blog'}), 'blog/archive/index.html'],
    ['lists of tags', page('', {classes: 'plugin-docs docs-tags-list-page'}), 'tags/index.html'],
    ['the not-found page', page(''), '404.html'],
    ['a file that is not a page', 'google-site-verification', 'google.html'],
  ])('%s', (_, html, file) => {
    expect(readBuiltPage(html, file, site)).toBeNull();
  });
});

describe('routeOf', () => {
  it.each([
    ['index.html', undefined, '/ko/'],
    ['guide/index.html', 'https://x.y/ko/guide', '/ko/guide'],
    ['guide/index.html', 'https://x.y/ko/guide/', '/ko/guide/'],
    ['guide.html', undefined, '/ko/guide'],
    ['guide/index.html', 'https://elsewhere.z/other/', '/ko/guide'],
    ['안내/index.html', `https://x.y/ko/${encodeURI('안내')}/`, '/ko/안내/'],
  ])('%s, %s', (file, canonical, route) => {
    expect(routeOf(file, '/ko/', canonical)).toBe(route);
  });
});

describe('categoryOf', () => {
  const rules = [
    {match: '/v1/api/js', label: 'JS API'},
    {match: /^\/v1\/(guides|references)(\/|$)/, label: {en: 'Docs', ko: '문서'}},
  ];
  const category = (path: string, locale = 'ko', html = docsPage) => {
    const built = readBuiltPage(html, 'a.html', site);
    return built && categoryOf(built, path, {rules, locale, defaults});
  };

  it('is the label of the first matching rule', () => {
    expect(category('/v1/api/js')).toBe('JS API');
    expect(category('/v1/api/js/window')).toBe('JS API');
    expect(category('/v1/guides/x')).toBe('문서');
    expect(category('/v1/guides/x', 'fr')).toBe('Docs');
  });

  it('falls back to the active navbar item, then to the page type', () => {
    expect(category('/v1/api/json')).toBe('Documentation');
    const navbar =
      '<a class="navbar__item navbar__link">Blog</a><a class="navbar__item navbar__link navbar__link--active">안내서</a>';
    expect(category('/other', 'ko', page('', {navbar}))).toBe('안내서');
  });
});
