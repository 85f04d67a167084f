import {expect, it, vi} from 'vitest';
import {withDeadline} from './withDeadline';

const never = () => new Promise<never>(() => undefined);

it('gives what was run', async () => {
  await expect(withDeadline(1000, new AbortController().signal, async () => 3)).resolves.toBe(3);
});

it('rejects and aborts when the time is over', async () => {
  let inner: AbortSignal | undefined;
  const run = withDeadline(5, new AbortController().signal, (signal) => {
    inner = signal;
    return never();
  });
  await expect(run).rejects.toMatchObject({
    name: 'TimeoutError',
    message: 'no answer within 5 ms',
  });
  expect(inner?.aborted).toBe(true);
});

it('runs nothing where it is aborted before, and rejects at once where it is aborted meanwhile', async () => {
  const controller = new AbortController();
  const meanwhile = withDeadline(1000, controller.signal, never);
  controller.abort();
  await expect(meanwhile).rejects.toMatchObject({name: 'AbortError'});
  const run = vi.fn(never);
  await expect(withDeadline(1000, controller.signal, run)).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(run).not.toHaveBeenCalled();
});
