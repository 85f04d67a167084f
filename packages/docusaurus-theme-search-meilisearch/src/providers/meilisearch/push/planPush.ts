import {CommandError} from './commandError';
import {diffRecords, isSame, type HostRecord, type RecordsDiff} from './diffRecords';
import {settingsToChange} from './appliedSettings';
import type {IndexSettings} from './indexSettings';
import type {PushedRecord} from './pushedRecord';
import {primaryKey, type HostIndex} from './searchHost';

/** The index that a push creates. */
export type PushGoal = {
  records: PushedRecord[];
  settings: IndexSettings;
  /** `<html lang>` of every locale of the site, built or not. */
  langs: string[];
};

/** The changes that make the staging index equal to the site. */
export type StagingPlan = {
  exists: boolean;
  /** Whether it exists and has the expected primary key. Otherwise it is created again. */
  isUsable: boolean;
  /** All settings that it should have. */
  settings: IndexSettings;
  /** Records to add or replace. */
  upserts: PushedRecord[];
  /** Ids of records to delete. */
  deletions: string[];
};

/** The difference between the live index and the site. */
export type LivePlan = RecordsDiff & {
  exists: boolean;
  /** Names of settings that differ. */
  settings: string[];
  /** Whether nothing differs. */
  isUpToDate: boolean;
};

const noRecords: ReadonlyMap<string, HostRecord> = new Map();

/** Rejects a push that would remove the records of a language because its locale was not built. */
function assertNoLanguageIsLost({records, langs}: PushGoal, live: HostIndex | null): void {
  const built = new Set(records.map(({lang}) => lang));
  const onHost = new Set(Array.from(live?.records.values() ?? [], ({lang}) => lang));
  const lost = langs.filter((lang) => onHost.has(lang) && !built.has(lang));
  if (lost.length > 0) {
    throw new CommandError(
      `The live index has records in ${lost.join(', ')}, but the built site has none. The push would remove them. Build all locales, or remove these from i18n.locales.`,
    );
  }
}

/**
 * Compares the site with the staging index.
 *
 * A host cannot copy records from one index to another. Instead, the staging index keeps the records of the previous push, so that
 * only changes are sent.
 *
 * @param staging `null` if it does not exist
 */
export function planStaging({records, settings}: PushGoal, staging: HostIndex | null): StagingPlan {
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
 * Compares the site with the live index.
 *
 * @param live `null` if it does not exist
 * @throws CommandError if the push would remove a language of the site
 */
export function planLive(goal: PushGoal, live: HostIndex | null): LivePlan {
  assertNoLanguageIsLost(goal, live);
  const diff = diffRecords(goal.records, live?.records ?? noRecords);
  const settings = Object.keys(settingsToChange(goal.settings, live?.settings ?? {}));
  const isUpToDate = live !== null && isSame(diff) && settings.length === 0;
  return {...diff, exists: live !== null, settings, isUpToDate};
}
