// @ts-check

/**
 * An error that the user can fix. Its message is one line that says what is wrong, in which file, and what to do. Other errors are
 * bugs of the generator and keep their stack.
 */
export class ReferenceProblem extends Error {
  /** @param {string} message One line, without a trailing newline. */
  constructor(message) {
    super(message.replace(/\s*\n\s*/g, ' '));
    this.name = 'ReferenceProblem';
    // Docusaurus prints the stack of an error that ends a build.
    this.stack = this.message;
  }
}

/**
 * The message of any thrown value.
 *
 * @param {unknown} error
 * @returns {string}
 */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/**
 * The code of a Node.js error (`ENOENT`, `MODULE_NOT_FOUND`), if it has one.
 *
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function codeOf(error) {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}
