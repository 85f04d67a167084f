import crypto from 'crypto';
import {CommandError} from './commandError';
import {HostError} from './hostError';
import {createHostFetch, type HostFetchOptions} from './hostFetch';

/** A request without side effects that requires an action. The host rejects it if the key does not allow the action. */
type Probe = {action: string; method: string; path: string; body?: string};

/**
 * An invalid body. The host checks the key before it parses the body, so the status shows whether the key can write, and nothing is
 * written.
 */
const invalidJson = '{';

function probesOf(indexUid: string): Probe[] {
  const index = `indexes/${indexUid}`;
  return [
    {action: 'documents.get', method: 'GET', path: `${index}/documents?limit=1`},
    {action: 'documents.add', method: 'POST', path: `${index}/documents`, body: invalidJson},
    {
      action: 'documents.delete',
      method: 'POST',
      path: `${index}/documents/delete`,
      body: invalidJson,
    },
    {action: 'indexes.get', method: 'GET', path: index},
    {action: 'indexes.create', method: 'POST', path: 'indexes', body: invalidJson},
    {action: 'indexes.update', method: 'PATCH', path: index, body: invalidJson},
    {action: 'indexes.swap', method: 'POST', path: 'swap-indexes', body: invalidJson},
    {action: 'settings.get', method: 'GET', path: `${index}/settings`},
    {action: 'settings.update', method: 'PATCH', path: `${index}/settings`, body: invalidJson},
    {action: 'tasks.get', method: 'GET', path: 'tasks?limit=1'},
    {action: 'tasks.cancel', method: 'POST', path: 'tasks/cancel?uids=none'},
    {action: 'stats.get', method: 'GET', path: 'stats'},
    {action: 'keys.get', method: 'GET', path: 'keys?limit=1'},
    {action: 'keys.create', method: 'POST', path: 'keys', body: invalidJson},
  ];
}

/** Probes for the actions of a push. The host rejects the deletion, because the name of the index is invalid. */
function pushProbesOf(indexUid: string): Probe[] {
  const index = `indexes/${indexUid}`;
  return [
    {action: 'search', method: 'POST', path: `${index}/search`, body: invalidJson},
    {action: 'indexes.delete', method: 'DELETE', path: `${index}%20`},
    ...probesOf(indexUid).filter(({action}) => pushActions.has(action)),
  ];
}

/** The actions that a push needs besides `search` and `indexes.delete`. */
const pushActions = new Set([
  'documents.get',
  'documents.add',
  'documents.delete',
  'indexes.get',
  'indexes.create',
  'indexes.swap',
  'settings.get',
  'settings.update',
  'tasks.get',
]);

type ProbeOptions = HostFetchOptions & {host: string; apiKey: string; indexUid: string};
type Send = (probe: Omit<Probe, 'action'>) => Promise<unknown>;

function createSend({host, apiKey, ...options}: ProbeOptions): Send {
  const request = createHostFetch(options);
  return ({method, path, body}) => {
    const headers = {
      authorization: `Bearer ${apiKey}`,
      ...(body !== undefined && {'content-type': 'application/json'}),
    };
    return request(new URL(path, `${host.replace(/\/+$/, '')}/`), {method, headers, body});
  };
}

/** The error of a request; undefined if it succeeded. */
async function errorOf(request: Promise<unknown>): Promise<HostError | undefined> {
  try {
    await request;
    return undefined;
  } catch (error) {
    if (error instanceof HostError) {
      return error;
    }
    throw error;
  }
}

/** Whether the error response to a probe shows that the key allows the action. A missing route counts as not allowed. */
function isGranted(error: HostError): boolean {
  const {status, code} = error;
  if (status === 404 || status === 405) {
    return code === 'index_not_found';
  }
  if (status === undefined || status === 429 || status >= 500) {
    throw error;
  }
  return status !== 401 && status !== 403;
}

/**
 * Finds out which actions other than `search` a key allows, by sending requests without side effects.
 *
 * @returns names of actions, such as `documents.add`
 * @throws HostError if the host does not respond
 */
export async function extraPermissions(options: ProbeOptions): Promise<string[]> {
  const send = createSend(options);
  const found: string[] = [];
  for (const {action, ...probe} of probesOf(options.indexUid)) {
    const error = await errorOf(send(probe));
    if (error === undefined || isGranted(error)) {
      found.push(action);
    }
  }
  return found;
}

/** Whether the host refused an action because of the key. Other errors of a probe that a Meilisearch host does not send are thrown. */
function isRefused(error: HostError | undefined): error is HostError {
  if (error === undefined || error.status === 400 || error.code === 'index_not_found') {
    return false;
  }
  if (error.status === 403) {
    return true;
  }
  throw error;
}

async function assertSupportedHost(send: Send, {host}: ProbeOptions): Promise<void> {
  const health = await send({method: 'GET', path: 'health'});
  if ((health as {status?: unknown} | undefined)?.status !== 'available') {
    throw new CommandError(`${host} is not a Meilisearch host: check the URL.`);
  }
}

async function assertSupportedVersion(send: Send, {host}: ProbeOptions): Promise<void> {
  let version: string;
  try {
    const body = await send({method: 'GET', path: 'version'});
    version = String((body as {pkgVersion?: unknown} | undefined)?.pkgVersion);
  } catch (error) {
    if (error instanceof HostError && error.status === 403) {
      return; // The key may lack the action `version`.
    }
    throw error;
  }
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < oldestVersion[0] || (major === oldestVersion[0] && minor < oldestVersion[1])) {
    throw new CommandError(
      `${host} runs Meilisearch ${version}. This command needs ${oldestVersion.join('.')} or newer.`,
    );
  }
}

/** The oldest version of Meilisearch that the tests run with: major and minor. */
const oldestVersion = [1, 16] as const;

/**
 * Checks that the host is a supported one, and that the key allows all actions of a push, by sending requests without side effects.
 *
 * @throws CommandError that names what is wrong or missing
 */
export async function assertCanPush(options: ProbeOptions): Promise<void> {
  const {indexUid, keyName} = options;
  const send = createSend(options);
  await assertSupportedHost(send, options);
  await assertSupportedVersion(send, options);
  const probes = await Promise.all(
    pushProbesOf(indexUid).map(async ({action, ...probe}) => ({
      action,
      error: await errorOf(send(probe)),
    })),
  );
  const refused = probes.flatMap(({action, error}) => (isRefused(error) ? [{action, error}] : []));
  const [first] = refused;
  if (first && refused.length === probes.length) {
    throw first.error;
  }
  if (first) {
    throw new CommandError(
      `The key in ${keyName} does not allow ${refused.map(({action}) => action).join(', ')} for the index ${indexUid}. Use a key that also has these actions, with "indexes": ["*"].`,
    );
  }
  // A swap belongs to no index, so only a key for all indexes can read its status.
  const otherUid = crypto.randomBytes(8).toString('hex');
  if (isRefused(await errorOf(send({method: 'GET', path: `indexes/${otherUid}`})))) {
    throw new CommandError(
      `The key in ${keyName} is limited to some indexes, so it cannot read the status of a swap. Use a key with "indexes": ["*"].`,
    );
  }
}
