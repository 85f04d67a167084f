import {bundle, gzippedLength} from './bundle';

const name = 'docusaurus-plugin-community-translation';

/** Modules that every site has, and the wrapped components. */
const isExcluded = (id: string) => /^(react|@(docusaurus|generated|theme-wrapped)\/.*)$/.test(id);

const localeMenu = ['./wrappers/NavbarItem/DropdownNavbarItem.js'];
const translatedPage = [
  './wrappers/BlogPostItem.js',
  './wrappers/BlogPostItem/Content.js',
  './wrappers/BlogPostItem/Header/Title.js',
  './wrappers/DocItem/Content.js',
  './wrappers/MDXContent.js',
  './wrappers/Navbar.js',
  './wrappers/TOCItems.js',
  './notice/StaticNotice.js',
];
/** Docusaurus puts the styles of all components into one file. */
const styles = ['TranslationNotice', 'TranslationStatus', 'TranslationBadge'].map(
  (component) => `./theme/${component}/styles.css`,
);

async function sizeOf(modules: string[], stylesheets: string[] = []): Promise<number> {
  const files = await bundle(
    name,
    [
      ...modules.map((file, index) => `export {default as m${index}} from '${file}';`),
      ...stylesheets.map((file) => `import '${file}';`),
    ].join('\n'),
    isExcluded,
  );
  return files.reduce((sum, content) => sum + gzippedLength(content), 0);
}

/** Sizes of the translation plugin, minified for ES2020 and gzipped, in bytes. */
export type TranslationSizes = {
  /** Scripts that every page of the default locale loads. */
  defaultLocale: number;
  /** Scripts and styles that every page of a translated locale loads. */
  translatedLocale: number;
};

/** What the translation plugin adds to every page, without HTML, the statuses of pages, which depend on the site, and the dashboard. */
export const measureTranslation = async (): Promise<TranslationSizes> => ({
  defaultLocale: await sizeOf(localeMenu),
  translatedLocale: await sizeOf([...localeMenu, ...translatedPage], styles),
});
