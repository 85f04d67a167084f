import {filterExpression} from '../filterExpression';
import {primaryKey, type HostRecord} from '../record';
import {UserError} from '../../../node/userError';
import {
  createHostRequest,
  HostError,
  pause,
  problemText,
  type HostConnection,
  type HostProblem,
  type HostRequest,
} from './hostRequest';
import type {IndexSettings} from './indexSettings';

/** The fields of a record on the host that are compared. `hash` is undefined if another tool wrote the record. */
export type StoredRecord = {hash?: string; lang?: string};

/** The state of an index on the host. */
export type HostIndex = {
  primaryKey: string | null;
  records: Map<string, StoredRecord>;
  settings: IndexSettings;
};

/** Options of a connection that sends tasks. */
export type SearchHostOptions = HostConnection & {
  /** Milliseconds between two requests for the status of a task. @default 200 */
  pollInterval?: number;
  /** Timeout of a task in milliseconds; long enough for a large index on a small machine. @default 1800000 (30 minutes) */
  taskTimeout?: number;
};

/** A search of the commands: by language, or of everything. */
export type HostQuery = {query?: string; lang?: string; limit: number};

type Task = {
  uid: number;
  status: 'enqueued' | 'processing' | 'succeeded' | 'failed' | 'canceled';
  type: string;
  indexUid: string | null;
  error: HostProblem | null;
};
type EnqueuedTask = {taskUid: number};

/** Records per request; about 100 bytes each, because only some fields are read. */
const pageSize = 25_000;

/** The oldest version of Meilisearch that the tests run with: major and minor. */
const oldestVersion = [1, 16] as const;

/**
 * A Meilisearch host. Each change is a task on the host; the methods resolve when the task is finished, unless documented otherwise.
 * All methods throw a `UserError` if a request or a task fails.
 */
export class SearchHost {
  readonly request: HostRequest;

  constructor(private readonly options: SearchHostOptions) {
    this.request = createHostRequest(options);
  }

  /** @throws UserError if the host is too old. A key that cannot read the version is not an error */
  async assertSupportedVersion(): Promise<void> {
    const version = await this.request<{pkgVersion?: unknown}>('GET', 'version').then(
      ({pkgVersion}) => String(pkgVersion),
      (error: unknown) => {
        if (error instanceof HostError && error.status === 403) {
          return undefined;
        }
        throw error;
      },
    );
    const [major = 0, minor = 0] = version?.split('.').map(Number) ?? oldestVersion;
    if (major < oldestVersion[0] || (major === oldestVersion[0] && minor < oldestVersion[1])) {
      throw new UserError(
        `${this.options.host} runs Meilisearch ${version}. This command needs ${oldestVersion.join('.')} or newer.`,
      );
    }
  }

  /** Reads the settings of an index, and the ids and hashes of its records; undefined if the index does not exist. */
  async readIndex(uid: string): Promise<HostIndex | undefined> {
    const index = await this.request<{primaryKey: string | null}>('GET', `indexes/${uid}`).catch(
      (error: unknown) => {
        if (error instanceof HostError && error.code === 'index_not_found') {
          return undefined;
        }
        throw error;
      },
    );
    if (!index) {
      return undefined;
    }
    const [settings, records] = await Promise.all([
      this.request<IndexSettings>('GET', `indexes/${uid}/settings`),
      this.readRecords(uid),
    ]);
    return {primaryKey: index.primaryKey, settings, records};
  }

  /** Reads the ids, hashes and languages of all records of an index. */
  async readRecords(uid: string): Promise<Map<string, StoredRecord>> {
    const found = new Map<string, StoredRecord>();
    const fields = [primaryKey, 'hash', 'lang'];
    for (let offset = 0; ; offset += pageSize) {
      const {results, total} = await this.request<{results: HostRecord[]; total: number}>(
        'POST',
        `indexes/${uid}/documents/fetch`,
        {offset, limit: pageSize, fields},
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
    for (const selection of [`indexUids=${uids.join(',')}`, 'types=indexSwap']) {
      const {results} = await this.request<{results: Task[]}>(
        'GET',
        `tasks?${selection}&statuses=enqueued,processing&limit=1000`,
      );
      for (const {uid} of results) {
        await this.waitUntilFinished(uid);
      }
    }
  }

  async createIndex(uid: string): Promise<void> {
    const task = await this.request<EnqueuedTask>('POST', 'indexes', {uid, primaryKey});
    await this.waitFor(task.taskUid, 'index_already_exists');
  }

  async deleteIndex(uid: string): Promise<void> {
    const task = await this.request<EnqueuedTask>('DELETE', `indexes/${uid}`);
    await this.waitFor(task.taskUid, 'index_not_found');
  }

  /** Changes settings. Creates the index if it does not exist. */
  async updateSettings(uid: string, settings: IndexSettings): Promise<void> {
    const path = `indexes/${uid}/settings`;
    await this.waitFor((await this.request<EnqueuedTask>('PATCH', path, settings)).taskUid);
  }

  /**
   * Adds or replaces records, without waiting for the task.
   *
   * @returns id of the task, for `waitFor`
   */
  async addRecords(uid: string, records: HostRecord[]): Promise<number> {
    const path = `indexes/${uid}/documents?primaryKey=${primaryKey}`;
    return (await this.request<EnqueuedTask>('POST', path, records)).taskUid;
  }

  /**
   * Deletes records, without waiting for the task.
   *
   * @returns id of the task, for `waitFor`
   */
  async deleteRecords(uid: string, ids: string[]): Promise<number> {
    const path = `indexes/${uid}/documents/delete-batch`;
    return (await this.request<EnqueuedTask>('POST', path, ids)).taskUid;
  }

  /** Swaps the names of two indexes atomically. */
  async swap(uid: string, otherUid: string): Promise<void> {
    const task = await this.request<EnqueuedTask>('POST', 'swap-indexes', [
      {indexes: [uid, otherUid]},
    ]);
    await this.waitFor(task.taskUid);
  }

  /** Searches an index, without the `searchParams` of readers. The key needs the action `search` only. */
  search(uid: string, {query = '', lang, limit}: HostQuery): Promise<{hits: unknown[]}> {
    return this.request('POST', `indexes/${uid}/search`, {
      q: query,
      limit,
      attributesToRetrieve: [primaryKey],
      ...(lang !== undefined && {filter: filterExpression([{lang: [lang]}])}),
    });
  }

  /**
   * Waits until a task is finished.
   *
   * @param ignoredCode error code that does not count as a failure
   * @throws UserError if the task failed, was canceled, or reached the timeout
   */
  async waitFor(taskUid: number, ignoredCode?: string): Promise<void> {
    const {status, error, type, indexUid} = await this.waitUntilFinished(taskUid);
    const name = `task ${taskUid} (${type}${indexUid ? ` of ${indexUid}` : ''})`;
    if (status === 'canceled') {
      throw new UserError(`The ${name} was canceled on the host.`);
    }
    if (status === 'failed' && (ignoredCode === undefined || error?.code !== ignoredCode)) {
      throw new UserError(`The ${name} failed on the host: ${problemText(error ?? {})}`);
    }
  }

  private async waitUntilFinished(taskUid: number): Promise<Task> {
    const {pollInterval = 200, taskTimeout = 30 * 60_000} = this.options;
    const deadline = Date.now() + taskTimeout;
    for (;;) {
      const task = await this.request<Task>('GET', `tasks/${taskUid}`);
      if (task.status !== 'enqueued' && task.status !== 'processing') {
        return task;
      }
      if (Date.now() >= deadline) {
        throw new UserError(
          `The host has not finished task ${taskUid} within ${taskTimeout / 60_000} minutes. Run the command again later to continue.`,
        );
      }
      await pause(pollInterval);
    }
  }
}
