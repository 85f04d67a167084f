import {splitBySize} from '../../../indexer/createIndexFiles';
import {primaryKey, type HostRecord} from '../record';
import {CommandError} from './commandError';
import {HostError} from './hostRequest';
import {countLines, countRecords, queriesWithoutHits, titleQueries} from './indexQueries';
import {hasSettings, type IndexSettings} from './indexSettings';
import type {Reporter} from './reporter';
import type {HostIndex, SearchHost, StoredRecord} from './searchHost';

/** The index that a push creates. */
export type PushGoal = {
  records: HostRecord[];
  settings: IndexSettings;
  /** `<html lang>` of every locale of the site, built or not. */
  langs: string[];
};

/** Options of a push. */
export type PushOptions = {
  /** Name of the live index. */
  indexUid: string;
  /** Report the changes without making them. */
  dryRun: boolean;
  /** Delete the previous index instead of keeping it for the next push. */
  deleteOld: boolean;
};

/** The changes that make an index equal to the site. */
type Changes = {
  added: HostRecord[];
  changed: HostRecord[];
  /** Ids of the records to delete. */
  deleted: string[];
  /** Whether the settings differ. */
  settings: boolean;
};

/** Bytes of JSON per request. Meilisearch accepts 100 MB by default, proxies often less than 10 MB. */
const batchSize = 4 * 1024 * 1024;

/** Ids per request. */
const deletionsPerRequest = 5000;

/** Name of the staging index, which is filled while readers search the live index. */
export function stagingUid(uid: string): string {
  return `${uid}-staging`;
}

/** Compares the site with an index, by id and hash of the records. */
function compare({records, settings}: PushGoal, index: Omit<HostIndex, 'primaryKey'>): Changes {
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
function countOf({added, changed, deleted}: Changes): number {
  return added.length + changed.length + deleted.length;
}

/** Rejects a push that would remove the records of a language because its locale was not built. */
function assertNoLanguageIsLost({records, langs}: PushGoal, live: HostIndex): void {
  const built = new Set(records.map(({lang}) => lang));
  const onHost = new Set(Array.from(live.records.values(), ({lang}) => lang));
  const lost = langs.filter((lang) => onHost.has(lang) && !built.has(lang));
  if (lost.length > 0) {
    throw new CommandError(
      `The live index has records in ${lost.join(', ')}, but the built site has none. The push would remove them. Build all locales, or remove these from i18n.locales.`,
    );
  }
}

/**
 * Sends records. If the host or a proxy rejects the request as too large, sends them in smaller ones.
 *
 * @returns the tasks of the host
 */
async function sendRecords(
  host: SearchHost,
  uid: string,
  records: HostRecord[],
): Promise<number[]> {
  try {
    return [await host.addRecords(uid, records)];
  } catch (error) {
    if (!(error instanceof HostError) || error.status !== 413 || records.length === 1) {
      throw error;
    }
    const half = Math.ceil(records.length / 2);
    const first = await sendRecords(host, uid, records.slice(0, half));
    return [...first, ...(await sendRecords(host, uid, records.slice(half)))];
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
    tasks.push(...(await sendRecords(host, uid, batch)));
    sent += batch.length;
    reporter.progress('Sending', sent, upserts.length);
  }
  for (const [index, task] of tasks.entries()) {
    await host.waitFor(task);
    reporter.progress('Indexing', index + 1, tasks.length);
  }
}

async function verifyStaging(
  host: SearchHost,
  uid: string,
  goal: PushGoal,
  reporter: Reporter,
): Promise<void> {
  const records = await host.readRecords(uid);
  const diff = compare(goal, {records, settings: goal.settings});
  if (countOf(diff) > 0) {
    throw new CommandError(
      `${uid} differs from the site: ${diff.added.length} records are missing, ${diff.changed.length} differ, ${diff.deleted.length} are unexpected. Check that no other push is running. The live index is unchanged.`,
    );
  }
  const queries = titleQueries(goal.records);
  const failed = await queriesWithoutHits(host, uid, queries);
  for (const {lang, query} of failed) {
    reporter.warn(`No results for the title "${query}" (${lang}) in ${uid}.`);
  }
  const withHits = queries.filter((query) => !failed.includes(query)).map(({lang}) => lang);
  const withoutHits = failed.map(({lang}) => lang).filter((lang) => !withHits.includes(lang));
  if (withoutHits.length > 0) {
    throw new CommandError(
      `Searches in ${uid} have no results in ${[...new Set(withoutHits)].join(', ')}. The live index is unchanged.`,
    );
  }
  reporter.line(
    `Verified ${uid}: ${goal.records.length} records, ${queries.length} titles, ${failed.length} without a hit`,
  );
}

async function deleteStaging(host: SearchHost, uid: string, reporter: Reporter): Promise<void> {
  try {
    await host.deleteIndex(uid);
    reporter.line(`Deleted ${uid}`);
  } catch (error) {
    if (!(error instanceof CommandError)) {
      throw error;
    }
    reporter.warn(`The new records are live, but ${uid} could not be deleted. ${error.message}`);
  }
}

/** Describes the difference between the live index and the site. */
function liveLine(uid: string, live: HostIndex | null, changes: Changes, goal: PushGoal): string {
  const {added, changed, deleted, settings} = changes;
  if (!live) {
    return `${uid}: will be created`;
  }
  const unchanged = goal.records.length - added.length - changed.length;
  return `${uid}: ${added.length} to add, ${changed.length} to change, ${deleted.length} to delete, ${unchanged} unchanged${settings ? ', other settings' : ''}`;
}

/**
 * Updates an index on a host: applies the changes to the staging index, verifies it, and swaps it with the live index. All state is
 * on the host, so the next run completes an interrupted one. Two pushes at the same time can disturb each other: the verification then
 * fails, or the next push corrects the index.
 *
 * @param readSite called once, while the host is read
 * @throws CommandError if a step failed. The live index is unchanged, unless the message says that the result of the swap is unknown
 */
export async function pushSite(
  host: SearchHost,
  readSite: () => Promise<PushGoal>,
  {indexUid, dryRun, deleteOld}: PushOptions,
  reporter: Reporter,
): Promise<void> {
  const staging = stagingUid(indexUid);
  const nothing: HostIndex = {primaryKey, records: new Map(), settings: {}};
  const readLive = async () => {
    await host.assertSupportedVersion();
    if (!dryRun) {
      await host.waitForPendingTasks([indexUid, staging]);
    }
    return host.readIndex(indexUid);
  };
  const [live, goal] = await Promise.all([readLive(), readSite()]);
  assertNoLanguageIsLost(goal, live ?? nothing);
  reporter.line(
    `Site: ${goal.records.length} records (${countLines(countRecords(goal.records)).join('; ')})`,
  );
  const liveChanges = compare(goal, live ?? nothing);
  if (live && countOf(liveChanges) === 0 && !liveChanges.settings) {
    reporter.line(`${indexUid} is up to date`);
    if (deleteOld && !dryRun && (await host.readIndex(staging))) {
      await deleteStaging(host, staging, reporter);
    }
    return;
  }
  reporter.line(liveLine(indexUid, live, liveChanges, goal));

  const found = await host.readIndex(staging);
  const isUsable = found?.primaryKey === primaryKey || found?.primaryKey === null;
  const changes = compare(goal, found && isUsable ? found : nothing);
  reporter.line(
    `${staging}: ${changes.added.length + changes.changed.length} records to send, ${changes.deleted.length} to delete`,
  );
  if (dryRun) {
    return;
  }
  if (found && !isUsable) {
    await host.deleteIndex(staging);
  }
  await fillStaging(host, staging, goal, changes, reporter);
  if (!live) {
    await host.createIndex(indexUid);
  }
  await verifyStaging(host, staging, goal, reporter);
  await host.swap(indexUid, staging);
  reporter.line(`Swapped: ${indexUid} is up to date`);
  if (deleteOld || !live) {
    await deleteStaging(host, staging, reporter);
  } else {
    reporter.line(`Kept the previous index as ${staging} for the next push`);
  }
}
