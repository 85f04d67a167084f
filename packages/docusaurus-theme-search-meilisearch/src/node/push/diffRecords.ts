import type {PushedRecord} from './pushedRecord';

/** The fields of a record on the host that are compared. `hash` is undefined if another tool wrote the record. */
export type HostRecord = {hash?: string; lang?: string; version?: string};

/** The changes that make the records on the host equal to those of the site. */
export type RecordsDiff = {
  added: PushedRecord[];
  changed: PushedRecord[];
  /** Ids of the records to delete. */
  deleted: string[];
  unchanged: number;
};

/**
 * Compares the records of the site with those on the host, by id and hash.
 *
 * @param records records of the built site
 * @param host records on the host, by id
 */
export function diffRecords(
  records: PushedRecord[],
  host: ReadonlyMap<string, HostRecord>,
): RecordsDiff {
  const wanted = new Set(records.map(({objectID}) => objectID));
  const known = records.filter(({objectID}) => host.has(objectID));
  const changed = known.filter(({objectID, hash}) => host.get(objectID)?.hash !== hash);
  return {
    added: records.filter(({objectID}) => !host.has(objectID)),
    changed,
    deleted: Array.from(host.keys()).filter((id) => !wanted.has(id)),
    unchanged: known.length - changed.length,
  };
}

/** Whether the records on the host equal those of the site. */
export function isSame({added, changed, deleted}: RecordsDiff): boolean {
  return added.length + changed.length + deleted.length === 0;
}
