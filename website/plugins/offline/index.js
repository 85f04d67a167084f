// @ts-check
const fs = require('fs/promises');
const path = require('path');
const {gzipSync} = require('zlib');
const {default: pwaPlugin, validateOptions} = require('@docusaurus/plugin-pwa');
const {buildServiceWorkerExtension} = require('./serviceWorkerExtension');
const {headTags, webManifest} = require('./webManifest');

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

/** Folder of plugins/pictures.js in the output. */
const pictureFolder = 'assets/images';

/** File names with a hash of the content: same name, same content. */
const hashedName = /\.[0-9a-f]{8}\.(?:js|css)$/;

/** Bytes. Workbox silently leaves out larger files. website/tests/output/offlineFiles.test.ts limits the size of the whole locale. */
const largestFile = 20_000_000;

/**
 * Wraps `@docusaurus/plugin-pwa`, with the same options, and adds what depends on the locale: the web manifest, the page that the
 * worker shows without a network, and `offline.json` with the size of the locale. A separate plugin could not pass these on: options
 * are the same for all locales, and `postBuild` runs in parallel for all plugins.
 *
 * @param {import('@docusaurus/types').LoadContext} context
 * @param {import('@docusaurus/plugin-pwa').PluginOptions} options
 * @returns {import('@docusaurus/types').Plugin}
 */
module.exports = function offlinePlugin(context, options) {
  const serviceWorkerExtension = path.join(context.generatedFilesDir, 'offline-worker.js');

  /**
   * The pictures of the guides, which the worker saves in a cache of its own. plugin-pwa does not save WebP files.
   *
   * @returns {Promise<string[]>} paths from the root of the locale
   */
  async function pictures() {
    const files = await fs.readdir(path.join(context.outDir, pictureFolder));
    return files.filter((file) => file.endsWith('.webp')).map((file) => `${pictureFolder}/${file}`);
  }

  /** Writes the number of files and their transfer size. Hosts compress with gzip at least. */
  async function writeSize(
    /** @type {{url: string, revision: string | null, size: number}[]} */ entries,
  ) {
    const urls = [...entries.map(({url}) => url), ...(await pictures())];
    const sizes = urls.map(
      async (url) => gzipSync(await fs.readFile(path.join(context.outDir, url))).length,
    );
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    await fs.writeFile(
      path.join(context.outDir, 'offline.json'),
      JSON.stringify({files: urls.length, bytes}),
    );
    return {manifest: entries};
  }

  const pwa = pwaPlugin(context, {
    ...options,
    pwaHead: headTags,
    swCustom: serviceWorkerExtension,
    swRegister: path.join(context.siteDir, 'src/offline/registerSw.ts'),
    // plugin-pwa adds the required paths.
    injectManifestConfig: /** @type {typeof options.injectManifestConfig} */ ({
      globIgnores: notSaved,
      dontCacheBustURLsMatching: hashedName,
      maximumFileSizeToCacheInBytes: largestFile,
      manifestTransforms: [writeSize],
    }),
  });

  return {
    ...pwa,
    // The path of plugin-pwa is relative to its own package.
    getThemePath: () => path.join(path.dirname(require.resolve('@docusaurus/plugin-pwa')), 'theme'),
    async postBuild(props) {
      await fs.writeFile(
        path.join(props.outDir, 'manifest.json'),
        JSON.stringify(webManifest(context), null, 2),
      );
      const paths = (await pictures()).map((file) => `${props.baseUrl}${file}`);
      await buildServiceWorkerExtension(props, paths, serviceWorkerExtension);
      await pwa.postBuild?.(props);
    },
  };
};
module.exports.validateOptions = validateOptions;
