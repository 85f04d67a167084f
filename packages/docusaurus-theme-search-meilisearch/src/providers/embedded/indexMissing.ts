// The message of an error reaches the page from the worker, its class does not.
const messageStart = 'There is no search index at';

/** Creates the error for an index that does not exist. */
export function missingIndexError(url: string): Error {
  return new Error(
    `${messageStart} ${url}. "docusaurus build" writes it; "docusaurus start" serves the index of the last build.`,
  );
}

/** Whether an error says that there is no index. */
export function isIndexMissing(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith(messageStart);
}
