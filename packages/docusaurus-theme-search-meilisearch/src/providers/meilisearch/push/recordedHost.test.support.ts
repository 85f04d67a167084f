import crypto from 'crypto';
import {inject} from 'vitest';
import {
  startLoopbackServer,
  type RecordedRequest,
  type LoopbackServer,
  type StubResponse,
} from '../../loopbackServer.test.support';
import {createHostFetch} from './hostFetch';
import {SearchHost, type SearchHostOptions} from './searchHost';
import {stagingUid} from './pushSite';

/** A Meilisearch host behind a server on the loopback interface, which records the requests and can replace responses. */
export type RecordedHost = LoopbackServer & {
  adminKey: string;
  /** A unique name. */
  indexUid: string;
  /** If it returns a response, the request is not passed on to the host. A delay without a status delays the response of the host. */
  fault:
    | ((request: RecordedRequest) => StubResponse | undefined | Promise<StubResponse | undefined>)
    | undefined;
  connect: (options?: Partial<SearchHostOptions>) => Promise<SearchHost>;
  /** Sends a request that is neither recorded nor replaced, with the master key. */
  send: <Body>(method: string, path: string, body?: unknown) => Promise<Body>;
  /** Id of the last task of the index and its staging index. */
  lastTask: () => Promise<number | undefined>;
  /** Waits until a task of a `send` is finished. */
  finish: (task: {taskUid: number}) => Promise<void>;
  /** Creates a key, by default for all indexes. */
  createKey: (actions: string[], indexes?: string[]) => Promise<string>;
  /** Stops the recording. */
  stopRecording: () => Promise<void>;
  /** Deletes the indexes and stops the recording. */
  close: () => Promise<void>;
};

/** The host that the test setup has started. */
export const testHost = inject('meilisearch');

async function passOn(origin: string, request: RecordedRequest): Promise<StubResponse> {
  const {method, path = '', headers, body} = request;
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: {
      ...(headers.authorization && {authorization: headers.authorization}),
      ...(headers['content-type'] && {'content-type': headers['content-type']}),
    },
    body: body === '' ? undefined : body,
  });
  const type = response.headers.get('content-type') ?? undefined;
  return {status: response.status, type, body: await response.text()};
}

/**
 * Starts to record the requests to a host.
 *
 * @param target the host; by default, the one of the test setup
 */
export async function recordHost(
  target: {origin: string; masterKey: string} | null = testHost,
): Promise<RecordedHost> {
  if (!target) {
    throw new Error('There is no Meilisearch host.');
  }
  const {origin, masterKey} = target;
  const server = await startLoopbackServer(async (request): Promise<StubResponse> => {
    const fault = await host.fault?.(request);
    if (fault && (fault.status !== undefined || fault.drop || fault.body !== undefined)) {
      return fault;
    }
    return {...(await passOn(origin, request)), ...fault};
  });
  const indexUid = `contract-${crypto.randomBytes(4).toString('hex')}`;
  const request = createHostFetch({keyName: 'masterKey', retryDelay: 10});
  const send = async <Body>(method: string, path: string, body?: unknown) =>
    (await request(new URL(path, `${origin}/`), {
      method,
      headers: {authorization: `Bearer ${masterKey}`, 'content-type': 'application/json'},
      body: body === undefined ? undefined : JSON.stringify(body),
    })) as Body;
  const connect = (options: Partial<SearchHostOptions> = {}) =>
    SearchHost.connect({
      host: server.origin,
      apiKey: masterKey,
      keyName: 'MEILI_ADMIN_KEY',
      retryDelay: 1,
      pollInterval: 20,
      tries: 2,
      ...options,
    });
  const host: RecordedHost = {
    ...server,
    adminKey: masterKey,
    indexUid,
    fault: undefined,
    connect,
    send,
    async lastTask() {
      const query = `limit=1&indexUids=${indexUid},${stagingUid(indexUid)}`;
      const {results} = await send<{results: {uid: number}[]}>('GET', `tasks?${query}`);
      return results[0]?.uid;
    },
    async finish({taskUid}) {
      await (await connect({host: origin})).waitFor(taskUid);
    },
    async createKey(actions, indexes = ['*']) {
      const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
      return (await send<{key: string}>('POST', 'keys', {actions, indexes, expiresAt})).key;
    },
    stopRecording: server.close,
    async close() {
      await server.close();
      const cleaner = await connect({host: origin});
      await cleaner.deleteIndex(indexUid);
      await cleaner.deleteIndex(stagingUid(indexUid));
    },
  };
  return host;
}
