// @ts-check

const entry = /'([^']+)': \[(\(\) => import\(.*?\)), '[^']*', (?=require\.resolveWeak\()/g;

/**
 * Replaces module paths by chunk names in `registry.js`, so that server rendering can look up the scripts of a page: the client
 * manifest lists them by chunk name, and by path it finds none. Some of the paths are absolute.
 *
 * @param {string} source
 * @returns {string}
 * @throws {Error} if an entry does not have the form that Docusaurus 2.4.3 writes
 */
module.exports = function registryLoader(source) {
  const entries = source.match(/=> import\(/g)?.length;
  if (!entries || source.match(entry)?.length !== entries) {
    throw new Error(
      'smaller-bundles: registry.js has entries of an unknown form, so pages would not list their chunks. Adapt registryLoader.js to this version of Docusaurus.',
    );
  }
  return source.replace(entry, "'$1': [$2, '$1', ");
};
