import {expect, it, vi} from 'vitest';
import {withTimeout} from './withTimeout';

const never = () => new Promise<never>(() => undefined);

it('resolves with the value of the promise', async () => {
  await expect(withTimeout(1000, new AbortController().signal, async () => 3)).resolves.toBe(3);
});

it('rejects and aborts the signal after the timeout', async () => {
  let inner: AbortSignal | undefined;
  const run = withTimeout(5, new AbortController().signal, (signal) => {
    inner = signal;
    return never();
  });
  await expect(run).rejects.toMatchObject({
    name: 'TimeoutError',
    message: 'no response within 5 ms',
  });
  expect(inner?.aborted).toBe(true);
});

it('does not call the function if the signal is aborted already, and rejects immediately when it is aborted later', async () => {
  const controller = new AbortController();
  const running = withTimeout(1000, controller.signal, never);
  controller.abort();
  await expect(running).rejects.toMatchObject({name: 'AbortError'});
  const run = vi.fn(never);
  await expect(withTimeout(1000, controller.signal, run)).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(run).not.toHaveBeenCalled();
});
