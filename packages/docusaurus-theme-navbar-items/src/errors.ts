/**
 * Mistakes in the site's configuration. The message says where they are and what to write instead; the stack is left out,
 * because Docusaurus prints it and every frame of it would be ours, not the user's.
 */
export class NavbarItemsError extends Error {
  /** @param problems one line each */
  constructor(...problems: string[]) {
    const message = problems.join('\n');
    super(message);
    this.name = 'NavbarItemsError';
    this.stack = `${this.name}: ${message}`;
  }
}
