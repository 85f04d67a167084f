/**
 * Runs something that may be aborted, for a time at most. Rejects as soon as either happens, whatever `run` does with its signal.
 *
 * @param milliseconds from now
 * @param run gets a signal that is aborted with either
 * @throws DOMException named `AbortError` where `signal` is aborted, `TimeoutError` where the time is over
 */
export function withDeadline<Value>(
  milliseconds: number,
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
      () => stop(`no answer within ${milliseconds} ms`, 'TimeoutError'),
      milliseconds,
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
