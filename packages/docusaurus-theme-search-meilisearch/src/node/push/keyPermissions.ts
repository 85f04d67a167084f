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
export async function extraPermissions(
  options: HostFetchOptions & {host: string; apiKey: string; indexUid: string},
): Promise<string[]> {
  const {host, apiKey, indexUid} = options;
  const request = createHostFetch(options);
  const found: string[] = [];
  for (const {action, method, path, body} of probesOf(indexUid)) {
    const headers = {
      authorization: `Bearer ${apiKey}`,
      ...(body !== undefined && {'content-type': 'application/json'}),
    };
    const isAllowed = await request(new URL(path, `${host.replace(/\/+$/, '')}/`), {
      method,
      headers,
      body,
    }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof HostError) {
          return isGranted(error);
        }
        throw error;
      },
    );
    if (isAllowed) {
      found.push(action);
    }
  }
  return found;
}
