import {isFields} from '../../../isFields';
import {withoutSlash} from '../../../paths';
import {UserError} from '../../../node/userError';

/** A connection to a host. */
export type HostConnection = {
  /** URL of the host, with an optional path. */
  host: string;
  apiKey: string;
  /** Name of the option or the variable that contains the key, for error messages. */
  keyName: string;
  /** Timeout of a request in milliseconds; long enough for a few MB over a slow connection. @default 60000 */
  timeout?: number;
  /** Maximum number of attempts for a request. @default 4 */
  tries?: number;
  /** Milliseconds before the first retry; doubled before each further one. @default 500 */
  retryDelay?: number;
};

/** Sends a request, and resolves with the parsed JSON of the response. */
export type HostRequest = <Body>(method: string, path: string, body?: unknown) => Promise<Body>;

/** An error object of Meilisearch, in error responses and failed tasks. */
export type HostProblem = {message?: unknown; code?: unknown; link?: unknown};

/** Resolves after a number of milliseconds. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Formats an error object as `message (code, link)`, without the parts that are missing. */
export function problemText({message, code, link}: HostProblem): string {
  const source = [code, link].filter(Boolean).join(', ');
  const text = message ? String(message) : '';
  return source ? `${text} (${source})`.trim() : text;
}

/** A request to a host that failed. */
export class HostError extends UserError {
  override name = 'HostError';

  constructor(
    message: string,
    /** HTTP status; undefined if there was no response. */
    readonly status?: number,
    /** Error code of Meilisearch, such as `index_not_found`. */
    readonly code?: string,
  ) {
    super(message);
  }
}

function adviceFor(status: number, code: unknown, keyName: string): string {
  if (status >= 500) {
    return 'the host or a proxy in front of it failed. Try again later.';
  }
  if (code === 'index_not_found') {
    return 'the index does not exist. Run "docusaurus search:push" to create it.';
  }
  const advice: Record<number, string> = {
    401: `a key is required; check ${keyName}.`,
    403: `the key in ${keyName} is invalid, expired, or does not allow this action.`,
    404: 'the URL is not that of a Meilisearch host.',
    408: 'the request took too long.',
    413: 'the request is too large for the host or for a proxy in front of it. Allow requests of 1 MB, or shorten the longest section.',
    429: 'too many requests. Try again later.',
  };
  return advice[status] ?? 'the host rejected the request.';
}

function unreachable(error: unknown, origin: string, timeout: number): HostError {
  const {name, cause, message} = error as Error & {cause?: {code?: string; message?: string}};
  const reason = cause?.code ?? cause?.message ?? message ?? String(error);
  return new HostError(
    name === 'TimeoutError'
      ? `${origin} did not respond within ${timeout / 1000} s.`
      : `Cannot reach ${origin} (${reason}). Check the URL, and that the host is running.`,
  );
}

function refused(response: Response, body: unknown, origin: string, keyName: string): HostError {
  const problem: HostProblem = isFields(body) ? body : {};
  const details = problemText(problem);
  return new HostError(
    `${origin} responded with ${response.status}: ${adviceFor(response.status, problem.code, keyName)}${details && ` Message of the host: ${details}`}`,
    response.status,
    typeof problem.code === 'string' ? problem.code : undefined,
  );
}

/** Parses the body of a response. Undefined if it is not JSON: proxies respond with HTML. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A second swap would undo the first one, so a swap is retried only after 429, when the host has certainly not executed it. */
function mayRetry(path: string, status: number | undefined): boolean {
  return status === 429 || ((status ?? 500) >= 500 && path !== 'swap-indexes');
}

/**
 * Creates a function that sends requests to a host. It retries after network errors, 429, and a status of 500 and above.
 *
 * Not the package `meilisearch`: `decisions/0034-no-client-library-for-the-host.md`.
 *
 * @throws HostError with a message that says what to do, and never contains the key; also on Node older than 18
 */
export function createHostRequest({
  host,
  apiKey,
  keyName,
  timeout = 60_000,
  tries = 4,
  retryDelay = 500,
}: HostConnection): HostRequest {
  if (typeof fetch !== 'function') {
    throw new HostError(
      `Requests to a Meilisearch host need Node 18 or newer; the current version is ${process.version}.`,
    );
  }
  const base = `${withoutSlash(host)}/`;

  async function send(method: string, path: string, body: unknown): Promise<unknown> {
    const url = new URL(path, base);
    let response: Response;
    let text: string;
    try {
      response = await fetch(url, {
        method,
        headers: {
          authorization: `Bearer ${apiKey}`,
          ...(body !== undefined && {'content-type': 'application/json'}),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.timeout(timeout),
      });
      text = await response.text();
    } catch (error) {
      throw unreachable(error, url.origin, timeout);
    }
    const content = parse(text);
    if (!response.ok) {
      throw refused(response, content, url.origin, keyName);
    }
    if (content === undefined) {
      throw new HostError(
        `${url.origin} responded with ${response.status}, but not with JSON: the URL is not that of a Meilisearch host.`,
        response.status,
      );
    }
    return content;
  }

  return async <Body>(method: string, path: string, body?: unknown): Promise<Body> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return (await send(method, path, body)) as Body;
      } catch (error) {
        if (!(error instanceof HostError) || attempt >= tries || !mayRetry(path, error.status)) {
          throw error;
        }
        await pause(retryDelay * 2 ** (attempt - 1));
      }
    }
  };
}
