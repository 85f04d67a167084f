/** What a user can mend: its message is all that a command prints. */
export class CommandError extends Error {
  override name = 'CommandError';
}
