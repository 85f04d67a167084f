import type {Reply} from './postJson';

/** Whom a message is about. */
export type SearchedIndex = {host: string; indexUid: string};

/** Whether a text is a page of a proxy, or of a site in the host's place. */
export function isHtml(text: string): boolean {
  return /^\s*</.test(text);
}

/** What is wrong, and what to change. */
function advice(status: number, indexUid: string): string {
  switch (status) {
    case 401:
    case 403:
      return `refuses the key: 'apiKey' must be a key that may search "${indexUid}"`;
    case 404:
      return `has no index "${indexUid}": check 'indexUid' and 'host'`;
    case 429:
      return 'is asked too often';
    default:
      return 'failed';
  }
}

/** The error for an answer that is not a success, with what Meilisearch says of it, cut to a readable length. */
export function searchFailure({status, text}: Reply, {host, indexUid}: SearchedIndex): Error {
  const said = isHtml(text) ? 'an HTML page' : text.slice(0, 300);
  return new Error(`Meilisearch at ${host} ${advice(status, indexUid)} (${status}) ${said}`);
}
