import {splitBySize} from '../../../indexer/splitBySize';
import {countByFacets, queriesWithoutHits} from './queryIndex';
import {CommandError} from './commandError';
import {diffRecords, isSame} from './diffRecords';
import {displayedWithHashes, settingsToChange, withDisplayedFields} from './appliedSettings';
import {planLive, planStaging, type PushGoal, type StagingPlan} from './planPush';
import {liveLines, stagingLine} from './planLines';
import {HostError} from './hostError';
import type {PushedRecord} from './pushedRecord';
import {countDifferences, countRecords} from './recordCounts';
import type {Reporter} from './reporter';
import type {SearchHost} from './searchHost';
import {smokeQueries} from './smokeQueries';

/** Options of a push. */
export type PushOptions = {
  /** Name of the live index. */
  indexUid: string;
  /** Report the changes without making them. */
  dryRun: boolean;
  /** Delete the previous index instead of keeping it for the next push. */
  deleteOld: boolean;
};

/** Bytes of JSON per request. Meilisearch accepts 100 MB by default, proxies often less than 10 MB. */
const batchSize = 4 * 1024 * 1024;

/** A request that was sent: its task on the host, and its number of records. */
type SentBatch = {taskUid: number; size: number};

/** Ids per request. */
const deletionsPerRequest = 5000;

function chunks<Item>(items: Item[], size: number): Item[][] {
  return Array.from({length: Math.ceil(items.length / size)}, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** Name of the staging index, which is filled while readers search the live index. */
export function stagingUid(uid: string): string {
  return `${uid}-staging`;
}

/**
 * Sends records. If the host or a proxy rejects the request as too large, sends them in smaller ones.
 *
 * @returns the tasks of the host
 */
async function sendRecords(
  host: SearchHost,
  uid: string,
  records: PushedRecord[],
): Promise<SentBatch[]> {
  try {
    return [{taskUid: await host.addRecords(uid, records), size: records.length}];
  } catch (error) {
    if (!(error instanceof HostError) || error.status !== 413 || records.length === 1) {
      throw error;
    }
    const half = Math.ceil(records.length / 2);
    const first = await sendRecords(host, uid, records.slice(0, half));
    return [...first, ...(await sendRecords(host, uid, records.slice(half)))];
  }
}

async function fillStaging(
  host: SearchHost,
  uid: string,
  {isUsable, exists, settings, upserts, deletions}: StagingPlan,
  reporter: Reporter,
): Promise<void> {
  if (exists && !isUsable) {
    await host.deleteIndex(uid);
  }
  // Settings are the first request that writes: the host checks them at once, and creates the index if it does not exist.
  const current = isUsable ? await host.readSettings(uid) : {};
  const toChange = settingsToChange(settings, current);
  if (Object.keys(toChange).length > 0) {
    reporter.line(`Applying settings to ${uid}: ${Object.keys(toChange).join(', ')}`);
    await host.updateSettings(uid, toChange);
    await host.updateSettings(uid, displayedWithHashes(settings, await host.readSettings(uid)));
  }
  const total = upserts.length + deletions.length;
  const tasks: SentBatch[] = [];
  for (const ids of chunks(deletions, deletionsPerRequest)) {
    tasks.push({taskUid: await host.deleteRecords(uid, ids), size: ids.length});
  }
  let sent = deletions.length;
  for (const batch of splitBySize(upserts, batchSize)) {
    tasks.push(...(await sendRecords(host, uid, batch)));
    sent += batch.length;
    reporter.progress('Sending', sent, total);
  }
  let done = 0;
  for (const {taskUid, size} of tasks) {
    await host.waitFor(taskUid);
    done += size;
    reporter.progress('Indexing', done, total);
  }
}

async function verifyStaging(
  host: SearchHost,
  uid: string,
  {records}: PushGoal,
  reporter: Reporter,
): Promise<void> {
  const diff = diffRecords(records, await host.readRecords(uid));
  if (!isSame(diff)) {
    throw new CommandError(
      `${uid} differs from the site: ${diff.added.length} records are missing, ${diff.changed.length} differ, ${diff.deleted.length} are unexpected. Check that no other push is running. The live index is unchanged.`,
    );
  }
  const differences = countDifferences(countRecords(records), await countByFacets(host, uid));
  if (differences.length > 0) {
    throw new CommandError(
      `Searches in ${uid} return a different number of records: ${differences.join('; ')}. The live index is unchanged.`,
    );
  }
  const queries = smokeQueries(records);
  const failed = await queriesWithoutHits(host, uid, queries);
  for (const {lang, query} of failed) {
    reporter.warn(`No results for the title "${query}" (${lang}) in ${uid}.`);
  }
  const withHits = new Set(
    queries.filter((query) => !failed.includes(query)).map(({lang}) => lang),
  );
  const withoutHits = [...new Set(failed.map(({lang}) => lang))].filter(
    (lang) => !withHits.has(lang),
  );
  if (withoutHits.length > 0) {
    throw new CommandError(
      `Searches in ${uid} have no results in ${withoutHits.join(', ')}. The live index is unchanged.`,
    );
  }
  reporter.line(
    `Verified ${uid}: ${records.length} records, ${queries.length} smoke queries, ${failed.length} without a hit`,
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

/** How often a push starts again after another push has interfered. */
const maxAttempts = 3;

/**
 * Updates an index on a host: applies the changes to the staging index, verifies it, and swaps it with the live index. All state is
 * on the host, so the next run completes an interrupted one.
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
  const readLive = async () => {
    if (!dryRun) {
      await host.waitForPendingTasks([indexUid, staging]);
    }
    return host.readIndex(indexUid);
  };
  const [index, site] = await Promise.all([
    host.assertCanPush(indexUid).then(readLive),
    readSite(),
  ]);
  const goal = {...site, settings: withDisplayedFields(site.settings, site.records)};
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const live = planLive(goal, attempt === 1 ? index : await readLive());
    liveLines(live, goal, indexUid).forEach((line) => reporter.line(line));
    if (live.isUpToDate) {
      if (deleteOld && !dryRun && (await host.hasIndex(staging))) {
        await deleteStaging(host, staging, reporter);
      }
      return;
    }
    const plan = planStaging(goal, await host.readIndex(staging));
    reporter.line(stagingLine(plan, staging));
    if (dryRun) {
      return;
    }
    await fillStaging(host, staging, plan, reporter);
    if (!live.exists) {
      await host.createIndex(indexUid);
    }
    const after = await host.lastTask();
    await verifyStaging(host, staging, goal, reporter);
    const swap = await host.swap(indexUid, staging);
    if (await host.hasTasksBetween([indexUid, staging], after, swap)) {
      reporter.warn(`Another push changed ${indexUid} at the same time. Checking it again`);
      continue;
    }
    reporter.line(`Swapped: ${indexUid} is up to date`);
    if (deleteOld || !live.exists) {
      await deleteStaging(host, staging, reporter);
    } else {
      reporter.line(`Kept the previous index as ${staging} for the next push`);
    }
    return;
  }
  throw new CommandError(
    `Other pushes changed ${indexUid} while this one was running. Run one push at a time, and run this one again.`,
  );
}
