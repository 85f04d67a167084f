import path from 'path';
import type {PageTranslation} from '../status';
import {changesUrl, newFileUrl} from './editLinks';
import {commitOfBaseline} from './gitBaseline';
import {baselineOf, pageStatus} from './pageStatus';
import {readPage} from './site';
import type {Lock} from './lock';
import type {Page} from './page';
import type {Site} from './site';
import type {SourcePage} from './sourcePages';

const isAddress = (url: string) => /^https?:\/\//.test(url);

/** The file of a page's translation, whether or not it is there. */
export const translationFile = ({folder, relativeFile}: SourcePage, locale: string): string =>
  path.join(folder.translationFolder(locale), relativeFile);

/** Where a reader edits a page, or makes its translation. Front matter knows better than the options; `null` there is for nowhere. */
function editLink(page: SourcePage, shown: Page, locale: string, exists: boolean) {
  const custom = shown.frontMatter.custom_edit_url;
  const link = custom === undefined ? page.editUrl(locale) : exists ? custom : undefined;
  if (typeof link !== 'string' || !isAddress(link)) {
    return undefined;
  }
  return exists ? link : newFileUrl(link);
}

/** How a page stands in a locale; `undefined` where its source is gone since the content was loaded. */
export function pageTranslation(
  site: Site,
  page: SourcePage,
  locale: string,
  lock: Lock,
): PageTranslation | undefined {
  const source = readPage(page.file);
  if (!source) {
    return undefined;
  }
  const file = translationFile(page, locale);
  const translation = readPage(file);
  const name = site.nameOf(page.file);
  const baseline = site.isGenerated(page.file) ? baselineOf(source) : lock[name];
  const status = pageStatus(source, translation, baseline);
  const editUrl = editLink(page, translation ?? source, locale, translation !== null);
  const hasChanged =
    baseline !== undefined &&
    translation !== null &&
    status.differences.some(({kind}) => kind === 'changed' || kind === 'missing');
  const since = hasChanged ? commitOfBaseline(page.file, baseline) : undefined;
  const sourceUrl = hasChanged
    ? editLink(page, source, site.context.i18n.defaultLocale, true)
    : undefined;
  const changes = sourceUrl && changesUrl(sourceUrl, since?.date);
  return {
    ...status,
    kind: page.folder.kind,
    source: name,
    ...(translation && {translation: site.nameOf(file)}),
    title: source.title ?? page.title,
    path: page.path,
    sourceHash: source.hash,
    ...(since && {since}),
    ...(editUrl && {editUrl}),
    ...(changes && {changesUrl: changes}),
  };
}

/** All pages in a locale, in the order of their sources. Generated pages are only known for the locale that is being built. */
export function localePages(site: Site, locale: string, lock: Lock): PageTranslation[] {
  return site.pages
    .filter(({file}) => locale === site.context.i18n.currentLocale || !site.isGenerated(file))
    .flatMap((page) => pageTranslation(site, page, locale, lock) ?? [])
    .sort((a, b) => (a.source < b.source ? -1 : 1));
}
