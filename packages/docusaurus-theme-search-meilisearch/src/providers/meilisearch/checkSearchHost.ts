import type {MeilisearchConfig} from '../../themeConfig';
import {CommandError} from './push/commandError';
import {HostError} from './push/hostError';
import {createHostFetch, type HostFetchOptions} from './push/hostFetch';
import {extraPermissions} from './push/keyPermissions';

const optionName = 'themeConfig.searchMeilisearch.meilisearch';

/** One attempt, since a build can go on without the host. */
const fetchOptions: HostFetchOptions = {
  keyName: `${optionName}.apiKey`,
  timeout: 5000,
  tries: 1,
};

/** Hosts on the machine of the reader, to which browsers allow requests by `http://` from every site. */
const loopback = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Rejects an `http://` host on an `https://` site, because browsers block its requests.
 *
 * @param siteUrl `url` of the site configuration
 * @throws CommandError
 */
export function assertNoMixedContent(host: string, siteUrl: string): void {
  const {protocol, hostname} = new URL(host);
  if (siteUrl.startsWith('https:') && protocol === 'http:' && !loopback.test(hostname)) {
    throw new CommandError(
      `${optionName}.host is "${host}", but the site is "${siteUrl}": browsers block requests from an https:// site to an http:// host. Use an https:// URL.`,
    );
  }
}

/** Whether the host or a proxy in front of it does not work now, so that the key cannot be checked. */
function isUnavailable({status}: HostError): boolean {
  return status === undefined || status === 429 || status >= 500;
}

async function search({host, apiKey, indexUid}: MeilisearchConfig): Promise<void> {
  const url = new URL(`indexes/${indexUid}/search`, `${host.replace(/\/+$/, '')}/`);
  await createHostFetch(fetchOptions)(url, {
    method: 'POST',
    headers: {authorization: `Bearer ${apiKey}`, 'content-type': 'application/json'},
    body: JSON.stringify({limit: 0}),
  });
}

/**
 * Checks with the host, if it responds, that the key in the JavaScript of the site can search the index and do nothing else.
 *
 * @param warn receives one line if the host does not respond, or if the index does not exist yet
 * @throws CommandError if the key is rejected or allows more than searching, or if the URL is not that of a Meilisearch host
 */
export async function checkSearchHost(
  config: MeilisearchConfig,
  warn: (line: string) => void,
): Promise<void> {
  if (typeof fetch !== 'function') {
    warn(`${fetchOptions.keyName} is not checked, because that needs Node 18 or newer.`);
    return;
  }
  try {
    await search(config).catch((error: unknown) => {
      if (!(error instanceof HostError) || error.code !== 'index_not_found') {
        throw error;
      }
      warn(
        `The Meilisearch host has no index "${config.indexUid}". Readers search the embedded index until "docusaurus search:push" creates it.`,
      );
    });
    const permissions = await extraPermissions({...config, ...fetchOptions});
    if (permissions.length > 0) {
      throw new CommandError(
        `The key in ${fetchOptions.keyName} allows more than searching: ${permissions.join(', ')}. The site publishes it, so everyone could use it. Replace it with a key that has the action "search" for the index ${config.indexUid} only.`,
      );
    }
  } catch (error) {
    if (!(error instanceof HostError) || !isUnavailable(error)) {
      throw error;
    }
    warn(`${error.message} ${fetchOptions.keyName} is not checked.`);
  }
}
