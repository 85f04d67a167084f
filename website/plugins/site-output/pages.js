// @ts-check
const {getElementsByTagName, textContent} = require('domutils');
const {parseDocument} = require('htmlparser2');
const ConfigurationError = require('../../config/configurationError');
const {hashSource, metaPolicy} = require('./contentSecurityPolicy');

/** @typedef {{file: string, html: string}} Page `file`: path in the output folder of the locale */
/** @typedef {{name: string, url?: string}} Crumb */

/**
 * @typedef {object} Site
 * @property {string} name title of the site, with which page titles end
 * @property {string} home URL of the locale's home page, with a trailing slash
 */

/** Only scripts of these types run, and need a hash. Any other type is data. */
const executable = /^(?:|module|text\/javascript|application\/javascript)$/;

/** The policy does not apply to anything before it, so it comes right after the charset. */
const charset = /<meta charset=["']?utf-8["']?\s*\/?>/i;

/** The blog archive only lists pages that are listed elsewhere. */
const notInSitemap = /(?:^|\/)(?:blog\/archive\/index|404)\.html$/;

const withoutSlash = (/** @type {string} */ url) => url.replace(/\/$/, '');

const escapeXml = (/** @type {string} */ text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * What the policy, the breadcrumbs and the sitemap need to know of a page.
 *
 * @param {Page} page
 */
function readPage({file, html}) {
  const document = parseDocument(html);
  const elements = (/** @type {string} */ name) => getElementsByTagName(name, document, true);
  const links = elements('link').map(({attribs}) => attribs);
  const metas = elements('meta').map(({attribs}) => attribs);
  const nav = elements('nav').find(({attribs}) => attribs.class?.includes('theme-doc-breadcrumbs'));
  const [, ...crumbs] = nav ? getElementsByTagName('li', nav, true) : [];
  return {
    file,
    html,
    title: elements('title').slice(0, 1).map(textContent).join(),
    canonical: links.find(({rel}) => rel === 'canonical')?.href ?? '',
    alternates: links.filter(({rel, hreflang}) => rel === 'alternate' && hreflang),
    isHidden: metas.some(({name, content}) => name === 'robots' && content?.includes('noindex')),
    scripts: elements('script')
      .filter(({attribs: {src, type = ''}}) => src === undefined && executable.test(type))
      .map((script) => hashSource(textContent(script))),
    crumbs: crumbs.map((item) => {
      const [link] = getElementsByTagName('a', item, true);
      return {name: textContent(item).trim(), url: link?.attribs.href};
    }),
  };
}

/**
 * Breadcrumbs as structured data for search engines (schema.org `BreadcrumbList`). Pages that show none are listed by their title.
 * Google requires a URL for every entry but the last, so categories without a page are left out.
 *
 * @param {ReturnType<typeof readPage>} page
 * @param {Site} site
 * @returns {string} a `<script>` element; empty for the home page
 */
function breadcrumbs({canonical, crumbs, title}, site) {
  const name = crumbs.at(-1)?.name ?? title.split(` | ${site.name}`)[0];
  if (!canonical || canonical === site.home || !name || name === site.name) {
    return '';
  }
  const ancestors = crumbs.slice(0, -1).filter(({url}) => url);
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{name: site.name, url: site.home}, ...ancestors, {name, url: canonical}].map(
      (crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.name,
        item: new URL(crumb.url ?? '', site.home).href,
      }),
    ),
  };
  // A "<" in a name could end the script.
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/**
 * The sitemap of a locale: each page that may be indexed, with its URLs in the other locales. A page with a canonical URL elsewhere,
 * such as a page without a translation, is listed in the sitemap of that URL.
 *
 * @param {ReturnType<typeof readPage>[]} pages
 * @param {string} home URL of the locale's home page
 */
function sitemap(pages, home) {
  const listed = pages.filter(
    ({file, canonical, isHidden}) =>
      !notInSitemap.test(file) &&
      !isHidden &&
      withoutSlash(canonical) === withoutSlash(home + file.replace(/index\.html$/, '')),
  );
  if (listed.length === 0) {
    throw new ConfigurationError(
      `site-output: the sitemap of ${home} would be empty: no page has <link rel="canonical"> with its own URL. Check \`url\` and \`baseUrl\` in docusaurus.config.js.`,
    );
  }
  const entries = listed.map(({canonical, alternates}) => {
    const links = alternates.map(
      ({href = '', hreflang}) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
    );
    return `<url><loc>${escapeXml(canonical)}</loc>${links.join('')}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.sort().join('')}</urlset>
`;
}

/**
 * Adds the content security policy and breadcrumbs to the rendered pages of a locale, and lists the pages in a sitemap.
 *
 * @param {Page[]} assets all HTML files of the locale, minified
 * @param {Site} site
 * @returns {{pages: Page[], sitemap: string}}
 * @throws {ConfigurationError} if there is no page, a page has no `<meta charset>` or `</head>`, or the sitemap is empty
 */
function processPages(assets, site) {
  if (assets.length === 0) {
    throw new ConfigurationError(
      'site-output: the server compilation emitted no HTML, so the pages would have no content security policy and the site no sitemap. Check how Docusaurus writes its pages (website/plugins/site-output/index.js).',
    );
  }
  const read = assets.map(readPage);
  const pages = read.map((page) => {
    const {file, html, scripts} = page;
    for (const [tag, pattern] of Object.entries({
      '<meta charset="UTF-8">': charset,
      '</head>': /<\/head>/,
    })) {
      if (!pattern.test(html)) {
        throw new ConfigurationError(
          `site-output: ${file} has no ${tag}, so the content security policy or the breadcrumbs cannot be inserted. Check ssrTemplate and the HTML minifier.`,
        );
      }
    }
    return {
      file,
      html: html
        .replace('</head>', (end) => breadcrumbs(page, site) + end)
        .replace(charset, (meta) => meta + metaPolicy(scripts)),
    };
  });
  return {pages, sitemap: sitemap(read, site.home)};
}

module.exports = {processPages};
