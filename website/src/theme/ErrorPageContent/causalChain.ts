/** An error, and what caused it, and what caused that: no longer than `longest`, for a chain may lead back to its start. */
export function causalChain(error: Error, longest = 10): Error[] {
  const chain: Error[] = [];
  let next: unknown = error;
  while (next instanceof Error && chain.length < longest) {
    chain.push(next);
    next = (next as Error & {cause?: unknown}).cause;
  }
  return chain;
}
