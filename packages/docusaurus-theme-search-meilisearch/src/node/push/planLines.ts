import {countLines, countRecords} from './recordCounts';
import type {PushGoal, PushPlan} from './planPush';

function changes({added, changed, deleted, unchanged}: PushPlan['live']): string {
  return `${added.length} to add, ${changed.length} to change, ${deleted.length} to delete, ${unchanged} unchanged`;
}

/** Describes the changes that a push makes. */
export function planLines(
  {isUpToDate, live, staging}: PushPlan,
  {records}: PushGoal,
  names: {live: string; staging: string},
): string[] {
  const site = `Site: ${records.length} records (${countLines(countRecords(records)).join('; ')})`;
  if (isUpToDate) {
    return [site, `${names.live} is up to date`];
  }
  return [
    site,
    `${names.live}: ${live.exists ? changes(live) : 'will be created'}`,
    ...(live.exists && live.settings.length > 0
      ? [`${names.live}: settings to change: ${live.settings.join(', ')}`]
      : []),
    `${names.staging}: ${staging.upserts.length} records to send, ${staging.deletions.length} to delete`,
  ];
}
