// @ts-check
const {createHash} = require('crypto');

/** Name of the Trusted Types policy that webpack creates for the URLs of its chunks. */
const webpackPolicy = 'webpack';

/**
 * Everything comes from the site itself, no string becomes code or markup, and no other site may frame a page.
 *
 * React and the code blocks write `style` attributes (a color for each token), so attributes are allowed and `<style>` elements
 * are not. Browsers without `style-src-elem` fall back to `style-src`, which allows both.
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

/**
 * The source that allows one inline script: `'sha256-…'`.
 *
 * @param {string} script
 */
const hashSource = (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * Origin of the Meilisearch host that the site searches. It is the only other site that pages may send requests to.
 *
 * @param {Record<string, unknown>} [themeConfig]
 * @returns {string | undefined} undefined if the site has no host
 */
function searchOrigin({searchMeilisearch} = {}) {
  const {meilisearch} =
    /** @type {Partial<import('docusaurus-theme-search-meilisearch').SearchThemeConfig>} */ (
      searchMeilisearch ?? {}
    );
  return meilisearch && new URL(meilisearch.host).origin;
}

/**
 * @param {string[]} scripts sources of the inline scripts
 * @param {string} [host] origin of the search host
 */
function contentSecurityPolicy(scripts, host) {
  const all = {
    ...directives,
    'script-src': ["'self'", ...new Set([...scripts].sort())],
    ...(host && {'connect-src': ["'self'", host]}),
  };
  return Object.entries(all)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * The policy of one page. Omits `frame-ancestors`: browsers ignore it in `<meta>`, and log a warning.
 *
 * @param {string[]} scripts sources of the inline scripts
 * @param {string} [host] origin of the search host
 */
const metaPolicy = (scripts, host) =>
  `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(scripts, host).replace(/ frame-ancestors [^;]*;/, '')}">`;

/**
 * Sources of the inline scripts that the policy of a page allows.
 *
 * @param {string} html
 * @returns {string[] | undefined} undefined if the page has no policy
 */
function allowedScripts(html) {
  const [policy] = /<meta http-equiv="Content-Security-Policy" content="[^"]*">/.exec(html) ?? [];
  return policy === undefined ? undefined : (policy.match(/'sha256-[^']*'/g) ?? []);
}

module.exports = {
  allowedScripts,
  contentSecurityPolicy,
  hashSource,
  metaPolicy,
  searchOrigin,
  webpackPolicy,
};
