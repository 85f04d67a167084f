import {missingIndexError} from './indexMissing';

/**
 * Fetches a JSON file of the index.
 *
 * @param url absolute URL of the file
 * @throws Error with the URL and the reason, if the file cannot be fetched or is not JSON. `isIndexMissing` recognizes the error if
 * there is no index
 */
export async function fetchJson(url: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(url, {cache});
  if (response.status === 404) {
    throw missingIndexError(url);
  }
  if (!response.ok) {
    throw new Error(
      `Cannot load the search index: the server responded to ${url} with status ${response.status}.`,
    );
  }
  const text = await response.text();
  // The development server responds with a page of the site to every URL that does not exist.
  if (text.startsWith('<')) {
    throw missingIndexError(url);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(
      `The search index is invalid: ${url} is not JSON (${(error as Error).message}). The download may be incomplete; try again.`,
    );
  }
}
