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
  /** The positions of the headings of a level that can have other ids, the first one last. Those before the cursor are removed. */
  const open = new Map<number, number[]>();
  for (let index = source.length - 1; index >= 0; index -= 1) {
    const {level, hasExplicitId} = source[index] as Section;
    if (!hasExplicitId && !taken.has(index)) {
      const positions = open.get(level) ?? [];
      positions.push(index);
      open.set(level, positions);
    }
  }
  /** Known positions, the first one last. */
  const known = sourceOf.flatMap((value) => value ?? []).reverse();
  let cursor = 0;
  translation.forEach(({level, hasExplicitId}, index) => {
    const own = sourceOf[index];
    if (own !== undefined) {
      known.pop();
      cursor = Math.max(cursor, own + 1);
      return;
    }
    if (hasExplicitId) {
      return;
    }
    const candidates = open.get(level) ?? [];
    while ((candidates[candidates.length - 1] ?? Infinity) < cursor) {
      candidates.pop();
    }
    const found = candidates[candidates.length - 1];
    let next = known.length - 1;
    while (next >= 0 && (known[next] as number) < cursor) {
      next -= 1;
    }
    if (found !== undefined && found < (known[next] ?? source.length)) {
      sourceOf[index] = found;
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
  /** For each length, the smallest end of an increasing subsequence, as an index. */
  const ends: number[] = [];
  /** For each index, the one before it in its subsequence. */
  const before: (number | undefined)[] = [];
  positions.forEach((position, index) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      [low, high] =
        (positions[ends[middle] as number] as number) < position
          ? [middle + 1, high]
          : [low, middle];
    }
    before[index] = ends[low - 1];
    ends[low] = index;
  });
  const kept = new Set<number>();
  for (let index = ends[ends.length - 1]; index !== undefined; index = before[index]) {
    kept.add(positions[index] as number);
  }
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
