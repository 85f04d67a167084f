import type {MeilisearchConfig} from '../../../config/themeConfig';
import {UserError} from '../../../node/userError';
import {createHostRequest, HostError, type HostConnection} from './hostRequest';
import {assertNoAdminKey, publicKeyName} from './publicKey';

/** Environment variable that allows a build to publish a key that could not be checked. */
const allowUnchecked = 'MEILI_ALLOW_UNCHECKED_KEY';

/** Hosts on the machine of the reader, to which browsers allow requests by `http://` from every site. */
const loopback = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Rejects a host that browsers do not send requests to: one with `http://` on an `https://` site.
 *
 * @param siteUrl `url` of the site configuration
 * @throws UserError
 */
export function assertNoMixedContent(host: string, siteUrl: string): void {
  const {protocol, hostname} = new URL(host);
  if (siteUrl.startsWith('https:') && protocol === 'http:' && !loopback.test(hostname)) {
    throw new UserError(
      `The Meilisearch host is "${host}", but the site is "${siteUrl}": browsers block requests from an https:// site to an http:// host. Use an https:// URL.`,
    );
  }
}

/** Whether the host or a proxy in front of it does not work now, so that the key cannot be checked. */
function isUnavailable(error: unknown): error is HostError {
  return (
    error instanceof HostError &&
    (error.status === undefined || error.status === 429 || error.status >= 500)
  );
}

/**
 * Checks with the host that the key in the JavaScript of the site can search the index, and is no master or admin key.
 *
 * @param warn receives one line if the index does not exist yet, or if the key is not checked
 * @param connection timeouts and attempts; replaced in tests
 * @throws UserError if the key is rejected or allows more than searching, if the URL is not that of a Meilisearch host, or if the host
 * does not respond and `MEILI_ALLOW_UNCHECKED_KEY` is not `1`
 */
export async function checkSearchHost(
  {host, apiKey, indexUid}: MeilisearchConfig,
  warn: (line: string) => void,
  connection: Partial<HostConnection> = {timeout: 10_000, tries: 3},
): Promise<void> {
  try {
    const request = createHostRequest({host, apiKey, keyName: publicKeyName, ...connection});
    await request('POST', `indexes/${indexUid}/search`, {limit: 0}).catch((error: unknown) => {
      if (!(error instanceof HostError) || error.code !== 'index_not_found') {
        throw error;
      }
      warn(
        `The Meilisearch host has no index "${indexUid}". Readers search the embedded index until "docusaurus search:push" creates it.`,
      );
    });
    await assertNoAdminKey(request, indexUid);
  } catch (error) {
    if (!isUnavailable(error)) {
      throw error;
    }
    if (process.env[allowUnchecked] !== '1') {
      throw new UserError(
        `${error.message} The site would publish the key in ${publicKeyName} unchecked. Try again later, or set ${allowUnchecked}=1 if you know that it can only search.`,
      );
    }
    warn(`${error.message} The key in ${publicKeyName} is not checked.`);
  }
}
