import type {Page, Section} from './page';
import {codeOf, countedTexts, type Baseline} from './pageComparison';
import {pairSections} from './sectionPairs';

/** A section of a source and its translation. One of them is absent if the other page lacks the section. */
export type AlignedSection = {source?: Section; translation?: Section};

/** All sections of a page in the order of the source. A section that the source lacks follows the one that it follows now. */
export function alignSections(source: Page, translation: Page | null): AlignedSection[] {
  const sections = translation?.sections ?? [];
  const pairs = pairSections(source.sections, sections);
  const sourceOf = new Map(pairs.map((pair) => [pair.translation, pair.source]));
  const groups = source.sections.map((section) => [{source: section} as AlignedSection]);
  let previous = 0;
  sections.forEach((section, index) => {
    const position = sourceOf.get(index);
    const known = groups[position ?? -1]?.[0];
    if (known && position !== undefined) {
      known.translation = section;
      previous = position;
    } else {
      groups[previous]?.push({translation: section});
    }
  });
  return groups.flat();
}

/**
 * Why a translator has to work on a section: as in `SectionDifference`, or
 * - `untranslated`: a part of its text is the text of the source;
 * - `unknown`: no baseline is recorded.
 */
export type TaskKind = 'changed' | 'missing' | 'extra' | 'code' | 'untranslated' | 'unknown';

/** A section that a translator has to work on. */
export type SectionTask = AlignedSection & {
  /** Anchor and heading, in the source if it has the section. */
  id: string;
  title: string;
  kind: TaskKind;
};

function kindOf(
  {source, translation}: AlignedSection,
  sourceTexts: Set<string>,
  baseline: Baseline | undefined,
): TaskKind | undefined {
  if (!source) {
    return 'extra';
  }
  if (!translation) {
    return 'missing';
  }
  if (baseline && baseline[source.id] !== source.hash) {
    return 'changed';
  }
  if (countedTexts([translation]).some((text) => sourceTexts.has(text))) {
    return 'untranslated';
  }
  if (codeOf(source).join('\0') !== codeOf(translation).join('\0')) {
    return 'code';
  }
  return baseline ? undefined : 'unknown';
}

/** The sections of a page that a translator has to work on. */
export function sectionTasks(
  source: Page,
  translation: Page | null,
  baseline: Baseline | undefined,
): SectionTask[] {
  const sourceTexts = new Set(countedTexts(source.sections));
  return alignSections(source, translation).flatMap((section): SectionTask[] => {
    const kind = kindOf(section, sourceTexts, baseline);
    const {id = '', title = ''} = section.source ?? section.translation ?? {};
    return kind ? [{...section, id, title, kind}] : [];
  });
}
