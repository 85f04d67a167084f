import {CommandError} from './commandError';
import {diffRecords, isSame, type HostRecord, type RecordsDiff} from './diffRecords';
import {settingsToChange, type IndexSettings} from './indexSettings';
import type {PushedRecord} from './pushedRecord';
import {primaryKey, type HostIndex} from './searchHost';

/** What a push is to bring about. */
export type PushGoal = {
  records: PushedRecord[];
  settings: IndexSettings;
  /** `<html lang>` of every locale of the site, built or not. */
  langs: string[];
};

/** What the staging index needs to become the site's. */
export type StagingPlan = {
  exists: boolean;
  /** It exists, and its records are known by the field that ours are; else it is made anew. */
  isUsable: boolean;
  /** All that it is to have. */
  settings: IndexSettings;
  upserts: PushedRecord[];
  /** Ids. */
  deletions: string[];
};

/** What a push will do. */
export type PushPlan = {
  isUpToDate: boolean;
  /** What readers will notice. */
  live: RecordsDiff & {exists: boolean; settings: string[]};
  /** What travels. */
  staging: StagingPlan;
};

const noRecords: ReadonlyMap<string, HostRecord> = new Map();

/** Pushing a part of the site would take the rest away from its readers. */
function refuseLostLanguages({records, langs}: PushGoal, live: HostIndex | null): void {
  const built = new Set(records.map(({lang}) => lang));
  const onHost = new Set(Array.from(live?.records.values() ?? [], ({lang}) => lang));
  const lost = langs.filter((lang) => onHost.has(lang) && !built.has(lang));
  if (lost.length > 0) {
    throw new CommandError(
      `The live index has records in ${lost.join(', ')}, the built site has not: they would be lost. Build all locales, or take these out of the site's i18n.locales.`,
    );
  }
}

function planStaging({records, settings}: PushGoal, staging: HostIndex | null): StagingPlan {
  const usable =
    staging?.primaryKey === primaryKey || staging?.primaryKey === null ? staging : null;
  const {added, changed, deleted} = diffRecords(records, usable?.records ?? noRecords);
  return {
    exists: staging !== null,
    isUsable: usable !== null,
    settings,
    upserts: [...added, ...changed],
    deletions: deleted,
  };
}

/**
 * Compares the site with what is on the host.
 *
 * The staging index, left over from the push before, is made the site's by what has changed since: a host cannot copy from the
 * live index, but nor need the whole site travel.
 *
 * @throws CommandError where the push would take a language of the site away
 */
export function planPush(
  goal: PushGoal,
  live: HostIndex | null,
  staging: HostIndex | null,
): PushPlan {
  refuseLostLanguages(goal, live);
  const diff = diffRecords(goal.records, live?.records ?? noRecords);
  const settings = Object.keys(settingsToChange(goal.settings, live?.settings ?? {}));
  return {
    isUpToDate: live !== null && isSame(diff) && settings.length === 0,
    live: {...diff, exists: live !== null, settings},
    staging: planStaging(goal, staging),
  };
}
