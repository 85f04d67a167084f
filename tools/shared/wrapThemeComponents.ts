import {createHash} from 'crypto';
import path from 'path';
import type {Plugin} from '@docusaurus/types';

type WebpackConfiguration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/**
 * Wraps components of other themes, for `configureWebpack`, which Docusaurus calls for one plugin after the other: each wrapper
 * replaces the alias `@theme/<component>`, and gets the component that the alias named before as
 * `@theme-wrapped/<packageName>/<component>`. So wrappers of several themes compose in any order. In the folder of `getThemePath`,
 * only that of the last theme would have an effect.
 *
 * @param folder absolute path of the folder with the wrappers: `Navbar.js`, `DocItem/Content.js`
 * @returns the changes of the configuration; empty if the wrappers are already in it
 * @throws Error if no theme has one of the components
 */
export function wrapThemeComponents(
  {resolve, cache}: WebpackConfiguration,
  packageName: string,
  folder: string,
  components: readonly string[],
): Pick<WebpackConfiguration, 'resolve' | 'cache'> {
  const known = (resolve?.alias ?? {}) as Record<string, string | false | string[]>;
  const alias: typeof known = {};
  for (const component of components) {
    const original = known[`@theme/${component}`];
    const privateAlias = `@theme-wrapped/${packageName}/${component}$`;
    if (privateAlias in known) {
      return {};
    }
    if (!original) {
      throw new Error(
        `${packageName} wraps the component "${component}", but no theme of the site has it. Use @docusaurus/theme-classic, or a version of ${packageName} that supports your version of Docusaurus.`,
      );
    }
    alias[privateAlias] = original;
    alias[`@theme/${component}`] = path.join(folder, `${component}.js`);
  }
  if (typeof cache !== 'object' || cache.type !== 'filesystem') {
    return {resolve: {alias}};
  }
  // Docusaurus derives the version of the cache from its own aliases. Without a new version, old resolutions would be used.
  const hash = createHash('sha256').update(JSON.stringify(alias)).digest('hex').slice(0, 10);
  return {resolve: {alias}, cache: {type: cache.type, version: `${cache.version ?? ''}-${hash}`}};
}
