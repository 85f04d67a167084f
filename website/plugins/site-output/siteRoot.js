// @ts-check
const fs = require('fs/promises');
const path = require('path');
const ConfigurationError = require('../../config/configurationError');
const {allowedScripts, contentSecurityPolicy} = require('./contentSecurityPolicy');

/** Browser features that documentation never needs. */
const denied =
  'accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment usb';

/** Seconds. */
const day = 24 * 60 * 60;
const year = 365 * day;

/**
 * Sources of the inline scripts of all pages below a folder.
 *
 * @param {string} folder
 */
async function scriptsOfPages(folder) {
  const files = (await fs.readdir(folder, {recursive: true})).filter((it) => it.endsWith('.html'));
  const scripts = files.map(async (file) => {
    const allowed = allowedScripts(await fs.readFile(path.join(folder, file), 'utf8'));
    if (!allowed) {
      throw new ConfigurationError(
        `site-output: ${path.join(folder, file)} has no content security policy. Only pages that Docusaurus renders may be HTML files.`,
      );
    }
    return allowed;
  });
  return (await Promise.all(scripts)).flat();
}

/**
 * Writes the files that the site has once, not per locale. Netlify reads `_headers` (a path pattern, followed by indented headers)
 * and `_redirects`.
 *
 * @param {string} folder root of the built site, with any of its locales
 * @param {string} url origin of the deployed site
 * @param {{locales: string[], defaultLocale: string}} i18n
 * @param {string} [host] origin of the search host
 * @throws {ConfigurationError} if a page has no content security policy
 */
async function writeSiteRoot(folder, url, {locales, defaultLocale}, host) {
  const others = locales.filter((locale) => locale !== defaultLocale);
  const copies = (await fs.readdir(folder, {recursive: true})).filter((it) => it.endsWith('.md'));
  const roots = ['', ...others.map((locale) => `/${locale}`)];
  const files = {
    _headers: [
      '/*',
      `  Content-Security-Policy: ${contentSecurityPolicy(await scriptsOfPages(folder), host)}`,
      '  Referrer-Policy: strict-origin-when-cross-origin',
      `  Permissions-Policy: ${denied.split(' ').join('=(), ')}=()`,
      '  X-Content-Type-Options: nosniff',
      '  X-Frame-Options: DENY',
      '  Cross-Origin-Opener-Policy: same-origin',
      `  Strict-Transport-Security: max-age=${year}`,
      // The names of these files contain a hash of their content.
      ...roots
        .flatMap((root) => [
          `${root}/assets/*`,
          `${root}/search/titles-*`,
          `${root}/search/texts-*`,
        ])
        .flatMap((files) => [files, `  Cache-Control: public, max-age=${year}, immutable`]),
      // Search engines show the pages, not their Markdown copies. A pattern can only end in a wildcard, not in `.md`.
      ...copies
        .sort()
        .flatMap((file) => [
          `/${file.split(path.sep).join('/')}`,
          '  Content-Type: text/markdown; charset=utf-8',
          '  X-Robots-Tag: noindex',
        ]),
    ],
    // Netlify finds the English not-found page itself.
    _redirects: others.map((locale) => `/${locale}/* /${locale}/404.html 404`),
    'robots.txt': [
      'User-agent: *',
      'Allow: /',
      '',
      ...roots.map((root) => `Sitemap: ${url}${root}/sitemap.xml`),
    ],
    '.well-known/security.txt': [
      'Contact: https://github.com/tauri-apps/tauri/security/advisories/new',
      'Policy: https://github.com/tauri-apps/tauri/security/policy',
      'Preferred-Languages: en',
      `Canonical: ${url}/.well-known/security.txt`,
      // RFC 9116 recommends less than a year. Each build renews the date.
      `Expires: ${new Date(Date.now() + (year - day) * 1000).toISOString()}`,
    ],
  };
  await fs.mkdir(path.join(folder, '.well-known'), {recursive: true});
  await Promise.all(
    Object.entries(files).map(([file, lines]) =>
      fs.writeFile(path.join(folder, file), `${lines.join('\n')}\n`),
    ),
  );
}

module.exports = {writeSiteRoot};
