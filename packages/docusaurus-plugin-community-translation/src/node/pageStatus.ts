import type {SectionDifference, TranslationStatus} from '../status';
import type {Page, Section} from './page';
import {pairSections, reorderedSections} from './sectionPairs';

/** The sections of the source from which a translation was made: id → hash. */
export type Baseline = Record<string, string>;

export type PageStatus = {
  status: TranslationStatus;
  /** 0–100, rounded down: share of the translatable blocks that are not the source's text. */
  percent: number;
  differences: SectionDifference[];
};

/** From this share of source text on, a translation counts as none. */
const untranslatedShare = 0.9;

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
 * How a translation stands to its source. Pure: it reads texts, no dates and no files.
 *
 * The order of the rules: no translation, or one that is 90 % or more the source's text, is `untranslated`; a translation that
 * says of itself `translation: machine` is `machine`; one that still has blocks of the source is `partial`; one without a
 * baseline is `unknown`; one whose source changed since, or whose sections or code differ, is `outdated`; else it is `current`.
 *
 * @param baseline what was recorded when the translation was made; `undefined` where nothing was
 */
export function pageStatus(
  source: Page,
  translation: Page | null,
  baseline: Baseline | undefined,
): PageStatus {
  if (!translation) {
    return {status: 'untranslated', percent: 0, differences: []};
  }
  const sourceTexts = new Set(countedTexts(source.sections));
  const texts = countedTexts(translation.sections);
  const untouched = texts.filter((text) => sourceTexts.has(text)).length;
  const differences = differencesBetween(source, translation, baseline);
  const missing = new Set(differences.filter(({kind}) => kind === 'missing').map(({id}) => id));
  const lacking = countedTexts(source.sections.filter(({id}) => missing.has(id))).length;
  const total = texts.length + lacking;
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
