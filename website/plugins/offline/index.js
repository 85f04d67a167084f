// @ts-check
const fs = require('fs/promises');
const path = require('path');
const {gzipSync} = require('zlib');
const esbuild = require('esbuild');
const {injectManifest} = require('workbox-build');
const {default: pwaPlugin, validateOptions} = require('@docusaurus/plugin-pwa');
const {headTags, webManifest} = require('./webManifest');

const workerSource = path.join(__dirname, '../../src/sw');

/** Files that no page shows: metadata, icons of the installed site and images for link previews. */
const notSaved = [
  '404.html',
  'manifest.json',
  'offline.json',
  'sw.js',
  'img/{icon-,apple-,social}*',
  // Pictures of the guides, for browsers without WebP.
  'assets/images/*.png',
];

/** File names with a hash of the content: same name, same content. */
const hashedName = /[.-][0-9a-f]{8}\.(?:js|css|webp)$/;

/**
 * Bundles the locale's service worker.
 *
 * @param {import('@docusaurus/types').Props} props
 * @param {string} outfile
 */
async function bundleWorker({i18n: {currentLocale, localeConfigs}, codeTranslations}, outfile) {
  const values = {
    'process.env.NODE_ENV': 'production',
    LANGUAGE: localeConfigs[currentLocale]?.htmlLang ?? currentLocale,
    TRANSLATIONS: Object.fromEntries(
      Object.entries(codeTranslations).filter(([id]) => id.startsWith('site.offlinePage.')),
    ),
  };
  await esbuild.build({
    entryPoints: [path.join(workerSource, 'worker.ts')],
    outfile,
    bundle: true,
    minify: true,
    target: 'es2020',
    // Bundle only the UI strings of the worker.
    alias: {'@docusaurus/Translate': path.join(workerSource, 'translate.ts')},
    define: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
  });
}

/**
 * Wraps `@docusaurus/plugin-pwa`, with the same options, and writes the files that depend on the locale: the service worker, the web
 * manifest, and `offline.json` with the size of the locale. The worker of plugin-pwa cannot fetch a file that is missing, or show a page
 * without a network.
 *
 * @param {import('@docusaurus/types').LoadContext} context
 * @param {import('@docusaurus/plugin-pwa').PluginOptions} options
 * @returns {import('@docusaurus/types').Plugin}
 */
module.exports = function offlinePlugin(context, options) {
  return {
    ...pwaPlugin(context, {
      ...options,
      pwaHead: headTags,
      swRegister: path.join(context.siteDir, 'src/offline/registerSw.ts'),
    }),
    // The path of plugin-pwa is relative to its own package.
    getThemePath: () => path.join(path.dirname(require.resolve('@docusaurus/plugin-pwa')), 'theme'),
    async postBuild(props) {
      const {outDir} = props;
      const worker = path.join(outDir, 'sw.js');
      const write = (/** @type {string} */ file, /** @type {object} */ content) =>
        fs.writeFile(path.join(outDir, file), JSON.stringify(content));

      await write('manifest.json', webManifest(context));
      await bundleWorker(props, worker);
      const {warnings} = await injectManifest({
        swSrc: worker,
        swDest: worker,
        globDirectory: outDir,
        globPatterns: ['**/*.{js,json,css,html,png,jpg,svg,ico,webp,woff2}'],
        globIgnores: notSaved,
        dontCacheBustURLsMatching: hashedName,
        manifestTransforms: [
          async (manifest) => {
            // Hosts compress with gzip at least.
            const sizes = manifest.map(
              async ({url}) => gzipSync(await fs.readFile(path.join(outDir, url))).length,
            );
            const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
            await write('offline.json', {files: manifest.length, bytes});
            return {manifest};
          },
        ],
      });
      if (warnings.length > 0) {
        // A saved locale would lack the files, such as those larger than 2 MiB.
        throw new Error(`The service worker leaves out files: ${warnings.join(' ')}`);
      }
    },
  };
};
module.exports.validateOptions = validateOptions;
