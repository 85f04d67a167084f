import type {HostResponse} from './postJson';

/** The index that an error message names. */
export type IndexLocation = {host: string; indexUid: string};

/** Whether a response is an HTML page, such as from a proxy or from another site at that URL. */
export function isHtml(text: string): boolean {
  return /^\s*</.test(text);
}

/** Says what is wrong and which option to check. */
function advice(status: number, indexUid: string): string {
  switch (status) {
    case 401:
    case 403:
      return `rejects the key: 'apiKey' must be a key that can search "${indexUid}"`;
    case 404:
      return `has no index "${indexUid}": check 'indexUid' and 'host'`;
    case 429:
      return 'received too many requests';
    default:
      return 'failed';
  }
}

/** Creates the error for an unsuccessful response. Its message ends with the first 300 characters of the response. */
export function searchError({status, text}: HostResponse, {host, indexUid}: IndexLocation): Error {
  const excerpt = isHtml(text) ? 'an HTML page' : text.slice(0, 300);
  return new Error(`Meilisearch at ${host} ${advice(status, indexUid)} (${status}) ${excerpt}`);
}
