import type {IndexSwap, MeiliSearch, SearchResponse, Settings, Task} from 'meilisearch';
import {CommandError} from './commandError';
import type {HostRecord} from './diffRecords';
import {HostError, problemText} from './hostError';
import {createHostFetch, type HostFetchOptions} from './hostFetch';
import type {IndexSettings} from './indexSettings';
import {assertCanPush} from './keyPermissions';
import {pause} from './pause';
import type {PushedRecord} from './pushedRecord';

/** The state of an index on the host. */
export type HostIndex = {
  primaryKey: string | null;
  records: Map<string, HostRecord>;
  settings: IndexSettings;
};

/** Connection to a host. */
export type SearchHostOptions = HostFetchOptions & {
  /** URL of the host, with an optional path. */
  host: string;
  apiKey: string;
  /** Milliseconds between two requests for the status of a task. @default 200 */
  pollInterval?: number;
  /** Timeout of a task in milliseconds; long enough for a large index on a small machine. @default 1800000 (30 minutes) */
  taskTimeout?: number;
};

/** Primary key of the records. */
export const primaryKey = 'objectID';

/** Records per request; about 100 bytes each, because only some fields are read. */
const pageSize = 25_000;

/** Pending tasks to wait for. */
const tasksLimit = 1000;

function isMissing(error: unknown): boolean {
  return error instanceof HostError && error.code === 'index_not_found';
}

/** Rethrows the `HostError` that the Meilisearch client has wrapped in an error of its own. */
async function unwrapped<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    const {cause} = error as {cause?: unknown};
    throw cause instanceof HostError ? cause : error;
  }
}

/**
 * A Meilisearch host. Each change is a task on the host; the methods resolve when the task is finished, unless documented otherwise.
 * All methods throw a `CommandError` if a request or a task fails.
 */
export class SearchHost {
  private constructor(
    private readonly client: MeiliSearch,
    private readonly options: SearchHostOptions,
  ) {}

  /**
   * Loads the Meilisearch client, which the build of a site does not need. Sends no request.
   *
   * @throws CommandError on Node older than 18
   */
  static async connect(options: SearchHostOptions): Promise<SearchHost> {
    if (typeof fetch !== 'function') {
      throw new CommandError(
        `This command requires Node 18 or newer; the current version is ${process.version}.`,
      );
    }
    const {MeiliSearch: Client} = await import('meilisearch');
    const {host, apiKey} = options;
    return new SearchHost(
      new Client({host, apiKey, httpClient: createHostFetch(options)}),
      options,
    );
  }

  /** Reads the settings of an index, and the ids and hashes of its records; `null` if the index does not exist. */
  async readIndex(uid: string): Promise<HostIndex | null> {
    try {
      const [{primaryKey: key}, settings, records] = await Promise.all([
        unwrapped(this.client.getRawIndex(uid)),
        this.readSettings(uid),
        this.readRecords(uid),
      ]);
      return {primaryKey: key ?? null, settings, records};
    } catch (error) {
      if (isMissing(error)) {
        return null;
      }
      throw error;
    }
  }

  /** Whether an index exists. */
  async hasIndex(uid: string): Promise<boolean> {
    try {
      await unwrapped(this.client.getRawIndex(uid));
      return true;
    } catch (error) {
      if (isMissing(error)) {
        return false;
      }
      throw error;
    }
  }

  /**
   * Checks the host, its version and the permissions of the key, without writing anything.
   *
   * @param uid name of the live index
   * @throws CommandError that says what is missing
   */
  assertCanPush(uid: string): Promise<void> {
    return assertCanPush({...this.options, indexUid: uid});
  }

  /** Reads all settings of an index, including defaults. */
  async readSettings(uid: string): Promise<IndexSettings> {
    return (await unwrapped(this.client.index(uid).getSettings())) as IndexSettings;
  }

  /** Reads the ids, hashes and languages of all records of an index. */
  async readRecords(uid: string): Promise<Map<string, HostRecord>> {
    const found = new Map<string, HostRecord>();
    const fields = [primaryKey, 'hash', 'lang'];
    for (let offset = 0; ; offset += pageSize) {
      const {results, total} = await unwrapped(
        this.client.index(uid).getDocuments({offset, limit: pageSize, fields}),
      );
      for (const {objectID, hash, lang} of results) {
        found.set(String(objectID), {hash, lang});
      }
      if (results.length === 0 || offset + results.length >= total) {
        return found;
      }
    }
  }

  /** Waits for pending tasks of other runs on the indexes. Tasks of swaps have no index, so it waits for all of them. */
  async waitForPendingTasks(uids: string[]): Promise<void> {
    const statuses: ('enqueued' | 'processing')[] = ['enqueued', 'processing'];
    const [changes, swaps] = await Promise.all([
      unwrapped(this.client.tasks.getTasks({indexUids: uids, statuses, limit: tasksLimit})),
      unwrapped(this.client.tasks.getTasks({types: ['indexSwap'], statuses, limit: tasksLimit})),
    ]);
    for (const {uid} of [...changes.results, ...swaps.results]) {
      await this.waitUntilFinished(uid);
    }
  }

  async createIndex(uid: string): Promise<void> {
    const {taskUid} = await unwrapped(this.client.createIndex(uid, {primaryKey}));
    await this.waitFor(taskUid, ['index_already_exists']);
  }

  async deleteIndex(uid: string): Promise<void> {
    const {taskUid} = await unwrapped(this.client.deleteIndex(uid));
    await this.waitFor(taskUid, ['index_not_found']);
  }

  async updateSettings(uid: string, settings: IndexSettings): Promise<void> {
    const {taskUid} = await unwrapped(this.client.index(uid).updateSettings(settings as Settings));
    await this.waitFor(taskUid);
  }

  /**
   * Adds or replaces records, without waiting for the task.
   *
   * @returns id of the task, for `waitFor`
   */
  async addRecords(uid: string, records: PushedRecord[]): Promise<number> {
    return (await unwrapped(this.client.index(uid).addDocuments(records, {primaryKey}))).taskUid;
  }

  /**
   * Deletes records, without waiting for the task.
   *
   * @returns id of the task, for `waitFor`
   */
  async deleteRecords(uid: string, ids: string[]): Promise<number> {
    return (await unwrapped(this.client.index(uid).deleteDocuments(ids))).taskUid;
  }

  /** Id of the last task of the host; -1 if there is none. */
  async lastTask(): Promise<number> {
    const {results} = await unwrapped(this.client.tasks.getTasks({limit: 1}));
    return results[0]?.uid ?? -1;
  }

  /** Whether one of the indexes was changed or swapped between two tasks. */
  async hasTasksBetween(uids: string[], after: number, before: number): Promise<boolean> {
    const range = {from: before - 1, limit: before - 1 - after};
    if (range.limit <= 0) {
      return false;
    }
    const {results} = await unwrapped(this.client.tasks.getTasks(range));
    return results.some(({uid: task, indexUid, details}) => {
      // The task of a swap has no index. Other sites on the host swap theirs.
      const swapped = details?.swaps?.flatMap(({indexes}) => indexes) ?? [];
      return task > after && [String(indexUid), ...swapped].some((name) => uids.includes(name));
    });
  }

  /**
   * Swaps the names of two indexes atomically.
   *
   * @returns id of the task
   */
  async swap(uid: string, otherUid: string): Promise<number> {
    // The type of the client requires `rename`, which older hosts reject.
    const swap = {indexes: [uid, otherUid]} as IndexSwap;
    try {
      const {taskUid} = await unwrapped(this.client.swapIndexes([swap]));
      await this.waitFor(taskUid);
      return taskUid;
    } catch (error) {
      if (error instanceof HostError && (error.status === undefined || error.status >= 500)) {
        throw new CommandError(
          `${error.message} It is unknown whether ${uid} and ${otherUid} were swapped. Run the command again: it checks the indexes and completes the push.`,
        );
      }
      throw error;
    }
  }

  search(uid: string, query: string, params: Record<string, unknown>): Promise<SearchResponse> {
    return unwrapped(this.client.index(uid).search(query, params));
  }

  /**
   * Waits until a task is finished.
   *
   * @param ignoredCodes error codes that do not count as a failure
   * @throws CommandError if the task failed, was canceled, or reached the timeout
   */
  async waitFor(taskUid: number, ignoredCodes: string[] = []): Promise<void> {
    const {status, error, type, indexUid} = await this.waitUntilFinished(taskUid);
    const name = `task ${taskUid} (${type}${indexUid ? ` of ${indexUid}` : ''})`;
    if (status === 'canceled') {
      throw new CommandError(`The ${name} was canceled on the host.`);
    }
    if (status === 'failed' && !ignoredCodes.includes(String(error?.code))) {
      throw new CommandError(`The ${name} failed on the host: ${problemText(error ?? {})}`);
    }
  }

  private async waitUntilFinished(taskUid: number): Promise<Task> {
    const {pollInterval = 200, taskTimeout = 30 * 60_000} = this.options;
    const deadline = Date.now() + taskTimeout;
    for (;;) {
      const task = await unwrapped(this.client.tasks.getTask(taskUid));
      if (task.status !== 'enqueued' && task.status !== 'processing') {
        return task;
      }
      if (Date.now() >= deadline) {
        throw new CommandError(
          `The host has not finished task ${taskUid} within ${taskTimeout / 60_000} minutes. Run the command again later to continue.`,
        );
      }
      await pause(pollInterval);
    }
  }
}
