import type {SectionDifference, TranslationStatus} from '../status';
import type {Page, Section} from './page';
import {recordFrom} from './recordFrom';
import {pairSections, reorderedSections} from './sectionPairs';

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

/** The state of a translation: id of a section in the source → hash of the section in the translation. */
export const translationHashes = (source: Page, translation: Page): Record<string, string> =>
  recordFrom(
    pairSections(source.sections, translation.sections).flatMap((pair) => {
      const from = source.sections[pair.source];
      const to = translation.sections[pair.translation];
      return from && to ? [[from.id, to.hash]] : [];
    }),
  );

/** The code blocks of a section. */
export const codeOf = ({blocks}: Section) =>
  blocks.filter(({kind}) => kind === 'code').map(({text}) => text);

/** The translatable texts of sections. */
export const countedTexts = (sections: Section[]) =>
  sections.flatMap(({blocks}) => blocks.filter(({counts}) => counts).map(({text}) => text));

/** A difference, and whether the baseline proves that a change of the source caused it. */
type ExplainedDifference = {difference: SectionDifference; isSourceChange: boolean};

function differencesBetween(
  source: Page,
  translation: Page,
  baseline: Baseline | undefined,
): ExplainedDifference[] {
  const pairs = pairSections(source.sections, translation.sections);
  const moved = reorderedSections(pairs);
  const translationOf = new Map(pairs.map((pair) => [pair.source, pair.translation]));
  const paired = new Set(pairs.map((pair) => pair.translation));
  const differences = source.sections.flatMap((section, index): ExplainedDifference[] => {
    const {id, title, hash} = section;
    const isChanged = baseline !== undefined && baseline[id] !== hash;
    const position = translationOf.get(index);
    const translated = position === undefined ? undefined : translation.sections[position];
    if (!translated) {
      // A section that the baseline has was there when the page was translated: it was left out.
      const isNew = baseline !== undefined && baseline[id] === undefined;
      return [{difference: {id, title, kind: 'missing'}, isSourceChange: isNew}];
    }
    const inTranslation = {id: translated.id, title: translated.title};
    const hasOtherCode = codeOf(section).join('\0') !== codeOf(translated).join('\0');
    const found = {changed: isChanged, reordered: moved.has(index), code: hasOtherCode};
    return (['changed', 'reordered', 'code'] as const)
      .filter((kind) => found[kind])
      .map((kind) => ({
        difference: {id, title, kind, translation: inTranslation},
        isSourceChange: kind === 'changed',
      }));
  });
  const ids = new Set(source.sections.map(({id}) => id));
  const hasRemovedSection = Object.keys(baseline ?? {}).some((id) => !ids.has(id));
  const extra = translation.sections
    .filter((_, index) => !paired.has(index))
    .map(({id, title}): ExplainedDifference => ({
      difference: {id, title, kind: 'extra', translation: {id, title}},
      isSourceChange: hasRemovedSection,
    }));
  return [...differences, ...extra];
}

/** The reader of an untranslated page sees the source, so there are no differences to explain. */
const untranslated: PageComparison = {
  status: 'untranslated',
  percent: 0,
  differences: [],
  hasSourceChanged: false,
};

/**
 * Compares a translation with its source. Reads neither dates nor files. The first rule that applies determines the status:
 *
 * 1. `untranslated`: there is no translation, or at least 90% of its text is the text of the source;
 * 2. `machine`: the front matter of the translation says `translation: machine`;
 * 3. `partial`: some of its text is the text of the source, or it lacks a section that the source had when it was translated;
 * 4. `unknown`: there is no baseline;
 * 5. `outdated`: the source has changed since the baseline;
 * 6. `different`: the source has not changed since the baseline, but order, number or code of the sections differ;
 * 7. `current`.
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
  const explained = differencesBetween(source, translation, baseline);
  const differences = explained.map(({difference}) => difference);
  const hasSourceChanged = explained.some(({isSourceChange}) => isSourceChange);
  const leftOut = explained.filter(
    ({difference, isSourceChange}) => difference.kind === 'missing' && !isSourceChange,
  );
  const missing = new Set(differences.filter(({kind}) => kind === 'missing').map(({id}) => id));
  const missingTexts = countedTexts(source.sections.filter(({id}) => missing.has(id))).length;
  const total = texts.length + missingTexts;
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
    if (untouched > 0 || leftOut.length > 0) {
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
