/** An error that the user can fix. The commands and Docusaurus print its message without a stack trace. */
export class CommandError extends Error {
  override name = 'CommandError';

  constructor(message: string) {
    super(message);
    // Docusaurus prints the stack of an error that ends a build.
    this.stack = message;
  }
}
