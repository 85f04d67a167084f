/**
 * A mistake in the site's configuration. The message says where it is and what to write instead; the stack is left out,
 * because Docusaurus prints it and every frame of it would be ours, not the user's.
 */
export class NavbarItemsError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NavbarItemsError';
    this.stack = `${this.name}: ${message}`;
  }
}
