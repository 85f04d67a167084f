import type {PushedRecord} from './pushedRecord';

/** What is known of a record on the host. Records that others wrote have no hash. */
export type HostRecord = {hash?: string; lang?: string; version?: string};

/** What makes the records of a host those of the site. */
export type RecordsDiff = {
  added: PushedRecord[];
  changed: PushedRecord[];
  /** Ids. */
  deleted: string[];
  unchanged: number;
};

/** @param host by id */
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

/** Whether the host holds exactly the records. */
export function isSame({added, changed, deleted}: RecordsDiff): boolean {
  return added.length + changed.length + deleted.length === 0;
}
