// @ts-check

/** What pages read of the site's configuration; what the build alone reads holds absolute paths of the machine that built it. */
const ofBuild = new Set([
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
  'webpack',
]);

/**
 * @param {string} source `export default {…}`, with JSON in it, as Docusaurus writes `docusaurus.config.mjs`
 */
function shortConfig(source) {
  const config = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
  const ofPages = Object.entries(config).filter(([key]) => !ofBuild.has(key));
  return `export default ${JSON.stringify(Object.fromEntries(ofPages))};`;
}

const registryEntry = /'([^']+)': \[(\(\) => import\(.*?\)), '[^']*', (require\.resolveWeak\()/g;

/**
 * Behind the import of each module stands its path. The server looks for the scripts of a page by it, and finds none, for its list
 * goes by the names of chunks: so their name takes the place of the path. The browser needs neither.
 *
 * @param {string} source as Docusaurus writes `registry.js`
 * @param {boolean} isServer
 */
function shortRegistry(source, isServer) {
  return source.replace(registryEntry, isServer ? "'$1': [$2, '$1', $3" : "'$1': [$2, '', $3");
}

/**
 * Takes what only the build needs out of the modules that Docusaurus generates for the browser, and mends one for the server.
 *
 * @this {import('webpack').LoaderContext<{isServer: boolean}>}
 * @param {string} source
 */
module.exports = function generatedLoader(source) {
  return this.resourcePath.endsWith('registry.js')
    ? shortRegistry(source, this.getOptions().isServer)
    : shortConfig(source);
};
module.exports.shortConfig = shortConfig;
module.exports.shortRegistry = shortRegistry;
