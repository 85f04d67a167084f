import type {SectionDifference, TranslationStatus} from '../status';
import {alignSections, type AlignedSection} from './alignSections';
import type {Page, Section} from './page';

/** A record that has only its own keys. `constructor`, which every object has, is the id of a heading in many references. */
export function recordFrom<Value>(entries: Iterable<[string, Value]>): Record<string, Value> {
  const record = Object.create(null) as Record<string, Value>;
  for (const [key, value] of entries) {
    record[key] = value;
  }
  return record;
}

/** The state of a source when it was translated: id of a section → its hash. */
export type Baseline = Record<string, string>;

/** Result of the comparison of a translation with its source. */
export type PageComparison = {
  status: TranslationStatus;
  /** Share of the translatable texts that are translated: 0–100, rounded down. */
  percent: number;
  differences: SectionDifference[];
  /** Whether the baseline proves that the source has changed since the page was translated, in a way that the translation lacks. */
  hasSourceChanged: boolean;
};

/** A page with at least this share of source text is not translated. */
const untranslatedShare = 0.9;

/** The baseline of a source. */
export const baselineOf = (source: Page): Baseline =>
  recordFrom(source.sections.map(({id, hash}) => [id, hash]));

/** Whether two baselines have the same sections, in any order. */
export const isSameBaseline = (a: Baseline, b: Baseline): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([id, hash]) => b[id] === hash);

/** What is recorded about a page: id of a section in the source → hash of the section in the source, and in the translation. */
export type PageRecord = {source: Baseline; translation: Record<string, string>};

/** What to record about a page. */
export const recordOf = (source: Page, translation: Page): PageRecord => ({
  source: baselineOf(source),
  translation: recordFrom(
    alignSections(source, translation).flatMap(({source: from, translation: to}) =>
      from && to ? [[from.id, to.hash]] : [],
    ),
  ),
});

// Markdown has no NUL characters: its parser replaces them.
const codeOf = ({blocks}: Section) =>
  blocks.flatMap(({kind, text}) => (kind === 'code' ? text : [])).join('\0');

/** Whether two sections have the same code blocks. */
export const hasSameCode = (a: Section, b: Section): boolean => codeOf(a) === codeOf(b);

/** The translatable texts of sections. */
export const countedTexts = (sections: Section[]) =>
  sections.flatMap(({blocks}) => blocks.filter(({counts}) => counts).map(({text}) => text));

/** A section of a page and how its translation differs. */
export type ComparedSection = AlignedSection & {
  /** Anchor and heading, in the source if it has the section. */
  id: string;
  title: string;
  kinds: SectionDifference['kind'][];
  /** Whether the baseline proves that a change of the source caused a difference. */
  isSourceChange: boolean;
};

/** All sections of a page in the order of the source, compared with their translations. */
export function compareSections(
  source: Page,
  translation: Page | null,
  baseline: Baseline | undefined,
): ComparedSection[] {
  const ids = new Set(source.sections.map(({id}) => id));
  const hasRemovedSection = Object.keys(baseline ?? {}).some((id) => !ids.has(id));
  return alignSections(source, translation).map((section): ComparedSection => {
    const {source: from, translation: to} = section;
    const {id = '', title = ''} = from ?? to ?? {};
    const recorded = baseline?.[id];
    // Spreading `section` would take most of the time.
    const compared = (kinds: ComparedSection['kinds'], isSourceChange: boolean) =>
      Object.assign(section, {id, title, kinds, isSourceChange});
    if (!from) {
      return compared(['extra'], hasRemovedSection);
    }
    if (!to) {
      // A section that the baseline has was there when the page was translated: it was left out.
      const isNew = baseline !== undefined && recorded === undefined;
      return compared(['missing'], isNew);
    }
    const found = {
      changed: baseline !== undefined && recorded !== from.hash,
      reordered: section.isReordered,
      code: !hasSameCode(from, to),
    };
    const kinds = (['changed', 'reordered', 'code'] as const).filter((kind) => found[kind]);
    return compared(kinds, found.changed);
  });
}

/** The reader of an untranslated page sees the source, so there are no differences to explain. */
const untranslated: PageComparison = {
  status: 'untranslated',
  percent: 0,
  differences: [],
  hasSourceChanged: false,
};

/**
 * Compares a translation with its source. Reads neither dates nor files. The first of these statuses that applies is that of the page:
 * `untranslated` (at least 90% of its text is the text of the source), `machine`, `partial`, `unknown`, `outdated`, `different`.
 *
 * @param baseline recorded when the page was translated; `undefined` if there is none
 */
export function comparePages(
  source: Page,
  translation: Page | null,
  baseline: Baseline | undefined,
): PageComparison {
  if (!translation) {
    return untranslated;
  }
  const sourceTexts = new Set(countedTexts(source.sections));
  const texts = countedTexts(translation.sections);
  const untouched = texts.filter((text) => sourceTexts.has(text)).length;
  const sections = compareSections(source, translation, baseline);
  const differences = sections.flatMap(({id, title, kinds, translation: to}) =>
    kinds.map((kind): SectionDifference => ({
      id,
      title,
      kind,
      ...(to && {translation: {id: to.id, title: to.title}}),
    })),
  );
  const hasSourceChanged = sections.some(({isSourceChange}) => isSourceChange);
  const missing = sections.filter(({translation: to}) => !to);
  const isLeftOut = missing.some(({isSourceChange}) => !isSourceChange);
  const total = texts.length + countedTexts(missing.flatMap(({source: from}) => from ?? [])).length;
  const isEmpty = texts.length === 0 && sourceTexts.size > 0;
  const percent = isEmpty
    ? 0
    : total === 0
      ? 100
      : Math.floor((100 * (texts.length - untouched)) / total);
  const status = (): TranslationStatus => {
    if (isEmpty || (texts.length > 0 && untouched / texts.length >= untranslatedShare)) {
      return 'untranslated';
    }
    if (translation.frontMatter.translation === 'machine') {
      return 'machine';
    }
    if (untouched > 0 || isLeftOut) {
      return 'partial';
    }
    if (!baseline) {
      return 'unknown';
    }
    if (hasSourceChanged) {
      return 'outdated';
    }
    return differences.length > 0 ? 'different' : 'current';
  };
  const found = status();
  return found === 'untranslated'
    ? {...untranslated, percent}
    : {status: found, percent, differences, hasSourceChanged};
}
