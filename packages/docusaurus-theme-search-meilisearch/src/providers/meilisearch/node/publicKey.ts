import type {MeilisearchConfig} from '../../../config/themeConfig';
import {UserError} from '../../../node/userError';
import {HostError, type HostRequest} from './hostRequest';

/** Name of the option that contains the public key, for error messages. */
export const publicKeyName = 'themeConfig.searchMeilisearch.meilisearch.apiKey';

/** The public key, and the only index that it may search. */
export type PublicKey = Pick<MeilisearchConfig, 'apiKey' | 'indexUid'>;

function tooManyRights(rights: string, indexUid: string): UserError {
  return new UserError(
    `The key in ${publicKeyName} allows more than searching the index ${indexUid}: ${rights}. The site publishes it, so everyone could use it. Replace it with a key that has the action "search" for this index only.`,
  );
}

/**
 * Asks the host for the rights of the public key. The secret key must be allowed to read keys.
 *
 * @param request sends requests with the secret key
 * @throws UserError if the key does not exist, or allows anything but searching the index
 * @throws HostError if the secret key cannot read keys, or the host does not respond
 */
export async function assertOnlySearches(
  request: HostRequest,
  {apiKey, indexUid}: PublicKey,
): Promise<void> {
  const {actions, indexes} = await request<{actions: string[]; indexes: string[]}>(
    'GET',
    `keys/${encodeURIComponent(apiKey)}`,
  ).catch((error: unknown) => {
    if (error instanceof HostError && error.code === 'api_key_not_found') {
      throw new UserError(
        `The key in ${publicKeyName} is not an API key of the host. It may have been deleted, or it is the master key.`,
      );
    }
    throw error;
  });
  const rights = [
    ...actions.filter((action) => action !== 'search'),
    ...indexes.filter((uid) => uid !== indexUid).map((uid) => `the indexes "${uid}"`),
  ];
  if (rights.length > 0) {
    throw tooManyRights(rights.join(', '), indexUid);
  }
}

/** Requests that read. Each needs another action, of which a master key or an admin key has all. */
const probes: [action: string, path: (indexUid: string) => string][] = [
  ['keys.get', () => 'keys?limit=1'],
  ['settings.get', (indexUid) => `indexes/${indexUid}/settings`],
  ['documents.get', (indexUid) => `indexes/${indexUid}/documents?limit=1`],
  ['tasks.get', () => 'tasks?limit=1'],
];

/** Whether the response to a probe shows that the key lacks the action. A proxy may not forward its route. */
function isRefused({status, code}: HostError): boolean {
  return (
    status === 401 ||
    status === 403 ||
    status === 405 ||
    (status === 404 && !code?.startsWith('index'))
  );
}

/**
 * Tries with the public key alone whether it is a master key or an admin key. It does not find every other right of a key: only the host
 * knows them, see `assertOnlySearches`.
 *
 * @param request sends requests with the public key
 * @throws UserError if the key allows one of the tried actions
 * @throws HostError if the host does not respond
 */
export async function assertNoAdminKey(request: HostRequest, indexUid: string): Promise<void> {
  for (const [action, path] of probes) {
    const refusal = await request('GET', path(indexUid)).catch((error: unknown) => error);
    const isAllowed =
      !(refusal instanceof Error) ||
      (refusal instanceof HostError && refusal.code === 'index_not_found');
    if (isAllowed) {
      throw tooManyRights(action, indexUid);
    }
    if (!(refusal instanceof HostError) || !isRefused(refusal)) {
      throw refusal;
    }
  }
}
