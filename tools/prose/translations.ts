import fs from 'node:fs';
import path from 'node:path';
import {
  parsePage,
  type Page,
} from '../../packages/docusaurus-plugin-community-translation/src/node/page';
import {folders, pagesIn, root} from '../../website/tests/content/readPage';
import {uiStringsIn, type UiString} from './uiStrings';

const readStrings = (file: string) =>
  JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as Record<string, string>;

/** Strings of Docusaurus that the site does not override. */
function stockStrings(locale: string, folder: string): UiString[] {
  const own = readStrings(`i18n/${locale}/code.json`);
  const stock = readStrings(
    `node_modules/@docusaurus/theme-translations/locales/${folder}/theme-common.json`,
  );
  return Object.entries(stock)
    .filter(([key]) => !(key in own))
    .map(([key, text]) => ({file: `i18n/${locale}/code.json "${key}"`, line: 1, text}));
}

/** Strings of a locale: of the site, of Docusaurus, of the API pages and of the packages. */
export function translatedStrings(locale: string): UiString[] {
  // Packages and Docusaurus name Chinese by its script.
  const packageLocale = locale === 'zh-cn' ? 'zh-Hans' : locale;
  const packages = fs
    .readdirSync(path.join(root, 'packages'))
    .map((name) => `packages/${name}/locales/${packageLocale}.json`);
  const strings = uiStringsIn(
    [`i18n/${locale}`, `website/reference/labels/${locale}.json`, ...packages].filter((name) =>
      fs.existsSync(path.join(root, name)),
    ),
  ).filter(({file}) => !file.endsWith('translations.lock.json'));
  return [...strings, ...stockStrings(locale, packageLocale)];
}

/** Lines of the translated pages of a locale, with titles and descriptions. The API pages, which a build generates, are left out. */
export function translatedLines(locale: string): UiString[] {
  return pagesIn(`i18n/${locale}`)
    .filter(({file}) => !file.includes('/current/api/'))
    .flatMap(({file, prose, frontMatter: {title, description}}) => [
      {file, line: 1, text: [title, description].join('\n')},
      ...prose.map((line) => ({file, ...line})),
    ]);
}

/** A page as the translation plugin reads it, its file from the root of the repository, and its text. */
export type TranslationPage = Page & {file: string; text: string};

export const translationPage = (file: string, text: string): TranslationPage => ({
  file,
  text,
  ...parsePage(text),
});

const readTranslation = (file: string) =>
  translationPage(file, fs.readFileSync(path.join(root, file), 'utf8'));

/** Stands for a no-break space, which the plugin reads as a space. */
const noBreakSpace = '\u{E000}';

/** The parts of a page that readers see, in Markdown, without code blocks. Title and description are the first. */
export function proseOf({frontMatter: {title, description}, text}: TranslationPage) {
  const {sections} = parsePage(text.replaceAll('\u{A0}', noBreakSpace));
  return [
    {line: 1, kind: 'text', text: [title, description].join('\n')},
    ...sections
      .flatMap(({blocks}) => blocks)
      .filter(({line, kind}) => line && kind !== 'code')
      .map(({line = 1, kind, text: markdown}) => ({
        line,
        kind,
        text: markdown.replace(/^h\d /, '').replaceAll(noBreakSpace, '\u{A0}'),
      })),
  ];
}

const sources = new Map<string, TranslationPage>();

/** A page and its translation. */
export type Pair = {source: TranslationPage; translation: TranslationPage};

/** The translated pages of a locale with their sources. */
export function translationPairs(locale: string): Pair[] {
  return Object.entries(folders).flatMap(([sourceFolder, folder]) => {
    const translations = `i18n/${locale}/${folder}`;
    return pagesIn(translations).flatMap(({file}) => {
      const sourceFile = path.posix.join(sourceFolder, path.posix.relative(translations, file));
      // `translations:check` reports a translation without a source.
      if (!fs.existsSync(path.join(root, sourceFile))) {
        return [];
      }
      const source = sources.get(sourceFile) ?? readTranslation(sourceFile);
      sources.set(sourceFile, source);
      return [{source, translation: readTranslation(file)}];
    });
  });
}

/** The API pages, which must be generated, with their sources. */
export const referencePairs = (locale: string): Pair[] =>
  fs
    .readdirSync(path.join(root, 'website/docs/api'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.split(path.sep).join('/'))
    .map((file) => ({
      source: readTranslation(`website/docs/api/${file}`),
      translation: readTranslation(`i18n/${locale}/${folders['website/docs']}/api/${file}`),
    }));
