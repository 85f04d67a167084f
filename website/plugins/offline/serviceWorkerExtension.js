// @ts-check
const path = require('path');
const esbuild = require('esbuild');

const source = path.join(__dirname, '../../src/sw');

/**
 * Bundles the site's extension of plugin-pwa's service worker (option `swCustom`). plugin-pwa itself only compiles JavaScript.
 *
 * @param {import('@docusaurus/types').Props} props
 * @param {string[]} pictures paths of the pictures
 * @param {string} outfile
 */
async function buildServiceWorkerExtension(
  {baseUrl, i18n, routesPaths, codeTranslations},
  pictures,
  outfile,
) {
  const {locales, defaultLocale, currentLocale, localeConfigs} = i18n;
  // The other locales are in subfolders of the default one.
  const others =
    currentLocale === defaultLocale ? locales.filter((it) => it !== defaultLocale) : [];
  const values = {
    ROUTES: routesPaths,
    PICTURES: pictures,
    OTHER_LOCALES: others.map((locale) => `${baseUrl}${locale}/`),
    LANGUAGE: localeConfigs[currentLocale]?.htmlLang ?? currentLocale,
    TRANSLATIONS: Object.fromEntries(
      Object.entries(codeTranslations).filter(([id]) => id.startsWith('site.offlinePage.')),
    ),
  };
  await esbuild.build({
    entryPoints: [path.join(source, 'worker.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    target: 'es2020',
    // Bundle only the UI strings of the worker.
    alias: {'@docusaurus/Translate': path.join(source, 'translate.ts')},
    define: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
  });
}

module.exports = {buildServiceWorkerExtension};
