/**
 * Calls a function with a timeout. The promise rejects on the timeout or when `signal` is aborted, even if `run` ignores its signal.
 * Browsers without `AbortSignal.any` and `AbortSignal.timeout` need this.
 *
 * @param timeoutMs timeout in milliseconds
 * @param run receives a signal that is aborted on the timeout and with `signal`
 * @throws DOMException named `AbortError` if `signal` is aborted, `TimeoutError` after the timeout
 */
export function withTimeout<Value>(
  timeoutMs: number,
  signal: AbortSignal,
  run: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
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
      () => stop(`no response within ${timeoutMs} ms`, 'TimeoutError'),
      timeoutMs,
    );
    signal.addEventListener('abort', abort);
    run(controller.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        signal.removeEventListener('abort', abort);
      });
  });
}
