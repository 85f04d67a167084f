import fs from 'fs/promises';
import path from 'path';

/** What this file needs of webpack's `Stats`. */
type Build = {
  compilation: {getAssets: () => readonly {name: string; info: Record<string, unknown>}[]};
};

/** Pages that a compilation rendered, without files copied from `static/`. None in Docusaurus 3, which renders them later. */
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

/** Files of routes in a finished build; routes without a file are left out. */
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
