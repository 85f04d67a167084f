// @ts-check
const path = require('path');
const esbuild = require('esbuild');

const source = path.join(__dirname, '../../src/sw');

/**
 * Bundles what the site adds to the worker of plugin-pwa (its option `swCustom`), which compiles JavaScript alone.
 *
 * @param {import('@docusaurus/types').Props} props
 * @param {string} outfile
 */
async function buildWorkerAddition({baseUrl, i18n, routesPaths, codeTranslations}, outfile) {
  const {locales, defaultLocale, currentLocale, localeConfigs} = i18n;
  // Other locales lie below the default one.
  const others =
    currentLocale === defaultLocale ? locales.filter((it) => it !== defaultLocale) : [];
  const values = {
    ROUTES: routesPaths,
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
    // The worker has the few texts that it needs, not those of all pages.
    alias: {'@docusaurus/Translate': path.join(source, 'translate.ts')},
    define: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
  });
}

module.exports = {buildWorkerAddition};
