import type {SectionDifference, TranslationStatus} from '../status';
import type {Page, Section} from './page';
import {pairSections, reorderedSections} from './sectionPairs';

/** The state of a source when it was translated: id of a section → its hash. */
export type Baseline = Record<string, string>;

/** Result of the comparison of a translation with its source. */
export type PageComparison = {
  status: TranslationStatus;
  /** Share of the translatable texts that are translated: 0–100, rounded down. */
  percent: number;
  differences: SectionDifference[];
};

/** A page with at least this share of source text is not translated. */
const untranslatedShare = 0.9;

/** The baseline of a source. */
export const baselineOf = (source: Page): Baseline =>
  Object.fromEntries(source.sections.map(({id, hash}) => [id, hash]));

const codeOf = ({blocks}: Section) =>
  blocks.filter(({kind}) => kind === 'code').map(({text}) => text);

const countedTexts = (sections: Section[]) =>
  sections.flatMap(({blocks}) => blocks.filter(({counts}) => counts).map(({text}) => text));

function differencesBetween(source: Page, translation: Page, baseline: Baseline | undefined) {
  const pairs = pairSections(source.sections, translation.sections);
  const moved = reorderedSections(pairs);
  const translationOf = new Map(pairs.map((pair) => [pair.source, pair.translation]));
  const paired = new Set(pairs.map((pair) => pair.translation));
  const differences = source.sections.flatMap((section, index): SectionDifference[] => {
    const {id, title, hash} = section;
    const position = translationOf.get(index);
    const translated = position === undefined ? undefined : translation.sections[position];
    if (!translated) {
      return [{id, title, kind: 'missing'}];
    }
    const isChanged = baseline !== undefined && baseline[id] !== hash;
    const hasOtherCode = codeOf(section).join('\0') !== codeOf(translated).join('\0');
    const kinds: SectionDifference['kind'][] = [
      ...(isChanged ? (['changed'] as const) : []),
      ...(moved.has(index) ? (['reordered'] as const) : []),
      ...(hasOtherCode ? (['code'] as const) : []),
    ];
    return kinds.map((kind) => ({id, title, kind}));
  });
  const extra = translation.sections
    .filter((_, index) => !paired.has(index))
    .map(({id, title}): SectionDifference => ({id, title, kind: 'extra'}));
  return [...differences, ...extra];
}

/**
 * Compares a translation with its source. Reads neither dates nor files. The first rule that applies determines the status:
 *
 * 1. `untranslated`: there is no translation, or at least 90% of its text is the text of the source;
 * 2. `machine`: the front matter of the translation says `translation: machine`;
 * 3. `partial`: some of its text is the text of the source;
 * 4. `unknown`: there is no baseline;
 * 5. `outdated`: the source has changed since the baseline, or sections or code differ;
 * 6. `current`.
 *
 * @param baseline recorded when the page was translated; `undefined` if there is none
 */
export function comparePages(
  source: Page,
  translation: Page | null,
  baseline: Baseline | undefined,
): PageComparison {
  if (!translation) {
    return {status: 'untranslated', percent: 0, differences: []};
  }
  const sourceTexts = new Set(countedTexts(source.sections));
  const texts = countedTexts(translation.sections);
  const untouched = texts.filter((text) => sourceTexts.has(text)).length;
  const differences = differencesBetween(source, translation, baseline);
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
    if (untouched > 0) {
      return 'partial';
    }
    if (!baseline) {
      return 'unknown';
    }
    return differences.length > 0 ? 'outdated' : 'current';
  };
  return {status: status(), percent, differences};
}
