import type {SectionDifference} from '../status';
import {translationFile} from './localePages';
import type {Lock} from './lockFile';
import {readPage, type Page} from './page';
import {compareSections, countedTexts, type Baseline, type ComparedSection} from './pageComparison';
import type {Site} from './site';
import type {SourcePage} from './sourcePages';

/**
 * Why a translator has to work on a section: as in `SectionDifference`, or
 * - `untranslated`: a part of its text is the text of the source;
 * - `unknown`: no baseline is recorded.
 */
export type TaskKind = Exclude<SectionDifference['kind'], 'reordered'> | 'untranslated' | 'unknown';

/** A section that a translator has to work on. */
export type SectionTask = ComparedSection & {kind: TaskKind};

/** A page that a translator has to work on. */
export type PageTasks = {
  /** Absolute path of the source, and the path relative to the site directory. */
  file: string;
  name: string;
  source: Page;
  translation: Page | null;
  baseline: Baseline | undefined;
  tasks: SectionTask[];
};

/** What a translator has to do on a page. `undefined` if the source does not exist. */
export function pageTasks(
  site: Site,
  locale: string,
  page: SourcePage,
  lock: Lock,
): PageTasks | undefined {
  const name = site.nameOf(page.file);
  const source = readPage(page.file);
  const translation = readPage(translationFile(page, locale));
  if (!source) {
    return undefined;
  }
  const baseline = lock.pages[name]?.source;
  const sourceTexts = new Set(countedTexts(source.sections));
  const tasks = compareSections(source, translation, baseline).flatMap((section): SectionTask[] => {
    const texts = section.translation ? countedTexts([section.translation]) : [];
    const kind =
      section.kinds.find((one) => one !== 'reordered') ??
      (texts.some((text) => sourceTexts.has(text)) ? 'untranslated' : baseline ? '' : 'unknown');
    return kind === '' ? [] : [{...section, kind}];
  });
  return {name, file: page.file, source, translation, baseline, tasks};
}
