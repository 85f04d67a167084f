import type {Page, Section} from './page';

/** Positions of a section in the source and in the translation. */
type SectionPair = {source: number; translation: number};

/**
 * Finds the source of each section of a translation, by id. Headings without explicit ids have different slugs in two
 * languages. They are matched by level and order between the sections that are matched by id.
 *
 * @returns pairs in the order of the translation
 */
function pairSections(source: Section[], translation: Section[]): SectionPair[] {
  const byId = new Map(source.map(({id}, index) => [id, index]));
  const sourceOf = translation.map(({id}) => byId.get(id));
  const taken = new Set(sourceOf);
  let cursor = 0;
  translation.forEach((section, index) => {
    const known = sourceOf[index];
    if (known !== undefined) {
      cursor = Math.max(cursor, known + 1);
      return;
    }
    const next = sourceOf.slice(index + 1).find((value) => value !== undefined && value >= cursor);
    const found = source.findIndex(
      ({level, hasExplicitId}, candidate) =>
        candidate >= cursor &&
        candidate < (next ?? source.length) &&
        level === section.level &&
        !taken.has(candidate) &&
        !hasExplicitId &&
        !section.hasExplicitId,
    );
    if (found !== -1) {
      sourceOf[index] = found;
      taken.add(found);
      cursor = found + 1;
    }
  });
  return sourceOf.flatMap((value, index) =>
    value === undefined ? [] : [{source: value, translation: index}],
  );
}

/**
 * The smallest set of sections to move so that a translation has the order of its source: all sections outside a longest increasing
 * subsequence. Returns positions in the source.
 */
function reorderedSections(pairs: SectionPair[]): Set<number> {
  const positions = pairs.map(({source}) => source);
  const longest = (sequences: number[][]) =>
    sequences.reduce((best, sequence) => (sequence.length > best.length ? sequence : best), []);
  /** For each position, the longest increasing subsequence that ends there. */
  const ending: number[][] = [];
  for (const position of positions) {
    const smaller = ending.filter((sequence) => (sequence[sequence.length - 1] ?? 0) < position);
    ending.push([...longest(smaller), position]);
  }
  const kept = new Set(longest(ending));
  return new Set(positions.filter((position) => !kept.has(position)));
}

/** A section of a source and its translation. One of them is absent if the other page lacks the section. */
export type AlignedSection = {
  source?: Section;
  translation?: Section;
  /** Whether the translation has the section at another position. */
  isReordered?: boolean;
};

/** All sections of a page in the order of the source. A section that the source lacks follows the one that it follows now. */
export function alignSections(source: Page, translation: Page | null): AlignedSection[] {
  const sections = translation?.sections ?? [];
  const pairs = pairSections(source.sections, sections);
  const reordered = reorderedSections(pairs);
  const sourceOf = new Map(pairs.map((pair) => [pair.translation, pair.source]));
  const groups = source.sections.map((section, index): AlignedSection[] => [
    {source: section, isReordered: reordered.has(index)},
  ]);
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
