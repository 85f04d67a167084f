// @ts-check
const {getAttributeValue, getElementsByTagName, textContent} = require('domutils');
const {parseDocument} = require('htmlparser2');

/** @typedef {{name: string, url?: string}} Crumb */

/**
 * @typedef {object} Site
 * @property {string} name of the site, which titles of pages end with
 * @property {string} url origin of the deployed site
 * @property {string} baseUrl path of the home page of the language
 */

/**
 * The trail of a page of the documentation, from its breadcrumbs: the categories above it, then the page.
 *
 * @param {string} html
 * @returns {Crumb[]}
 */
function visibleTrail(html) {
  const [nav] = /<nav class="theme-doc-breadcrumbs.*?<\/nav>/s.exec(html) ?? [];
  const [, ...items] = nav ? getElementsByTagName('li', parseDocument(nav), true) : [];
  return items.map((item) => {
    const [link] = getElementsByTagName('a', item, true);
    const url = link && getAttributeValue(link, 'href');
    return {name: textContent(item).trim(), ...(url && {url})};
  });
}

/**
 * The trail of any other page: itself, by the title that it has for those who preview links.
 *
 * @param {string} head
 * @param {string} siteName
 * @returns {Crumb[]}
 */
function titleTrail(head, siteName) {
  const title = parseDocument(/<title[^>]*>.*?<\/title>/s.exec(head)?.[0] ?? '');
  const name = textContent(title).split(` | ${siteName}`)[0] ?? '';
  return name && name !== siteName ? [{name}] : [];
}

/**
 * Structured data of the page's place in the site, as search engines read it (schema.org `BreadcrumbList`). Google asks for an
 * address in every entry but the last, so that categories without a page of their own are left out.
 *
 * @param {string} html a rendered page
 * @param {Site} site
 * @returns {string} a `<script>` element, or nothing on the home page
 */
function breadcrumbs(html, site) {
  const head = html.slice(0, html.indexOf('</head>'));
  const [, canonical = ''] = /<link[^>]*rel="canonical" href="([^"]*)"/.exec(head) ?? [];
  const visible = visibleTrail(html);
  const trail = visible.length > 0 ? visible : titleTrail(head, site.name);
  const last = trail.at(-1);
  if (!canonical || !last || canonical === `${site.url}${site.baseUrl}`) {
    return '';
  }
  const crumbs = [
    {name: site.name, url: site.baseUrl},
    ...trail.slice(0, -1).filter(({url}) => url),
    {name: last.name, url: canonical},
  ];
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({name, url}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(url ?? '', site.url).href,
    })),
  };
  // A name may contain anything; "<" would let it end the script.
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

module.exports = {breadcrumbs};
