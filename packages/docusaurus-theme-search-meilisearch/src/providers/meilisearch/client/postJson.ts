/** Response of a host; `ok` is true for status codes 200 to 299. */
export type HostResponse = {ok: boolean; status: number; text: string};

/** A request to a Meilisearch host. */
type JsonRequest = {url: string; apiKey: string; body: unknown; timeout: number};

// Promise chains instead of `async`, here and in `createHostSearch.ts`: Docusaurus compiles `async` to twice as much code.
function post({url, apiKey, body}: JsonRequest, signal: AbortSignal): Promise<HostResponse> {
  return fetch(url, {
    method: 'POST',
    headers: {Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json'},
    body: JSON.stringify(body),
    signal,
  }).then((response) =>
    response.text().then((text) => ({ok: response.ok, status: response.status, text})),
  );
}

/**
 * Posts JSON.
 *
 * It rejects when `signal` is aborted or the timeout is over, even if `fetch` is a polyfill that ignores its signal. Browsers without
 * `AbortSignal.any` and `AbortSignal.timeout` need this.
 *
 * @throws the error of `fetch`: a `TypeError` if the host is unreachable; a DOMException named `AbortError` if `signal` is aborted, or
 * `TimeoutError` after `timeout` milliseconds
 */
export function postJson(request: JsonRequest, signal: AbortSignal): Promise<HostResponse> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const stop = (message: string, name: string) => {
      reject(new DOMException(message, name));
      controller.abort();
    };
    const abort = () => stop('Aborted', 'AbortError');
    if (signal.aborted) {
      abort();
      return;
    }
    const timer = setTimeout(
      () => stop(`no response within ${request.timeout} ms`, 'TimeoutError'),
      request.timeout,
    );
    signal.addEventListener('abort', abort);
    post(request, controller.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        signal.removeEventListener('abort', abort);
      });
  });
}
