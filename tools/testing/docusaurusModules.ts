import fs from 'node:fs';
import path from 'node:path';
import {transformWithOxc, type Plugin} from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
const coreExports = path.join(root, 'node_modules/@docusaurus/core/lib/client/exports');
const fallbackTheme = path.join(root, 'node_modules/@docusaurus/core/lib/client/theme-fallback');
const classicTheme = path.join(root, 'node_modules/@docusaurus/theme-classic/lib/theme');

/** The modules that Docusaurus generates for a site. `renderInSite` sets what a component reads from them. */
const generated: Record<string, string> = {
  'docusaurus.config': `export default ${JSON.stringify({
    title: 'Test site',
    url: 'https://example.com',
    baseUrl: '/',
    themeConfig: {},
  })}`,
  i18n: `export default ${JSON.stringify({
    defaultLocale: 'en',
    currentLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {label: 'English', htmlLang: 'en', direction: 'ltr'}},
  })}`,
  'docusaurus-plugin-community-translation/default/on-demand':
    'export default {strings: {}, details: {}, untranslatedIn: {}}',
};

function existingFile(base: string): string | undefined {
  return ['.tsx', '.ts', '.js', '/index.tsx', '/index.ts', '/index.js']
    .map((ending) => `${base}${ending}`)
    .find((file) => fs.existsSync(file));
}

/** The package of this repository that a file belongs to. */
function packageOf(importer: string): string | undefined {
  const [name] = path.relative(path.join(root, 'packages'), importer).split(path.sep);
  return name === '..' ? undefined : path.join(root, 'packages', name ?? '');
}

/** Finds a theme component as Docusaurus does: in the package of the importer, the classic theme and the fallback theme. */
function themeFile(name: string, importer: string): string | undefined {
  const importingPackage = packageOf(importer);
  return (
    (importingPackage && existingFile(path.join(importingPackage, 'src/theme', name))) ??
    existingFile(path.join(classicTheme, name)) ??
    existingFile(path.join(fallbackTheme, name))
  );
}

/**
 * Resolves the module names that exist only in a Docusaurus build, for component tests: `@docusaurus/*` and `@theme-wrapped/*` are
 * the modules of Docusaurus itself, `@theme/*` those of the package under test first, `<package>/client` its sources. `@generated/*` is a
 * minimal site; a module of it that is not listed above is an empty object.
 */
export function docusaurusModules(): Plugin {
  return {
    name: 'docusaurus-modules',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const [scope, ...rest] = source.split('/');
      const name = rest.join('/');
      switch (scope) {
        case '@docusaurus':
          return existingFile(path.join(coreExports, name));
        case '@generated':
          // Without the ending, since Vite would parse the module as JSON.
          return `\0generated:${name.replace(/\.json$/, '')}`;
        case '@theme':
          return themeFile(name, importer);
        case '@theme-original':
          return existingFile(path.join(classicTheme, name));
        case '@theme-wrapped':
          return existingFile(path.join(classicTheme, ...rest.slice(1)));
        default:
          return name === 'client'
            ? existingFile(path.join(root, 'packages', scope ?? '', 'src/client'))
            : undefined;
      }
    },
    load(id) {
      return id.startsWith('\0generated:')
        ? (generated[id.slice('\0generated:'.length)] ?? 'export default {}')
        : undefined;
    },
    // The published modules of Docusaurus contain JSX in files named `.js`.
    transform(code, id) {
      return /@docusaurus\/.*\.js$/.test(id)
        ? transformWithOxc(code, id, {lang: 'jsx', jsx: {runtime: 'classic'}})
        : undefined;
    },
  };
}
