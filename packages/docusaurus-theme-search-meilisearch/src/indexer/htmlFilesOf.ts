import fs from 'fs';
import path from 'path';
import {withoutSlash} from '../paths';

/** The part of webpack's `Stats` that is used here. */
type Build = {
  compilation: {getAssets: () => readonly {name: string; info: Record<string, unknown>}[]};
};

/**
 * Returns the HTML files that a compilation emitted, without those copied from `static/`. Empty in Docusaurus 3, which renders pages
 * after the compilation.
 */
export function renderedHtmlFiles({compilation}: Build): string[] {
  return compilation
    .getAssets()
    .filter(({name, info}) => name.endsWith('.html') && !info.copied)
    .map(({name}) => name);
}

/** Returns the HTML files of routes in a completed build, as paths within `outDir`. Routes without a file are skipped. */
export function htmlFilesOfRoutes(
  routes: string[],
  {outDir, baseUrl}: {outDir: string; baseUrl: string},
): string[] {
  const files = routes.flatMap((route) => {
    const page = withoutSlash(route.slice(baseUrl.length));
    const candidates = [path.join(page, 'index.html'), `${page}.html`];
    return candidates.find((file) => fs.existsSync(path.join(outDir, file))) ?? [];
  });
  return [...new Set(files)];
}
