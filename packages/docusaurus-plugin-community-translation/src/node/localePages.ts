import path from 'path';
import type {PageTranslation} from '../status';
import {changesUrl, newFileUrl} from './editLinks';
import {commitOfBaseline} from './gitBaseline';
import {baselineOf, pageStatus} from './pageStatus';
import {readPage} from './site';
import type {Lock} from './lock';
import type {Site} from './site';
import type {SourcePage} from './sourcePages';

const isAddress = (url: string | undefined): url is string => /^https?:\/\//.test(url ?? '');

/** The file of a page's translation, whether or not it is there. */
export const translationFile = ({folder, relativeFile}: SourcePage, locale: string): string =>
  path.join(folder.translationFolder(locale), relativeFile);

function linksOf(site: Site, page: SourcePage, locale: string, exists: boolean) {
  const target = page.editUrl(locale);
  const source = page.editUrl(site.context.i18n.defaultLocale);
  return {
    editUrl: isAddress(target) ? (exists ? target : newFileUrl(target)) : undefined,
    sourceUrl: isAddress(source) ? source : undefined,
  };
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
  const {editUrl, sourceUrl} = linksOf(site, page, locale, translation !== null);
  const hasChanged =
    baseline !== undefined &&
    translation !== null &&
    status.differences.some(({kind}) => kind === 'changed' || kind === 'missing');
  const since = hasChanged ? commitOfBaseline(page.file, baseline) : undefined;
  const changes = hasChanged && sourceUrl ? changesUrl(sourceUrl, since?.date) : undefined;
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
