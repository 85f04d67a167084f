/**
 * Fetches a JSON file of the index.
 *
 * @param url absolute URL of the file
 * @throws Error with the URL and the reason, if the file cannot be fetched or is not JSON
 */
export async function fetchJson(url: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(url, {cache});
  if (!response.ok) {
    throw new Error(
      response.status === 404
        ? `There is no search index at ${url}. "docusaurus build" writes it; "docusaurus start" serves the index of the last build.`
        : `Cannot load the search index: the server responded to ${url} with status ${response.status}.`,
    );
  }
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(
      `The search index is invalid: ${url} is not JSON (${(error as Error).message}). The download may be incomplete; try again.`,
    );
  }
}
