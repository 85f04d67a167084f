import fs from 'fs';
import path from 'path';

// In the order of Docusaurus' webpack configuration (`resolve.extensions`).
const endings = [
  '',
  '.mjs',
  '.js',
  '.jsx',
  '.ts',
  '.tsx',
  '/index.js',
  '/index.jsx',
  '/index.ts',
  '/index.tsx',
];

const isFile = (file: string) => fs.statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;

function packageModuleExists(component: string, siteDir: string): boolean {
  return endings.some((ending) => {
    try {
      require.resolve(component + ending, {paths: [siteDir]});
      return true;
    } catch (error) {
      // A package may export the module to bundlers alone; that is for webpack to say.
      return (error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND';
    }
  });
}

/**
 * Whether the module of a component is there. What a theme gives (`@theme/…`) is not looked for: only webpack knows all of them.
 *
 * @param component `@site/…`, an absolute path, or a package's module
 * @param siteDir folder that `@site` stands for
 */
export function componentExists(component: string, siteDir: string): boolean {
  if (component.startsWith('@theme/')) {
    return true;
  }
  const file = component.replace(/^@site(?=\/)/, siteDir);
  return path.isAbsolute(file)
    ? endings.some((ending) => isFile(file + ending))
    : packageModuleExists(component, siteDir);
}
