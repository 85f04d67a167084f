/**
 * Gives a browser without `fetch` the one of whatwg-fetch, on top of XMLHttpRequest; loaded only there. Its errors are its own:
 * 'Network request failed', 'Aborted', 'Already read', 'Invalid status code', 'Invalid character in header field name',
 * 'Body not allowed for GET or HEAD requests'.
 */
export async function loadFetch(): Promise<void> {
  if (typeof fetch === 'undefined') {
    await import('whatwg-fetch');
  }
}
