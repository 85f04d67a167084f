/**
 * Fetches a JSON file of the index.
 *
 * @throws Error that names the file and what is wrong with it
 */
export async function fetchJson(url: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(url, {cache});
  if (!response.ok) {
    throw new Error(
      response.status === 404
        ? `There is no search index at ${url}. 'docusaurus build' writes it; 'docusaurus start' serves the one of the last build.`
        : `The search index could not be loaded: ${url} answered ${response.status}.`,
    );
  }
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(
      `The search index is broken: ${url} is no JSON (${(error as Error).message}). It may have arrived in part; try again.`,
    );
  }
}
