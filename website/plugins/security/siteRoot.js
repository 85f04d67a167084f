// @ts-check
const fs = require('fs/promises');
const path = require('path');
const {contentSecurityPolicy} = require('./contentSecurityPolicy');
const {hashSources} = require('./inlineScripts');

/** Capabilities that documentation never asks a browser for. */
const denied = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Seconds in a year: content-hashed files never change, and `https` is there to stay. */
const year = 365 * 24 * 60 * 60;

/**
 * `_headers`, as Netlify and Cloudflare Pages read it: a path, and below it the headers of what it matches.
 *
 * @param {string[]} scripts source expressions of the inline scripts of all pages
 * @param {string[]} locales folders of the locales, '' for the default one
 */
function headersFile(scripts, locales) {
  const everywhere = [
    `Content-Security-Policy: ${contentSecurityPolicy(scripts)}`,
    'Referrer-Policy: strict-origin-when-cross-origin',
    `Permissions-Policy: ${denied.map((name) => `${name}=()`).join(', ')}`,
    'X-Content-Type-Options: nosniff',
    'X-Frame-Options: DENY',
    'Cross-Origin-Opener-Policy: same-origin',
    `Strict-Transport-Security: max-age=${year}`,
  ];
  const hashed = [`Cache-Control: public, max-age=${year}, immutable`];
  const block = (/** @type {string} */ pattern, /** @type {string[]} */ headers) =>
    [pattern, ...headers.map((header) => `  ${header}`), ''].join('\n');
  return [
    block('/*', everywhere),
    ...locales.map((folder) => block(`${folder && `/${folder}`}/assets/*`, hashed)),
  ].join('\n');
}

/** @param {string} folder */
async function htmlPages(folder) {
  const files = await fs.readdir(folder, {recursive: true});
  return Promise.all(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => fs.readFile(path.join(folder, file), 'utf8')),
  );
}

/**
 * Writes the files that a site has once, whatever its languages: `_headers`, `robots.txt` and `.well-known/security.txt`.
 *
 * @param {string} folder root of the built site
 * @param {string} url origin of the deployed site
 * @param {string[]} locales the default one first
 */
async function writeSiteRoot(folder, url, [, ...locales]) {
  const folders = ['', ...locales];
  const scripts = hashSources(await htmlPages(folder));
  await fs.mkdir(path.join(folder, '.well-known'), {recursive: true});
  await Promise.all([
    fs.writeFile(path.join(folder, '_headers'), headersFile(scripts, folders)),
    fs.writeFile(
      path.join(folder, 'robots.txt'),
      [
        'User-agent: *',
        'Allow: /',
        '',
        ...folders.map((locale) => `Sitemap: ${url}${locale && `/${locale}`}/sitemap.xml`),
        '',
      ].join('\n'),
    ),
    fs.writeFile(
      path.join(folder, '.well-known/security.txt'),
      [
        'Contact: https://github.com/tauri-apps/tauri/security/advisories/new',
        'Policy: https://github.com/tauri-apps/tauri/security/policy',
        `Preferred-Languages: en`,
        `Canonical: ${url}/.well-known/security.txt`,
        // RFC 9116 wants a date within a year; each build renews it.
        `Expires: ${new Date(Date.now() + (year - 24 * 60 * 60) * 1000).toISOString()}`,
        '',
      ].join('\n'),
    ),
  ]);
}

module.exports = {writeSiteRoot};
