/** An error that the user can fix. The commands print its message without a stack trace. */
export class CommandError extends Error {
  override name = 'CommandError';
}
