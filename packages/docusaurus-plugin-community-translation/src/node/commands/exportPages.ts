import fs from 'fs';
import path from 'path';
import type {TranslationStatus} from '../../status';
import {namedPages, type Flags} from './input';
import {counted} from './output';
import type {ExchangedPage, ExchangeFile} from './exchangeFile';
import {termsIn} from '../glossary';
import {recordedTexts} from '../gitBaseline';
import {comparePages} from '../pageComparison';
import {TranslationProblem} from '../problem';
import {pageTasks, type PageTasks} from '../pageTasks';
import type {Site} from '../site';
import {withVersionBaselines} from '../withVersionBaselines';

const instructions = [
  'Translate the "source" of each section, and write the result to its "translation". "oldSource" is the text that the present translation translates.',
  'Keep code, targets of links, numbers, and levels and ids of headings. Use the "terms".',
  'If a section must leave out a link, a number or code, or needs another link, add a "reason" to it. Code blocks never change.',
  'A section without "source" is no longer in the source: empty its "translation" to delete it.',
  'If a machine translated the file, set "machine" to true. Do not change other values.',
];

/** The statuses of the pages that are exported if no page is named. */
const stale: TranslationStatus[] = ['outdated', 'different', 'partial', 'untranslated'];

function exportedPage(
  page: PageTasks,
  termsOf: (text: string) => Record<string, string>,
): ExchangedPage {
  const recorded = recordedTexts(page);
  return {
    source: page.name,
    sourceHash: page.source.hash,
    translationHash: page.translation?.hash ?? '',
    sections: page.tasks.map(({id, title, kind, ...task}) => {
      const text = task.source?.text;
      const terms = termsOf(text ?? '');
      return {
        id,
        title,
        kind,
        ...(recorded.has(id) && {oldSource: recorded.get(id)}),
        ...(text !== undefined && {source: text}),
        translation: task.translation?.text ?? '',
        ...(Object.keys(terms).length > 0 && {terms}),
      };
    }),
  };
}

/**
 * Runs `translations:export`: writes the sections to translate to one file, for a translator, an agency or a program. Without files,
 * exports all pages that are stale or not translated.
 *
 * @throws TranslationProblem if there is no locale, the file exists, or the glossary or the lock file cannot be read
 */
export function exportPages(site: Site, files: string[], flags: Flags): string {
  if (flags.locale === undefined) {
    throw new TranslationProblem('Pass --locale <locale>: a file has one language.');
  }
  const isNamed = files.length > 0;
  const names = isNamed ? files : site.pages.map(({file}) => file);
  const glossary = site.glossary();
  const [{locale, pages} = {locale: '', pages: []}] = namedPages(site, names, flags);
  const lock = withVersionBaselines(site, locale);
  const exported = pages
    .filter(({file}) => !site.isExcluded(file))
    .flatMap((page) => pageTasks(site, locale, page, lock) ?? [])
    .filter(
      ({source, translation, baseline, tasks}) =>
        tasks.length > 0 &&
        (isNamed || stale.includes(comparePages(source, translation, baseline).status)),
    )
    .map((page) =>
      exportedPage(page, (text) =>
        termsIn(glossary, text, site.context.i18n.defaultLocale, locale),
      ),
    );
  if (exported.length === 0) {
    return 'Nothing to translate.';
  }
  const target = path.resolve(String(flags.output ?? `translations-${locale}.json`));
  const content: ExchangeFile = {version: 1, instructions, locale, machine: false, pages: exported};
  fs.mkdirSync(path.dirname(target), {recursive: true});
  try {
    fs.writeFileSync(target, `${JSON.stringify(content, null, 2)}\n`, {flag: 'wx'});
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST';
    throw isThere
      ? new TranslationProblem(`${target} exists. Import it or delete it, or pass --output <file>.`)
      : error;
  }
  const count = exported.reduce((sum, {sections}) => sum + sections.length, 0);
  const sections = counted(count, 'section');
  return `${locale}: ${sections} of ${counted(exported.length, 'page')} in ${target}`;
}
