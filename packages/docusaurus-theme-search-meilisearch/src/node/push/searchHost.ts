import type {IndexSwap, MeiliSearch, SearchResponse, Settings, Task} from 'meilisearch';
import {CommandError} from './commandError';
import type {HostRecord} from './diffRecords';
import {HostError, problemText} from './hostError';
import {createHostFetch, type HostFetchOptions} from './hostFetch';
import type {IndexSettings} from './indexSettings';
import {pause} from './pause';
import type {PushedRecord} from './pushedRecord';

/** An index as it is on the host. */
export type HostIndex = {
  primaryKey: string | null;
  records: Map<string, HostRecord>;
  settings: IndexSettings;
};

/** Where a host is, and how it is asked. */
export type SearchHostOptions = HostFetchOptions & {
  /** Address, with or without a path. */
  host: string;
  apiKey: string;
  /** Milliseconds between two looks at a task. @default 200 */
  pollInterval?: number;
  /** Milliseconds that a task may take. @default 30 minutes: a large index on a small machine */
  taskTimeout?: number;
};

/** Field that records are known by. */
export const primaryKey = 'objectID';

/** Records asked for at a time: some 60 bytes each. */
const pageSize = 1000;

function isMissing(error: unknown): boolean {
  return error instanceof HostError && error.code === 'index_not_found';
}

/** The client wraps what its `fetch` throws; our own error says more. */
async function unwrapped<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    const {cause} = error as {cause?: unknown};
    throw cause instanceof HostError ? cause : error;
  }
}

/** What the commands do on a host. Every change is a task there; its methods return when the task is done. */
export class SearchHost {
  private constructor(
    private readonly client: MeiliSearch,
    private readonly options: SearchHostOptions,
  ) {}

  /** Loads the client, which the build of a site never needs. */
  static async connect(options: SearchHostOptions): Promise<SearchHost> {
    if (typeof fetch !== 'function') {
      throw new CommandError(
        `Talking to a Meilisearch host needs Node 18 or newer; this is ${process.version}.`,
      );
    }
    const {MeiliSearch: Client} = await import('meilisearch');
    const {host, apiKey} = options;
    return new SearchHost(
      new Client({host, apiKey, httpClient: createHostFetch(options)}),
      options,
    );
  }

  /** An index with the ids and hashes of its records; `null` where there is none. */
  async readIndex(uid: string): Promise<HostIndex | null> {
    try {
      const {primaryKey: key} = await unwrapped(this.client.getRawIndex(uid));
      return {
        primaryKey: key ?? null,
        settings: await this.readSettings(uid),
        records: await this.readRecords(uid),
      };
    } catch (error) {
      if (isMissing(error)) {
        return null;
      }
      throw error;
    }
  }

  /** All settings of an index, those that were never set with their defaults. */
  async readSettings(uid: string): Promise<IndexSettings> {
    return (await unwrapped(this.client.index(uid).getSettings())) as IndexSettings;
  }

  /** Ids and hashes of an index' records. */
  async readRecords(uid: string): Promise<Map<string, HostRecord>> {
    const found = new Map<string, HostRecord>();
    const fields = [primaryKey, 'hash', 'lang', 'version'];
    for (let offset = 0; ; offset += pageSize) {
      const {results, total} = await unwrapped(
        this.client.index(uid).getDocuments({offset, limit: pageSize, fields}),
      );
      for (const {objectID, hash, lang, version} of results) {
        found.set(String(objectID), {hash, lang, version});
      }
      if (results.length === 0 || offset + results.length >= total) {
        return found;
      }
    }
  }

  /** Waits for what a killed or another run has left to be done on the indexes. Swaps belong to no index. */
  async waitForOthers(uids: string[]): Promise<void> {
    const statuses: ('enqueued' | 'processing')[] = ['enqueued', 'processing'];
    const [changes, swaps] = await Promise.all([
      unwrapped(this.client.tasks.getTasks({indexUids: uids, statuses, limit: pageSize})),
      unwrapped(this.client.tasks.getTasks({types: ['indexSwap'], statuses, limit: pageSize})),
    ]);
    for (const {uid} of [...changes.results, ...swaps.results]) {
      await this.taskEnd(uid);
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

  /** @returns number of the task, to be waited for */
  async addRecords(uid: string, records: PushedRecord[]): Promise<number> {
    return (await unwrapped(this.client.index(uid).addDocuments(records))).taskUid;
  }

  /** @returns number of the task, to be waited for */
  async deleteRecords(uid: string, ids: string[]): Promise<number> {
    return (await unwrapped(this.client.index(uid).deleteDocuments(ids))).taskUid;
  }

  /** Both indexes change names at once: no search meets a half of it. */
  async swap(uid: string, otherUid: string): Promise<void> {
    // Without the client's `rename`, which hosts older than the client would refuse.
    const swap = {indexes: [uid, otherUid]} as IndexSwap;
    try {
      const {taskUid} = await unwrapped(this.client.swapIndexes([swap]));
      await this.waitFor(taskUid);
    } catch (error) {
      if (error instanceof HostError && (error.status === undefined || error.status >= 500)) {
        throw new CommandError(
          `${error.message} Whether ${uid} and ${otherUid} were swapped is not known. Run the command again: it looks, and finishes what is left.`,
        );
      }
      throw error;
    }
  }

  search(uid: string, query: string, params: Record<string, unknown>): Promise<SearchResponse> {
    return unwrapped(this.client.index(uid).search(query, params));
  }

  /**
   * @param harmless codes of failures that mean no harm
   * @throws CommandError where the task failed or was canceled
   */
  async waitFor(taskUid: number, harmless: string[] = []): Promise<void> {
    const {status, error, type, indexUid} = await this.taskEnd(taskUid);
    const name = `task ${taskUid} (${type}${indexUid ? ` of ${indexUid}` : ''})`;
    if (status === 'canceled') {
      throw new CommandError(`Someone canceled ${name} on the host.`);
    }
    if (status === 'failed' && !harmless.includes(String(error?.code))) {
      throw new CommandError(`The host failed at ${name}: ${problemText(error ?? {})}`);
    }
  }

  private async taskEnd(taskUid: number): Promise<Task> {
    const {pollInterval = 200, taskTimeout = 30 * 60_000} = this.options;
    const deadline = Date.now() + taskTimeout;
    for (;;) {
      const task = await unwrapped(this.client.tasks.getTask(taskUid));
      if (task.status !== 'enqueued' && task.status !== 'processing') {
        return task;
      }
      if (Date.now() >= deadline) {
        throw new CommandError(
          `The host has not finished task ${taskUid} within ${taskTimeout / 60_000} minutes. Run the command again later: it goes on from there.`,
        );
      }
      await pause(pollInterval);
    }
  }
}
