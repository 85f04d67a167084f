/** An error and its chain of causes, up to `longest` errors, because a chain may be circular. */
export function causalChain(error: Error, longest = 10): Error[] {
  const chain: Error[] = [];
  let next: unknown = error;
  while (next instanceof Error && chain.length < longest) {
    chain.push(next);
    next = (next as Error & {cause?: unknown}).cause;
  }
  return chain;
}
