import {splitBySize} from '../splitBySize';
import {countByFacets, queriesWithoutHits} from './askIndex';
import {CommandError} from './commandError';
import {diffRecords, isSame} from './diffRecords';
import {settingsToChange} from './indexSettings';
import {planPush, type PushGoal, type PushPlan, type StagingPlan} from './planPush';
import {planLines} from './planLines';
import {countDifferences, countRecords} from './recordCounts';
import type {Reporter} from './reporter';
import type {SearchHost} from './searchHost';
import {smokeQueries} from './smokeQueries';

/** How to push. */
export type PushOptions = {
  indexUid: string;
  /** Says what would change, and changes nothing. */
  dryRun: boolean;
  /** Deletes the index that was live before, instead of keeping it for the next push to build on. */
  deleteOld: boolean;
};

/** Bytes of JSON in a request; a host takes 100 MB by default, the proxies before it often less than 10. */
const batchSize = 4 * 1024 * 1024;

/** Ids in a request. */
const deletionsAtOnce = 5000;

function chunks<Item>(items: Item[], size: number): Item[][] {
  return Array.from({length: Math.ceil(items.length / size)}, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

async function readPlan(host: SearchHost, goal: PushGoal, uid: string): Promise<PushPlan> {
  const [live, staging] = [await host.readIndex(uid), await host.readIndex(stagingUid(uid))];
  return planPush(goal, live, staging);
}

/** Name of the index that is filled while readers search the live one. */
export function stagingUid(uid: string): string {
  return `${uid}-staging`;
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
  if (!isUsable) {
    await host.createIndex(uid);
  }
  const toChange = settingsToChange(settings, await host.readSettings(uid));
  if (Object.keys(toChange).length > 0) {
    reporter.line(`Applying settings to ${uid}: ${Object.keys(toChange).join(', ')}`);
    await host.updateSettings(uid, toChange);
  }
  const total = upserts.length + deletions.length;
  const tasks: {taskUid: number; size: number}[] = [];
  for (const ids of chunks(deletions, deletionsAtOnce)) {
    tasks.push({taskUid: await host.deleteRecords(uid, ids), size: ids.length});
  }
  let sent = deletions.length;
  for (const batch of splitBySize(upserts, batchSize)) {
    tasks.push({taskUid: await host.addRecords(uid, batch), size: batch.length});
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
      `${uid} does not hold what was sent: ${diff.added.length} records are missing, ${diff.changed.length} differ, ${diff.deleted.length} are too many. Is another push running? The live index is as it was.`,
    );
  }
  const differences = countDifferences(countRecords(records), await countByFacets(host, uid));
  if (differences.length > 0) {
    throw new CommandError(
      `Searches of ${uid} see other numbers of records: ${differences.join('; ')}. The live index is as it was.`,
    );
  }
  const queries = smokeQueries(records);
  const failed = await queriesWithoutHits(host, uid, queries);
  for (const {lang, query} of failed) {
    reporter.warn(`The title "${query}" (${lang}) finds nothing in ${uid}.`);
  }
  const answered = new Set(
    queries.filter((query) => !failed.includes(query)).map(({lang}) => lang),
  );
  const mute = [...new Set(failed.map(({lang}) => lang))].filter((lang) => !answered.has(lang));
  if (mute.length > 0) {
    throw new CommandError(
      `Searches of ${uid} find nothing in ${mute.join(', ')}. The live index is as it was.`,
    );
  }
  reporter.line(
    `Verified ${uid}: ${records.length} records, ${queries.length} smoke queries, ${failed.length} without a hit`,
  );
}

async function clearOld(host: SearchHost, uid: string, reporter: Reporter): Promise<void> {
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

/**
 * Makes an index on a host that of the site: fills the staging index with what has changed, verifies it, and swaps it with the
 * live one. All that it goes by is read from the host, so a run that was stopped is finished by the next.
 *
 * @throws CommandError where something failed; the live index is then as it was
 */
export async function pushSite(
  host: SearchHost,
  goal: PushGoal,
  {indexUid, dryRun, deleteOld}: PushOptions,
  reporter: Reporter,
): Promise<void> {
  const staging = stagingUid(indexUid);
  if (!dryRun) {
    await host.waitForOthers([indexUid, staging]);
  }
  const plan = await readPlan(host, goal, indexUid);
  planLines(plan, goal, {live: indexUid, staging}).forEach((line) => reporter.line(line));
  if (dryRun) {
    return;
  }
  if (plan.isUpToDate) {
    if (deleteOld && plan.staging.exists) {
      await clearOld(host, staging, reporter);
    }
    return;
  }
  await fillStaging(host, staging, plan.staging, reporter);
  await verifyStaging(host, staging, goal, reporter);
  if (!plan.live.exists) {
    await host.createIndex(indexUid);
  }
  await host.swap(indexUid, staging);
  reporter.line(`Swapped: ${indexUid} is that of the site`);
  if (deleteOld || !plan.live.exists) {
    await clearOld(host, staging, reporter);
  } else {
    reporter.line(`Kept the index that was live before as ${staging}: the next push builds on it`);
  }
}
