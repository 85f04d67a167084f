import {splitBySize} from '../../../indexer/createIndexFiles';
import {primaryKey, type HostRecord} from '../record';
import {UserError} from '../../../node/userError';
import {hasSettings, type IndexSettings} from './indexSettings';
import type {Reporter} from '../../../node/reporter';
import type {HostIndex, SearchHost, StoredRecord} from './searchHost';

/** The index that a push creates. */
export type PushGoal = {
  records: HostRecord[];
  settings: IndexSettings;
  /** `<html lang>` of every locale of the site, built or not. */
  langs: string[];
};

/** The changes that make an index equal to the site. */
export type Changes = {
  added: HostRecord[];
  changed: HostRecord[];
  /** Ids of the records to delete. */
  deleted: string[];
  /** Whether the settings differ. */
  settings: boolean;
};

/** Bytes of JSON per request. Meilisearch accepts 100 MB by default, but proxies less: nginx 1 MB. */
const batchSize = 900 * 1024;

/** Ids per request. */
const deletionsPerRequest = 5000;

/** Name of the staging index, which is filled while readers search the live index. */
export function stagingUid(uid: string): string {
  return `${uid}-staging`;
}

/**
 * Compares the site with an index, by id and hash of the records.
 *
 * @param index the index; undefined if it does not exist
 */
export function compare(
  {records, settings}: PushGoal,
  index: Omit<HostIndex, 'primaryKey'> = {records: new Map(), settings: {}},
): Changes {
  const unexpected = new Set(index.records.keys());
  const added: HostRecord[] = [];
  const changed: HostRecord[] = [];
  for (const record of records) {
    const known: StoredRecord | undefined = index.records.get(record.objectID);
    unexpected.delete(record.objectID);
    if (known === undefined) {
      added.push(record);
    } else if (known.hash !== record.hash) {
      changed.push(record);
    }
  }
  return {
    added,
    changed,
    deleted: [...unexpected],
    settings: !hasSettings(settings, index.settings),
  };
}

/** Number of records to change. */
export function countOf({added, changed, deleted}: Changes): number {
  return added.length + changed.length + deleted.length;
}

/** Rejects a push that would remove the records of a language because its locale was not built. */
function assertNoLanguageIsLost({records, langs}: PushGoal, live: HostIndex): void {
  const built = new Set(records.map(({lang}) => lang));
  const onHost = new Set(Array.from(live.records.values(), ({lang}) => lang));
  const lost = langs.filter((lang) => onHost.has(lang) && !built.has(lang));
  if (lost.length > 0) {
    throw new UserError(
      `The live index has records in ${lost.join(', ')}, but the built site has none. The push would remove them. Build all locales, or remove these from i18n.locales.`,
    );
  }
}

/**
 * Makes the staging index equal to the site. A host cannot copy records from one index to another; instead, the staging index keeps the
 * records of the push before the last one, so that only changes are sent.
 */
async function fillStaging(
  host: SearchHost,
  uid: string,
  {settings}: PushGoal,
  changes: Changes,
  reporter: Reporter,
): Promise<void> {
  // Settings are the first request that writes: the host checks them at once, and creates the index if it does not exist.
  if (changes.settings) {
    reporter.line(`Applying settings to ${uid}`);
    await host.updateSettings(uid, settings);
  }
  const tasks: number[] = [];
  for (let start = 0; start < changes.deleted.length; start += deletionsPerRequest) {
    const ids = changes.deleted.slice(start, start + deletionsPerRequest);
    tasks.push(await host.deleteRecords(uid, ids));
  }
  const upserts = [...changes.added, ...changes.changed];
  let sent = 0;
  for (const batch of splitBySize(upserts, batchSize)) {
    tasks.push(await host.addRecords(uid, batch));
    sent += batch.length;
    reporter.line(`Sending: ${sent} of ${upserts.length}`);
  }
  for (const [index, task] of tasks.entries()) {
    await host.waitFor(task);
    reporter.line(`Indexing: ${index + 1} of ${tasks.length}`);
  }
}

async function verifyStaging(host: SearchHost, uid: string, goal: PushGoal): Promise<void> {
  const records = await host.readRecords(uid);
  const changes = compare(goal, {records, settings: goal.settings});
  const {added, changed, deleted} = changes;
  if (countOf(changes) > 0) {
    throw new UserError(
      `${uid} differs from the site: ${added.length} records are missing, ${changed.length} differ, ${deleted.length} are unexpected. Check that no other push is running. The live index is unchanged.`,
    );
  }
}

/** Describes what makes an index equal to the site, such as `docs: 1 to add, 0 to change, 2 to delete, 40 unchanged`. */
export function changesLine(uid: string, changes: Changes, {records}: PushGoal): string {
  const {added, changed, deleted, settings} = changes;
  const unchanged = records.length - added.length - changed.length;
  return `${uid}: ${added.length} to add, ${changed.length} to change, ${deleted.length} to delete, ${unchanged} unchanged${settings ? ', other settings' : ''}`;
}

/**
 * Updates an index on a host: applies the changes to the staging index, verifies it, and swaps it with the live index. All state is
 * on the host, so the next run completes an interrupted one. Two pushes at the same time can disturb each other: the verification then
 * fails, or the next push corrects the index.
 *
 * @param readSite called once, while the host is read
 * @param indexUid name of the live index
 * @throws UserError if a step failed. If it is not the swap, the live index is unchanged
 */
export async function pushSite(
  host: SearchHost,
  readSite: () => Promise<PushGoal>,
  indexUid: string,
  reporter: Reporter,
): Promise<void> {
  const staging = stagingUid(indexUid);
  const readLive = async () => {
    await host.assertSupportedVersion();
    await host.waitForPendingTasks([indexUid, staging]);
    return host.readIndex(indexUid);
  };
  const [live, goal] = await Promise.all([readLive(), readSite()]);
  reporter.line(`Site: ${goal.records.length} records`);
  const liveChanges = compare(goal, live);
  if (live) {
    assertNoLanguageIsLost(goal, live);
  }
  if (live && countOf(liveChanges) === 0 && !liveChanges.settings) {
    reporter.line(`${indexUid} is up to date`);
    return;
  }
  reporter.line(live ? changesLine(indexUid, liveChanges, goal) : `${indexUid}: will be created`);

  const found = await host.readIndex(staging);
  const isUsable = found?.primaryKey === primaryKey || found?.primaryKey === null;
  const changes = compare(goal, isUsable ? found : undefined);
  reporter.line(
    `${staging}: ${changes.added.length + changes.changed.length} records to send, ${changes.deleted.length} to delete`,
  );
  if (found && !isUsable) {
    await host.deleteIndex(staging);
  }
  await fillStaging(host, staging, goal, changes, reporter);
  if (!live) {
    await host.createIndex(indexUid);
  }
  await verifyStaging(host, staging, goal);
  reporter.line(`Verified ${staging}. Swapping it with ${indexUid}`);
  await host.swap(indexUid, staging);
  reporter.line(`${indexUid} is up to date`);
  if (live) {
    reporter.line(`Kept the previous index as ${staging} for the next push`);
  } else {
    await host.deleteIndex(staging);
    reporter.line(`Deleted ${staging}`);
  }
}
