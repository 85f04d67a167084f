import {HostError} from './hostError';
import {pause} from './pause';

/** Options of requests to a host. */
export type HostFetchOptions = {
  /** Name of the option or the variable that contains the key, for error messages. */
  keyName: string;
  /** Timeout of a request in milliseconds; long enough for some MB over a slow connection. @default 60000 */
  timeout?: number;
  /** Maximum number of attempts for a request. @default 4 */
  tries?: number;
  /** Milliseconds before the first retry; doubled before each further one. @default 500 */
  retryDelay?: number;
};

type FetchInit = {method?: string; headers?: HeadersInit; body?: BodyInit | null};

/** Upper limit for `Retry-After`, in milliseconds. */
const maxRetryDelay = 30_000;

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  } catch {
    // Proxies respond with HTML. The status is more informative than the body.
    return undefined;
  }
}

/** A second swap would undo the first one, so a swap is retried only after 429, when the host has certainly not executed it. */
function mayRetry(url: URL, status: number | undefined): boolean {
  return status === 429 || ((status ?? 500) >= 500 && !url.pathname.endsWith('/swap-indexes'));
}

async function sendRequest(
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
 * Creates a `fetch` function for the Meilisearch client. It retries after network errors, 429, and a status of 500 and above, and
 * resolves with the parsed JSON of the response.
 *
 * @throws HostError with a message that says what to do
 */
export function createHostFetch(options: HostFetchOptions) {
  const {tries = 4, retryDelay = 500} = options;
  return async (input: URL | RequestInfo, init: FetchInit = {}): Promise<unknown> => {
    const url = new URL(String(input));
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await sendRequest(url, init, options);
      } catch (error) {
        if (!(error instanceof HostError) || attempt >= tries || !mayRetry(url, error.status)) {
          throw error;
        }
        const delay = error.retryAfter ?? retryDelay * 2 ** (attempt - 1);
        await pause(Math.min(delay, maxRetryDelay));
      }
    }
  };
}
