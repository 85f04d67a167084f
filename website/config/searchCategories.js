// @ts-check
const fs = require('fs');
const path = require('path');
const {defaultLocale, locales, path: translations} = require('./locales');

/**
 * A label of the navbar, in each locale that has translated it.
 *
 * @param {string} label in English
 * @returns {Record<string, string>}
 */
function navbarLabel(label) {
  const translated = locales.flatMap((locale) => {
    const file = path.join(
      __dirname,
      '..',
      translations,
      locale,
      'docusaurus-theme-classic/navbar.json',
    );
    /** @type {Record<string, {message: string}>} */
    const messages = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
    const message = messages[`item.label.${label}`]?.message;
    return message ? [[locale, message]] : [];
  });
  return {[defaultLocale]: label, ...Object.fromEntries(translated)};
}

/**
 * Categories of search hits, by the path of a page. The first match counts. Locales without a label use the English one.
 *
 * @type {import('docusaurus-theme-search-meilisearch').Options['categories']}
 */
module.exports = [
  {match: '/v1/api/js', label: 'JS API'},
  {match: '/v1/api/config', label: navbarLabel('Configuration')},
  {match: '/v1/api/cli', label: 'CLI'},
  {match: '/v1/references', label: navbarLabel('References')},
  {match: '/blog', label: navbarLabel('Blog')},
  {match: '/about', label: navbarLabel('About')},
  {match: '/releases', label: navbarLabel('About')},
  {
    match: '/',
    label: {
      en: 'Documentation',
      fr: 'Documentation',
      it: 'Documentazione',
      ko: '문서',
      'zh-cn': '文档',
    },
  },
];
