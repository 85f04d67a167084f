import {CommandError} from './commandError';

/** An error object of Meilisearch, in error responses and failed tasks. */
export type MeilisearchProblem = {message?: unknown; code?: unknown; link?: unknown};

type Context = {origin: string; keyName: string; code?: unknown};

function asProblem(body: unknown): MeilisearchProblem {
  return typeof body === 'object' && body !== null ? body : {};
}

/** Formats an error object as `message (code, link)`, without the parts that are missing. */
export function problemText(problem: MeilisearchProblem): string {
  const source = [problem.code, problem.link].filter(Boolean).join(', ');
  const message = problem.message ? String(problem.message) : '';
  return source ? `${message} (${source})`.trim() : message;
}

const advice: Record<number, (context: Context) => string> = {
  401: ({keyName}) => `a key is required; check ${keyName}.`,
  403: ({keyName}) => `the key in ${keyName} is invalid, expired, or does not allow this action.`,
  404: ({code}) =>
    code === 'index_not_found'
      ? 'the index does not exist. Run "docusaurus search:push" to create it.'
      : 'the URL is not that of a Meilisearch host.',
  408: () => 'the request took too long.',
  413: () => 'a record is too large for the host or for a proxy in front of it.',
  429: () => 'too many requests. Try again later.',
};

function adviceFor(status: number, context: Context): string {
  if (status >= 500) {
    return 'the host or a proxy in front of it failed. Try again later.';
  }
  return advice[status]?.(context) ?? 'the host rejected the request.';
}

/** Reads the header `Retry-After`, in milliseconds. Dates are ignored, because Meilisearch does not send them. */
function retryAfterOf(response: Response): number | undefined {
  const header = response.headers.get('retry-after') ?? '';
  return /^\d+$/.test(header) ? Number(header) * 1000 : undefined;
}

function causeOf(error: unknown): string {
  const {cause, message} = error as {cause?: {code?: string; message?: string}; message?: string};
  return cause?.code ?? cause?.message ?? message ?? String(error);
}

/** A request to a host that failed. */
export class HostError extends CommandError {
  override name = 'HostError';

  private constructor(
    message: string,
    /** HTTP status; undefined if there was no response. */
    readonly status?: number,
    /** Error code of Meilisearch, such as `index_not_found`. */
    readonly code?: string,
    /** Milliseconds to wait before a retry, as requested by the host. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }

  static unreachable(error: unknown, {origin, timeout}: {origin: string; timeout: number}) {
    const isTimeout = (error as Error).name === 'TimeoutError';
    return new HostError(
      isTimeout
        ? `${origin} did not respond within ${timeout / 1000} s.`
        : `Cannot reach ${origin} (${causeOf(error)}). Check the URL, and that the host is running.`,
    );
  }

  static refused(response: Response, body: unknown, context: Context) {
    const problem = asProblem(body);
    const details = problemText(problem);
    return new HostError(
      `${context.origin} responded with ${response.status}: ${adviceFor(response.status, {...context, code: problem.code})}${details && ` Message of the host: ${details}`}`,
      response.status,
      typeof problem.code === 'string' ? problem.code : undefined,
      retryAfterOf(response),
    );
  }

  static notMeilisearch(status: number, {origin}: Context) {
    return new HostError(
      `${origin} responded with ${status}, but not with JSON: the URL is not that of a Meilisearch host.`,
      status,
    );
  }
}
