import {HostError} from './hostError';
import {pause} from './pause';

/** How a host is asked. */
export type HostFetchOptions = {
  /** Says in messages where the key is from. */
  keyName: string;
  /** Milliseconds of one request: room for some MB over a slow line. @default 60000 */
  timeout?: number;
  /** Tries of a request. @default 4 */
  tries?: number;
  /** Milliseconds before the second try, doubled before each further one. @default 500 */
  retryDelay?: number;
};

type FetchInit = {method?: string; headers?: HeadersInit; body?: BodyInit | null};

/** Whatever the host says in `Retry-After`, nobody waits longer for one request, in milliseconds. */
const longestRetryDelay = 30_000;

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  } catch {
    // Proxies answer in HTML. The status says more than the text.
    return undefined;
  }
}

/** A swap that is done twice is undone: it may be tried again only where the host refused it for sure. */
function mayAskAgain(url: URL, status: number | undefined): boolean {
  return status === 429 || ((status ?? 500) >= 500 && !url.pathname.endsWith('/swap-indexes'));
}

async function askOnce(
  url: URL,
  init: FetchInit,
  {keyName, timeout = 60_000}: HostFetchOptions,
): Promise<unknown> {
  const context = {origin: url.origin, keyName};
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {...init, signal: AbortSignal.timeout(timeout)});
    text = await response.text();
  } catch (error) {
    throw HostError.unreachable(error, {...context, timeout});
  }
  const body = parse(text);
  if (!response.ok) {
    throw HostError.refused(response, body, context);
  }
  if (body === undefined && text !== '') {
    throw HostError.notMeilisearch(response.status, context);
  }
  return body;
}

/**
 * `fetch` for the Meilisearch client: tries again after network errors, 429 and answers of 500 and above, and says in its errors
 * what a user can do.
 *
 * @throws HostError
 */
export function createHostFetch(options: HostFetchOptions) {
  const {tries = 4, retryDelay = 500} = options;
  return async (input: URL | RequestInfo, init: FetchInit = {}): Promise<unknown> => {
    const url = new URL(String(input));
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await askOnce(url, init, options);
      } catch (error) {
        if (!(error instanceof HostError) || attempt >= tries || !mayAskAgain(url, error.status)) {
          throw error;
        }
        const delay = error.retryAfter ?? retryDelay * 2 ** (attempt - 1);
        await pause(Math.min(delay, longestRetryDelay));
      }
    }
  };
}
