// @ts-check

/** Lists of what is listed elsewhere. */
const leftOut = /\/blog\/archive\/index\.html$|(?:^|\/)404\.html$/;

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
 * The sitemap of a locale: the canonical address of each page that may be indexed, with its addresses in the other languages.
 *
 * @param {{file: string, html: string}[]} pages
 */
function sitemap(pages) {
  const entries = pages.flatMap(({file, html}) => {
    const head = html.slice(0, html.indexOf('</head>'));
    const [canonical] = links(head, 'canonical');
    if (
      leftOut.test(`/${file}`) ||
      !canonical ||
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
