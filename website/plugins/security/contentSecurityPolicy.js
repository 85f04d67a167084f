// @ts-check

/** Name of the Trusted Types policy that webpack makes for the addresses of its chunks. */
const webpackPolicy = 'webpack';

/**
 * Everything comes from the site itself, no string becomes code or markup, and no other site frames a page.
 *
 * Styles: React and the code blocks write `style` attributes (a colour for each token), so attributes are allowed and
 * `<style>` elements are not. Browsers that do not know `style-src-elem` fall back to `style-src`, which allows both.
 *
 * @type {Record<string, string[]>}
 */
const directives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'style-src-elem': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'frame-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', webpackPolicy],
};

/** A browser ignores these in `<meta>`, and says so in its console. */
const headerOnly = ['frame-ancestors'];

/**
 * @param {string[]} scripts source expressions of the inline scripts
 * @param {{isMeta?: boolean}} [options] `isMeta`: for `<meta http-equiv>`, not for a header
 */
function contentSecurityPolicy(scripts, {isMeta = false} = {}) {
  return Object.entries(directives)
    .filter(([name]) => !isMeta || !headerOnly.includes(name))
    .map(([name, sources]) =>
      [name, ...sources, ...(name === 'script-src' ? scripts : [])].join(' '),
    )
    .join('; ');
}

module.exports = {contentSecurityPolicy, webpackPolicy};
