/**
 * Loads the polyfill whatwg-fetch, which uses XMLHttpRequest, in browsers without `fetch`. Its error messages differ from those of
 * browsers: 'Network request failed', 'Aborted', 'Already read', 'Invalid status code', 'Invalid character in header field name',
 * 'Body not allowed for GET or HEAD requests'.
 */
export async function loadFetch(): Promise<void> {
  if (typeof fetch === 'undefined') {
    await import('whatwg-fetch');
  }
}
