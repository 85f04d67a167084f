import {countLines, countRecords} from './recordCounts';
import type {LivePlan, PushGoal, StagingPlan} from './planPush';

function changes({added, changed, deleted, unchanged}: LivePlan): string {
  return `${added.length} to add, ${changed.length} to change, ${deleted.length} to delete, ${unchanged} unchanged`;
}

/** Describes the difference between the live index and the site. */
export function liveLines(live: LivePlan, {records}: PushGoal, uid: string): string[] {
  const site = `Site: ${records.length} records (${countLines(countRecords(records)).join('; ')})`;
  if (live.isUpToDate) {
    return [site, `${uid} is up to date`];
  }
  return [
    site,
    `${uid}: ${live.exists ? changes(live) : 'will be created'}`,
    ...(live.exists && live.settings.length > 0
      ? [`${uid}: settings to change: ${live.settings.join(', ')}`]
      : []),
  ];
}

/** Describes the changes that a push makes to the staging index. */
export function stagingLine({upserts, deletions}: StagingPlan, uid: string): string {
  return `${uid}: ${upserts.length} records to send, ${deletions.length} to delete`;
}
