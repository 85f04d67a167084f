import fs from 'fs';
import path from 'path';
import type {TranslationStatus} from '../status';
import {namedPages, type Flags} from './commandInput';
import {counted} from './commandOutput';
import type {ExchangedPage, ExchangeFile} from './exchangeFile';
import {recordedTexts} from './gitBaseline';
import {termsIn, type GlossaryEntry} from './glossary';
import {translationFile} from './localePages';
import type {Lock} from './lockFile';
import {readPage} from './page';
import {comparePages} from './pageComparison';
import {TranslationProblem} from './problem';
import {sectionTasks} from './sectionTasks';
import type {Site} from './site';
import type {SourcePage} from './sourcePages';
import {withVersionBaselines} from './versionBaselines';

const instructions = [
  'Translate the "source" of each section, and write the result to its "translation". "oldSource" is the text that the present translation translates.',
  'Keep code, targets of links, numbers, and levels and ids of headings. Use the "terms".',
  'A section without "source" is no longer in the source: empty its "translation" to delete it.',
  'If a machine translated the file, set "machine" to true. Do not change other values.',
];

/** The statuses of the pages that are exported if no page is named. */
const stale: TranslationStatus[] = ['outdated', 'different', 'partial', 'untranslated'];

function exportedPage(
  site: Site,
  page: SourcePage,
  locale: string,
  {baselines}: Lock,
  glossary: GlossaryEntry[],
  isNamed: boolean,
): ExchangedPage[] {
  const name = site.nameOf(page.file);
  const source = readPage(page.file);
  const translation = readPage(translationFile(page, locale));
  const baseline = baselines[name];
  const tasks = source ? sectionTasks(source, translation, baseline) : [];
  if (!source || tasks.length === 0) {
    return [];
  }
  if (!isNamed && !stale.includes(comparePages(source, translation, baseline).status)) {
    return [];
  }
  const old =
    baseline && tasks.some(({kind}) => kind === 'changed')
      ? recordedTexts(page.file, baseline)
      : new Map<string, string>();
  return [
    {
      source: name,
      sourceHash: source.hash,
      translationHash: translation?.hash ?? '',
      sections: tasks.map(({id, title, kind, ...task}) => {
        const text = task.source?.text;
        const {defaultLocale} = site.context.i18n;
        const terms = termsIn(glossary, text ?? '', defaultLocale, locale);
        return {
          id,
          title,
          kind,
          ...(kind === 'changed' && old.has(id) && {oldSource: old.get(id)}),
          ...(text !== undefined && {source: text}),
          translation: task.translation?.text ?? '',
          ...(Object.keys(terms).length > 0 && {terms}),
        };
      }),
    },
  ];
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
    .flatMap((page) => exportedPage(site, page, locale, lock, glossary, isNamed));
  if (exported.length === 0) {
    return 'Nothing to translate.';
  }
  const target = path.resolve(String(flags.output ?? `translations-${locale}.json`));
  const content: ExchangeFile = {version: 1, instructions, locale, machine: false, pages: exported};
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
