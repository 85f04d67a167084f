import type {PushedRecord} from './pushedRecord';

/** Number of records by language and version. Records without a version have the key "". */
export type RecordCounts = Map<string, Map<string, number>>;

/** Counts records by language and version. */
export function countRecords(
  records: Iterable<Partial<Pick<PushedRecord, 'lang' | 'version'>>>,
): RecordCounts {
  const counts: RecordCounts = new Map();
  for (const {lang = '', version = ''} of records) {
    const ofLang = counts.get(lang) ?? new Map<string, number>();
    counts.set(lang, ofLang.set(version, (ofLang.get(version) ?? 0) + 1));
  }
  return counts;
}

/** `ko, v1` or `ko, no version` */
function nameOf(lang: string, version: string): string {
  return version ? `${lang}, ${version}` : `${lang}, no version`;
}

function entries(counts: RecordCounts): [string, number][] {
  return Array.from(counts, ([lang, versions]) =>
    Array.from(versions, ([version, count]): [string, number] => [nameOf(lang, version), count]),
  ).flat();
}

/** Formats counts as sorted lines, such as `ko, v1: 1049`. */
export function countLines(counts: RecordCounts): string[] {
  return entries(counts)
    .map(([name, count]) => `${name}: ${count}`)
    .sort();
}

/** Formats the counts that differ, such as `ko, v1: 1049 in the site, 1048 in the index`. */
export function countDifferences(site: RecordCounts, index: RecordCounts): string[] {
  const [wanted, found] = [new Map(entries(site)), new Map(entries(index))];
  return [...new Set([...wanted.keys(), ...found.keys()])]
    .filter((name) => wanted.get(name) !== found.get(name))
    .map(
      (name) =>
        `${name}: ${wanted.get(name) ?? 0} in the site, ${found.get(name) ?? 0} in the index`,
    )
    .sort();
}
