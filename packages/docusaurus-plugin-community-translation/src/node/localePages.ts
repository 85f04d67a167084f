import path from 'path';
import type {PageTranslation} from '../status';
import {changesUrl, newFileUrl} from './editLinks';
import {commitOfBaseline} from './gitBaseline';
import {baselineOf, comparePages} from './pageComparison';
import type {Lock} from './lockFile';
import {readPage, type Page} from './page';
import type {Site} from './site';
import type {SourcePage} from './sourcePages';

/** The file of the translation of a page, whether or not it exists. */
export const translationFile = ({folder, relativeFile}: SourcePage, locale: string): string =>
  path.join(folder.translationFolder(locale), relativeFile);

/**
 * The URL to edit a page, or to create its translation. `custom_edit_url` in the front matter overrides the option `editUrl`;
 * the value `null` means no URL.
 */
function editLink(page: SourcePage, shown: Page, locale: string, exists: boolean) {
  const custom = shown.frontMatter.custom_edit_url;
  const link = custom === undefined ? page.editUrl(locale) : exists ? custom : undefined;
  if (typeof link !== 'string' || !/^https?:\/\//.test(link)) {
    return undefined;
  }
  return exists ? link : newFileUrl(link);
}

/** How the statuses of pages are determined. */
export type PageOptions = {
  /** Whether to find the commit of each baseline with git. */
  withHistory?: boolean;
  /** Whether to include excluded pages, as far as the content of files can tell their statuses. */
  withExcluded?: boolean;
  /** Reads a page from another place than the disk. `null` if it does not exist. */
  read?: (file: string) => Page | null;
};

/** The status of a page in a locale. `undefined` if the source does not exist. */
function pageTranslation(
  site: Site,
  page: SourcePage,
  locale: string,
  lock: Lock,
  {withHistory = false, read = readPage}: PageOptions,
): PageTranslation | undefined {
  const source = read(page.file);
  if (!source) {
    return undefined;
  }
  const file = translationFile(page, locale);
  const translation = read(file);
  const name = site.nameOf(page.file);
  const baseline = site.isExcluded(page.file) ? baselineOf(source) : lock.pages[name]?.source;
  const {hasSourceChanged, ...comparison} = comparePages(source, translation, baseline);
  const editUrl = editLink(page, translation ?? source, locale, translation !== null);
  const {defaultLocale} = site.context.i18n;
  const found =
    hasSourceChanged && withHistory && baseline ? commitOfBaseline(page.file, baseline) : undefined;
  const sourceUrl = hasSourceChanged ? editLink(page, source, defaultLocale, true) : undefined;
  const changes = sourceUrl && changesUrl(sourceUrl, found);
  return {
    ...comparison,
    kind: page.folder.kind,
    source: name,
    ...(translation && {translation: site.nameOf(file)}),
    title: source.title ?? page.title,
    path: page.path,
    sourceHash: source.hash,
    ...(found && {since: {commit: found.commit, date: found.date}}),
    ...(editUrl && {editUrl}),
    ...(changes && {changesUrl: changes}),
  };
}

/** The statuses of all pages in a locale, sorted by source. */
export function localePages(
  site: Site,
  locale: string,
  lock: Lock,
  options: PageOptions,
): PageTranslation[] {
  return site.pages
    .filter(({file}) => options.withExcluded || !site.isExcluded(file))
    .flatMap((page) => pageTranslation(site, page, locale, lock, options) ?? [])
    .sort((a, b) => (a.source < b.source ? -1 : 1));
}
