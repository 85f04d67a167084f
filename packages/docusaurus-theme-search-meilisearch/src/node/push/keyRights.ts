import {HostError} from './hostError';
import {createHostFetch, type HostFetchOptions} from './hostFetch';

/** A request that does no harm, and that a key without the right to the action is refused. */
type Probe = {action: string; method: string; path: string; body?: string};

/**
 * A broken body: a host looks at the key first, and what it cannot read it cannot do. So a key that may write is found out
 * without anything being written.
 */
const broken = '{';

function probesOf(indexUid: string): Probe[] {
  const index = `indexes/${indexUid}`;
  return [
    {action: 'documents.get', method: 'GET', path: `${index}/documents?limit=1`},
    {action: 'documents.add', method: 'POST', path: `${index}/documents`, body: broken},
    {action: 'documents.delete', method: 'POST', path: `${index}/documents/delete`, body: broken},
    {action: 'indexes.get', method: 'GET', path: index},
    {action: 'indexes.create', method: 'POST', path: 'indexes', body: broken},
    {action: 'indexes.update', method: 'PATCH', path: index, body: broken},
    {action: 'indexes.swap', method: 'POST', path: 'swap-indexes', body: broken},
    {action: 'settings.get', method: 'GET', path: `${index}/settings`},
    {action: 'settings.update', method: 'PATCH', path: `${index}/settings`, body: broken},
    {action: 'tasks.get', method: 'GET', path: 'tasks?limit=1'},
    {action: 'tasks.cancel', method: 'POST', path: 'tasks/cancel?uids=none'},
    {action: 'stats.get', method: 'GET', path: 'stats'},
    {action: 'keys.get', method: 'GET', path: 'keys?limit=1'},
    {action: 'keys.create', method: 'POST', path: 'keys', body: broken},
  ];
}

/** Whether an answer to a probe says that the key has the right. Routes that a host or a proxy does not have say nothing. */
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
 * What a key may do besides searching.
 *
 * @returns actions, as Meilisearch names them
 * @throws HostError where the host does not answer
 */
export async function furtherRights(
  options: HostFetchOptions & {host: string; apiKey: string; indexUid: string},
): Promise<string[]> {
  const {host, apiKey, indexUid} = options;
  const ask = createHostFetch(options);
  const found: string[] = [];
  for (const {action, method, path, body} of probesOf(indexUid)) {
    const headers = {
      authorization: `Bearer ${apiKey}`,
      ...(body !== undefined && {'content-type': 'application/json'}),
    };
    const isAllowed = await ask(new URL(path, `${host.replace(/\/+$/, '')}/`), {
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
