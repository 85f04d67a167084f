/** Replaces control characters, with which a host could change what a terminal shows. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ');
}

/** An error that the user can fix. The commands and Docusaurus print its message without a stack trace. */
export class UserError extends Error {
  override name = 'UserError';

  constructor(message: string) {
    super(printable(message));
    // Docusaurus prints the stack of an error that ends a build.
    this.stack = this.message;
  }
}
