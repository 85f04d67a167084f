// @ts-check
const fs = require('fs/promises');
const path = require('path');
const {default: pwaPlugin, validateOptions} = require('@docusaurus/plugin-pwa');
const transferSize = require('./transferSize');
const {buildWorkerAddition} = require('./workerAddition');
const {headTags, webManifest} = require('./webManifest');

/** What no page shows: icons of the installed site, which the browser keeps, pictures for previews of links, and what is not read. */
const notKept = [
  '404.html',
  'manifest.json',
  'offline.json',
  'sw.js',
  'img/{icon-,apple-,social}*',
];

/** Names that contain a hash of the content: such a file is the same as long as its name is. */
const hashedName = /\.[0-9a-f]{8}\.(?:js|css)$/;

/** Bytes. Workbox leaves larger files out without a word; tests/site/offline.test.ts bounds the whole locale. */
const largestFile = 20_000_000;

/**
 * `@docusaurus/plugin-pwa`, whose options it takes, with what depends on the locale: the web manifest, the worker's own page for
 * what cannot be had without a network, and `offline.json` with the size of the locale. A plugin beside it could not give it
 * that, for options are the same for all locales, and all plugins' `postBuild` run at the same time.
 *
 * @param {import('@docusaurus/types').LoadContext} context
 * @param {import('@docusaurus/plugin-pwa').PluginOptions} options
 * @returns {import('@docusaurus/types').Plugin}
 */
module.exports = function offlinePlugin(context, options) {
  const workerAddition = path.join(context.generatedFilesDir, 'offline-worker.js');

  async function writeSize(
    /** @type {{url: string, revision: string | null, size: number}[]} */ entries,
  ) {
    const files = entries.map(({url}) => url);
    const bytes = await transferSize(context.outDir, files);
    await fs.writeFile(
      path.join(context.outDir, 'offline.json'),
      JSON.stringify({files: files.length, bytes}),
    );
    return {manifest: entries};
  }

  const pwa = pwaPlugin(context, {
    ...options,
    pwaHead: headTags,
    swCustom: workerAddition,
    swRegister: path.join(context.siteDir, 'src/offline/registerSw.ts'),
    // plugin-pwa itself adds where the files are, which the type asks for.
    injectManifestConfig: /** @type {typeof options.injectManifestConfig} */ ({
      globIgnores: notKept,
      dontCacheBustURLsMatching: hashedName,
      maximumFileSizeToCacheInBytes: largestFile,
      manifestTransforms: [writeSize],
    }),
  });

  return {
    ...pwa,
    // Its own are relative to its package.
    getThemePath: () => path.join(path.dirname(require.resolve('@docusaurus/plugin-pwa')), 'theme'),
    async postBuild(props) {
      await fs.writeFile(
        path.join(props.outDir, 'manifest.json'),
        JSON.stringify(webManifest(context), null, 2),
      );
      await buildWorkerAddition(props, workerAddition);
      await pwa.postBuild?.(props);
    },
  };
};
module.exports.validateOptions = validateOptions;
