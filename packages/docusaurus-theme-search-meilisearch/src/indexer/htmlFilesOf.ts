import fs from 'fs/promises';
import path from 'path';

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

async function exists(file: string): Promise<boolean> {
  return fs.access(file).then(
    () => true,
    () => false,
  );
}

/** Returns the HTML files of routes in a completed build, as paths within `outDir`. Routes without a file are skipped. */
export async function htmlFilesOfRoutes(
  routes: string[],
  {outDir, baseUrl}: {outDir: string; baseUrl: string},
): Promise<string[]> {
  const files = await Promise.all(
    routes.map(async (route) => {
      const relative = route.slice(baseUrl.length).replace(/\/$/, '');
      for (const file of [path.join(relative, 'index.html'), `${relative}.html`]) {
        if (await exists(path.join(outDir, file))) {
          return [file];
        }
      }
      return [];
    }),
  );
  return [...new Set(files.flat())];
}
