import {describe, expect, it} from 'vitest';
import {readBuiltPage, routeOf} from './builtPage';
import {categoryOf} from './categoryOf';
import {maxContentLength, readSections} from './readSections';

const site = {baseUrl: '/ko/', titleSuffix: ' | Site', versionLabels: {}};
const defaultCategories = {docs: 'Documentation', blog: 'Blog', page: 'Pages'};

function page(main: string, {classes = 'plugin-docs', head = '', navbar = ''} = {}): string {
  return `<!doctype html><html lang="ko" class="${classes}"><head><title data-rh="true">Tray | Site</title>
    <meta data-rh="true" name="docusaurus_version" content="current">${head}</head><body><div id="__docusaurus">
    <nav class="navbar"><a class="navbar__brand navbar__link--active" href="/">Site</a><div class="navbar__items">${navbar}</div>
    <div class="navbar__items navbar__items--right"><a class="navbar__link navbar__link--active">v1</a></div></nav>
    <main>${main}</main><footer>Copyright</footer></div></body></html>`;
}

const docsPage = page(`<article><nav class="theme-doc-breadcrumbs"><span>Crumb</span></nav>
  <div class="tocCollapsible_x theme-doc-toc-mobile"><button>On this page</button></div>
  <div class="theme-doc-markdown markdown"><header><h1>System tray</h1></header><p>The <strong>tray</strong> is <em>small</em>.</p>
  <h2 class="anchor" id="configure">Configure <code>systemTray</code><a href="#configure" class="hash-link" title="Direct link">\u200b</a></h2>
  <p>First line.</p><p>Second line.</p>
  <div class="theme-code-block"><div class="codeBlockContent"><pre><code><span class="token-line">appWindow.setTitle(title)<br></span><span class="token-line">return 42<br></span></code></pre>
  <div><button>Copy</button></div></div></div>
  <ul role="tablist"><li role="tab">npm</li></ul><div role="tabpanel" hidden="">In a tab</div><p hidden>Hidden</p>
  <h4 id="deep">Deep</h4><p>Text &lt;b&gt;</p><h3><a class="anchor" id="old"></a>Old anchor</h3></div></article>
  <nav class="pagination-nav">Next</nav><div class="table-of-contents">Contents</div>`);

function sectionsOf(html: string, file = 'docs/tray/index.html') {
  const built = readBuiltPage(html, file, site);
  return built && readSections(built, 'Documentation');
}

describe('readSections', () => {
  it('creates a section for each heading', () => {
    expect(sectionsOf(docsPage)).toMatchObject([
      {
        category: 'Documentation',
        pageTitle: 'System tray',
        headings: [],
        content: 'The tray is small.',
        anchor: '',
        position: 0,
      },
      {
        headings: ['Configure systemTray'],
        content: 'First line. Second line. npm In a tab',
        anchor: 'configure',
        hiddenWords: 'appWindow.setTitle title return',
      },
      {
        headings: ['Configure systemTray', 'Deep'],
        content: 'Text <b>',
        anchor: 'deep',
      },
      {
        headings: ['Configure systemTray', 'Old anchor'],
        anchor: 'old',
        position: 3,
      },
    ]);
  });

  it('reads language, version, type and url', () => {
    expect(sectionsOf(docsPage)?.[0]).toMatchObject({
      lang: 'ko',
      version: 'current',
      type: 'docs',
      url: '/ko/docs/tray',
    });
  });

  it('has the label of the version of its docs instance, or its name', () => {
    const versionLabels = {default: {current: 'v2 (next)'}, community: {current: 'Next'}};
    const versionOf = (classes: string) =>
      readBuiltPage(page('', {classes}), 'a.html', {...site, versionLabels})?.version;
    expect(versionOf('plugin-docs plugin-id-default docs-version-current')).toBe('v2 (next)');
    expect(versionOf('plugin-docs plugin-id-community')).toBe('Next');
    expect(versionOf('plugin-docs plugin-id-other')).toBe('current');
  });

  it('reads the breadcrumbs, without the home page and the page itself', () => {
    const item = (content: string, modifier = '') =>
      `<li class="breadcrumbs__item ${modifier}">${content}</li>`;
    const breadcrumbsOf = (...items: string[]) =>
      sectionsOf(
        page(`<nav class="theme-doc-breadcrumbs x"><ul>${items.join('')}</ul></nav><h1>Tray</h1>`),
      )?.[0]?.breadcrumbs;
    const tray = item('Tray', 'breadcrumbs__item--active');
    const home = item('<a aria-label="Home" href="/"><svg></svg></a>');
    const features = item('<a href="/features"><span>Features</span></a>');
    expect(breadcrumbsOf(home, item('<span>Guides</span>'), features, tray)).toBe(
      'Guides › Features',
    );
    expect(breadcrumbsOf(tray)).toBeUndefined();
  });

  it('reads the docs instance and version', () => {
    const tagOf = (tag: string) =>
      sectionsOf(
        page('<h1>Tray</h1>', {head: `<meta name="docusaurus_tag" content="${tag}">`}),
      )?.[0]?.docsTag;
    expect(tagOf('docs-community-1.0')).toBe('docs-community-1.0');
    // The tag of pages without a version.
    expect(tagOf('default')).toBeUndefined();
  });

  it('includes a page that is not translated yet, with the language of its content', () => {
    const sections = sectionsOf(
      page('<div lang="en"><h1>Tray</h1></div>', {
        head: '<meta name="robots" content="noindex, follow"><meta name="docusaurus_translation" content="untranslated">',
      }),
    );
    expect(sections?.[0]).toMatchObject({
      lang: 'ko',
      contentLang: 'en',
      pageTitle: 'Tray',
    });
    expect(sectionsOf(docsPage)?.[0]).not.toHaveProperty('contentLang');
  });

  it.each([
    [
      'cells without end tags',
      '<table><thead><tr><th>Name<th>Meaning<tbody><tr><td><code>decorations</code><td>Frame</table>',
      'Name Meaning decorations Frame',
    ],
    ['list items without end tags', '<ul><li>One<li>Two</ul>', 'One Two'],
    ['line breaks', 'One<br>two', 'One two'],
    ['text before a block', '<li>Install<div>first</div></li>', 'Install first'],
    ['inline elements and custom elements', 'set<b>Title</b><x-y>s</x-y>', 'setTitles'],
    [
      'labels of tabs',
      '<ul role="tablist"><li role="tab">npm</li><li role="tab">Yarn</li></ul>',
      'npm Yarn',
    ],
    [
      'alternative texts',
      'Before<img alt="A window" src="a.png"><img alt="" src="b.png">',
      'Before A window',
    ],
  ])('separates words as a browser does: %s', (_, html, content) => {
    expect(sectionsOf(page(html))?.[0]?.content).toBe(content);
  });

  it('reads the tags of a page', () => {
    const doc = sectionsOf(
      page(
        `<h1>Tray</h1><footer class="theme-doc-footer"><div class="theme-doc-footer-tags-row row"><b>Tags:</b>
        <ul><li><a href="/tags/ui">user interface</a></li><li><a rel="tag" href="/tags/os">system</a></li></ul></div></footer>`,
        {head: '<meta name="keywords" content="icon">'},
      ),
    );
    expect(doc?.[0]?.hiddenWords).toBe('icon, user interface, system');
    const post = sectionsOf(
      page('<h1>Post</h1>', {
        classes: 'plugin-blog blog-post-page',
        head: '<meta property="article:tag" content="release,news">',
      }),
    );
    expect(post?.[0]?.hiddenWords).toBe('release,news');
  });

  it('uses the boost and the keywords of the front matter', () => {
    const built = readBuiltPage(page('<h1>Tray</h1><h2 id="b">B</h2>'), 'a.html', site);
    const sections =
      built && readSections(built, 'Docs', {boost: 2, keywords: ['icon', 'menu bar']});
    expect(sections).toMatchObject([
      {boost: 2, hiddenWords: 'icon, menu bar'},
      {boost: 2, headings: ['B']},
    ]);
    expect(sections?.[1]).not.toHaveProperty('hiddenWords');
  });

  it('creates a section for each definition', () => {
    const html = `<h2 id="build">BuildConfig</h2><p>Before.</p><dl>
      <dt id="build.path"><p><strong><code>path</code></strong> <code>string</code></p></dt><dd><p>A folder.</p>
        <dl><dt id="build.path.deep"><code>deep</code></dt><dd>Nested.</dd></dl><p>More.</p></dd>
      <dt id="build.--runner"><code>-r</code>, <code>--runner</code> <code>NAME</code><dd>A program.<dd>Twice.
      <dt id="term">Some term</dt><dd>Its meaning.</dd><dt>No id</dt><dd>In the section.</dd></dl><p>After.</p>
      <table><tr id="row" data-search-definition><td><code>row</code><td>In a table.</table>
      <section id="named" data-search-definition="Named">In a section.</section><h3 id="next">Next</h3>`;
    const above = ['BuildConfig'];
    expect(
      sectionsOf(page(html))?.map(({headings, anchor, content}) => ({headings, anchor, content})),
    ).toEqual([
      {headings: above, anchor: 'build', content: 'Before. No id In the section. After.'},
      {headings: [...above, 'path'], anchor: 'build.path', content: 'string A folder. More.'},
      {headings: [...above, 'path', 'deep'], anchor: 'build.path.deep', content: 'Nested.'},
      {
        headings: [...above, '-r, --runner'],
        anchor: 'build.--runner',
        content: 'NAME A program. Twice.',
      },
      {headings: [...above, 'Some term'], anchor: 'term', content: 'Its meaning.'},
      {headings: [...above, 'row'], anchor: 'row', content: 'In a table.'},
      {headings: [...above, 'Named'], anchor: 'named', content: 'In a section.'},
      {headings: [...above, 'Next'], anchor: 'next', content: ''},
    ]);
  });

  it('omits the date and the authors of a blog post', () => {
    const html = page(
      '<article><header><h1>Post</h1><div>January 1, 2023 · 2 min read</div></header><div>Text</div></article>',
      {classes: 'plugin-blog blog-post-page'},
    );
    expect(sectionsOf(html)?.map(({content}) => content)).toEqual(['Text']);
  });

  it('omits the cards of an index page, which repeat the titles of other pages', () => {
    const index =
      page(`<article><div class="theme-doc-markdown markdown"><header><h1>Features</h1></header><p>What an app can do.</p>
      <section class="row"><article class="col"><a class="card padding--lg cardContainer_fWXF" href="/tray"><h2 class="cardTitle_x">Tray</h2>
      <p>An icon.</p></a></article></section></div></article>`);
    expect(sectionsOf(index)).toMatchObject([
      {pageTitle: 'Features', headings: [], content: 'What an app can do.'},
    ]);
  });

  it('omits the headers and the preview of a live code block, but not its code', () => {
    const html = page(`<h1>Clock</h1><p>It ticks.</p><div class="playgroundContainer_XwyR">
      <div class="playgroundHeader_EIHj"><div class="playgroundHeaderContent_Kpsj">Live Editor</div></div>
      <div class="playgroundEditor_L2Ll"><pre class="prism-code">function Clock() {}</pre></div>
      <div class="playgroundHeader_EIHj">Result</div>
      <div class="playgroundPreview_bYPY"><div>Loading...</div></div></div>`);
    const [section] = sectionsOf(html) ?? [];
    expect(section?.content).toBe('It ticks.');
    expect(section?.hiddenWords).toContain('Clock');
  });

  it('indexes identifiers of code, unless the content has them as words', () => {
    const code =
      '<div class="theme-code-block"><pre><code>get(target, settings.title)</code></pre></div>';
    const html = page(`<h1>Get</h1><p>The target of settings.title, and a widget.</p>${code}`);
    expect(sectionsOf(html)?.[0]?.hiddenWords).toBe('get');
  });

  it('reads a page with a second `<body>`, whose attributes the parser adds to the first one', () => {
    const repeated = docsPage.replace('<main>', '<body class="second"><main>');
    expect(sectionsOf(repeated)).toEqual(sectionsOf(docsPage));
  });

  it('uses `<title>` for a page without a first-level heading', () => {
    expect(sectionsOf(page('<p>Text</p>', {classes: 'plugin-pages'}))).toMatchObject([
      {pageTitle: 'Tray', type: 'page'},
    ]);
  });

  it('removes the site title from `<title>`', () => {
    const built = readBuiltPage(page(''), 'a.html', {...site, titleSuffix: ' · Site'});
    expect(built?.title).toBe('Tray | Site');
    expect(readBuiltPage(page(''), 'a.html', site)?.title).toBe('Tray');
  });

  it('truncates a section of excessive length', () => {
    expect(
      sectionsOf(page(`<p>${'a '.repeat(50_000)}</p>`))?.[0]?.content.length,
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
  const categories = [
    {match: '/v1/api/js', label: 'JS API'},
    // With `g`, `RegExp.test` starts where the last match ended.
    {match: /^\/v1\/(guides|references)(\/|$)/g, label: {en: 'Docs', ko: '문서'}},
  ];
  const category = (path: string, locale = 'ko', html = docsPage) => {
    const built = readBuiltPage(html, 'a.html', site);
    return built && categoryOf(built, path, {categories, locale, defaultCategories});
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

describe('a hostile page of 100 KB', () => {
  const repeated = (text: string) =>
    page(`<h1>Page</h1>${text.repeat(Math.ceil(100_000 / text.length))}`);

  it.each([
    '<div>',
    '<ul><li>',
    '<pre>',
    '<b></p>',
    '<svg><g>',
    '<template>',
    '<dl><dt id=a>a<dd>',
  ])('is rejected if it repeats %s, since each element is in another', (text) => {
    expect(() => sectionsOf(repeated(text))).toThrow(
      /^docs\/tray\/index\.html cannot be searched: it has elements nested more than 512 deep\./,
    );
  });

  it.each(['<a>', '<table>', '<b><p>', '<h2 id=a>a</h2>', '<!--', '<p>', '\u200b '])(
    'is read if it repeats %s',
    (text) => {
      expect(sectionsOf(repeated(text))).not.toHaveLength(0);
    },
  );
});
