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

/**
 * Behind the import of each module stands its path, which only the server reads.
 *
 * @param {string} source as Docusaurus writes `registry.js`
 */
function shortRegistry(source) {
  return source.replace(/(import\(.*?\)), '[^']*', (require\.resolveWeak\()/g, "$1, '', $2");
}

/**
 * Takes what only the build needs out of the modules that Docusaurus generates for the browser.
 *
 * @this {import('webpack').LoaderContext<unknown>}
 * @param {string} source
 */
module.exports = function generatedLoader(source) {
  return this.resourcePath.endsWith('registry.js') ? shortRegistry(source) : shortConfig(source);
};
module.exports.shortConfig = shortConfig;
module.exports.shortRegistry = shortRegistry;
