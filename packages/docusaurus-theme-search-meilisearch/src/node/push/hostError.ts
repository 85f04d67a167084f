import {CommandError} from './commandError';

/** Error of Meilisearch, as its answers and failed tasks carry it. */
export type MeilisearchProblem = {message?: unknown; code?: unknown; link?: unknown};

type Context = {origin: string; keyName: string};

function asProblem(body: unknown): MeilisearchProblem {
  return typeof body === 'object' && body !== null ? body : {};
}

/** `message (code, link)`, of what is there. */
export function problemText(problem: MeilisearchProblem): string {
  const source = [problem.code, problem.link].filter(Boolean).join(', ');
  const message = problem.message ? String(problem.message) : '';
  return source ? `${message} (${source})`.trim() : message;
}

const advice: Record<number, (context: Context) => string> = {
  401: ({keyName}) => `it wants a key, or another one than that of ${keyName}.`,
  403: ({keyName}) =>
    `the key of ${keyName} is unknown to it, out of date, or has no right to this.`,
  404: () => 'it has no such index, or there is no Meilisearch at this address.',
  408: () => 'the request took too long.',
  413: () => 'a batch of records is too large for it or for the proxy before it.',
  429: () => 'it was asked too often. Try again later.',
};

function adviceFor(status: number, context: Context): string {
  if (status >= 500) {
    return 'it or a proxy before it is out of order. Try again later.';
  }
  return advice[status]?.(context) ?? 'it did not understand the request.';
}

/** Seconds in a `Retry-After` header, in milliseconds. Dates, which no Meilisearch sends, are left out. */
function retryAfterOf(response: Response): number | undefined {
  const header = response.headers.get('retry-after') ?? '';
  return /^\d+$/.test(header) ? Number(header) * 1000 : undefined;
}

function causeOf(error: unknown): string {
  const {cause, message} = error as {cause?: {code?: string; message?: string}; message?: string};
  return cause?.code ?? cause?.message ?? message ?? String(error);
}

/** A request that a host did not answer as it should. */
export class HostError extends CommandError {
  override name = 'HostError';

  private constructor(
    message: string,
    /** HTTP status; absent where there was no answer. */
    readonly status?: number,
    /** Meilisearch's code, such as `index_not_found`. */
    readonly code?: string,
    /** Milliseconds after which the host wants to be asked again. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }

  static unreachable(error: unknown, {origin, timeout}: {origin: string; timeout: number}) {
    const isTimeout = (error as Error).name === 'TimeoutError';
    return new HostError(
      isTimeout
        ? `${origin} did not answer within ${timeout / 1000} s.`
        : `Cannot reach ${origin} (${causeOf(error)}). Is the address right, and the host running?`,
    );
  }

  static refused(response: Response, body: unknown, context: Context) {
    const problem = asProblem(body);
    const said = problemText(problem);
    return new HostError(
      `${context.origin} answered ${response.status}: ${adviceFor(response.status, context)}${said && ` It says: ${said}`}`,
      response.status,
      typeof problem.code === 'string' ? problem.code : undefined,
      retryAfterOf(response),
    );
  }

  static notMeilisearch(status: number, {origin}: Context) {
    return new HostError(
      `${origin} answered ${status} with something else than JSON: there is no Meilisearch at this address.`,
      status,
    );
  }
}
