// @ts-check

/** Lists of what is listed elsewhere. */
const leftOut = /\/blog\/archive\/index\.html$|(?:^|\/)404\.html$/;

const withoutSlash = (/** @type {string} */ address) => address.replace(/\/$/, '');

/**
 * Attributes of every `<link>` of a kind, as they stand in the HTML: values are escaped alike in XML.
 *
 * @param {string} head
 * @param {string} rel
 */
function links(head, rel) {
  return [...head.matchAll(/<link\b[^>]*>/g)].flatMap(([tag]) => {
    const attribute = (/** @type {string} */ name) =>
      new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
    return attribute('rel') === rel
      ? [{href: attribute('href'), hreflang: attribute('hreflang')}]
      : [];
  });
}

/**
 * The sitemap of a locale: the address of each page that may be indexed, with its addresses in the other languages. Pages whose
 * canonical address is elsewhere, such as those without a translation, are left to the sitemap of that address.
 *
 * @param {{file: string, html: string}[]} pages
 * @param {string} home address of the home page of the locale, with a slash at its end
 */
function sitemap(pages, home) {
  const entries = pages.flatMap(({file, html}) => {
    const head = html.slice(0, html.indexOf('</head>'));
    const [canonical] = links(head, 'canonical');
    if (
      leftOut.test(`/${file}`) ||
      !canonical ||
      withoutSlash(canonical.href) !== withoutSlash(home + file.replace(/index\.html$/, '')) ||
      /<meta[^>]*name="robots"[^>]*noindex/.test(head)
    ) {
      return [];
    }
    const alternates = links(head, 'alternate').filter(({hreflang}) => hreflang);
    return [
      [
        `<url><loc>${canonical.href}</loc>`,
        ...alternates.map(
          ({href, hreflang}) =>
            `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
        ),
        '</url>',
      ].join(''),
    ];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.sort(),
    '</urlset>',
    '',
  ].join('\n');
}

module.exports = {sitemap};
