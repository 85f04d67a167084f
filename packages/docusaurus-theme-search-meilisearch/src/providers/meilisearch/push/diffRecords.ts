import type {PushedRecord} from './pushedRecord';

/** The fields of a record on the host that are compared. `hash` is undefined if another tool wrote the record. */
export type HostRecord = {hash?: string; lang?: string};

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
  const added: PushedRecord[] = [];
  const changed: PushedRecord[] = [];
  const unexpected = new Set(host.keys());
  for (const record of records) {
    const known = host.get(record.objectID);
    unexpected.delete(record.objectID);
    if (known === undefined) {
      added.push(record);
    } else if (known.hash !== record.hash) {
      changed.push(record);
    }
  }
  const unchanged = records.length - added.length - changed.length;
  return {added, changed, deleted: [...unexpected], unchanged};
}

/** Whether the records on the host equal those of the site. */
export function isSame({added, changed, deleted}: RecordsDiff): boolean {
  return added.length + changed.length + deleted.length === 0;
}
