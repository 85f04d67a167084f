import path from 'path';

/**
 * Source of the generated ES module with the providers of Docusaurus that the server check puts around an item. Where the package
 * manager keeps the dependencies of `@docusaurus/core` out of sight, a path leads to the same copies that it uses itself.
 *
 * @throws where one of them is not found
 */
export function serverProvidersModule(siteDir: string): string {
  const core = path.dirname(
    require.resolve('@docusaurus/core/package.json', {paths: [siteDir, __dirname]}),
  );
  const folderOf = (name: string) =>
    path.dirname(require.resolve(`${name}/package.json`, {paths: [core]}));
  const routeContext = require.resolve(path.join(core, 'lib/client/routeContext.js'));
  return [
    `export {StaticRouter} from ${JSON.stringify(folderOf('react-router-dom'))};\n`,
    `export {HelmetProvider} from ${JSON.stringify(folderOf('react-helmet-async'))};\n`,
    `export {RouteContextProvider} from ${JSON.stringify(routeContext)};\n`,
  ].join('');
}
