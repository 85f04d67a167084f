// @ts-check

/**
 * Something a reader of the message can put right: its message is one line that says what is wrong, in which file, and what
 * to do about it. Everything else that is thrown is a mistake in the generator and keeps its stack.
 */
export class ReferenceProblem extends Error {
  /** @param {string} message One line, without a trailing newline. */
  constructor(message) {
    super(message.replace(/\s*\n\s*/g, ' '));
    this.name = 'ReferenceProblem';
    // Docusaurus prints the stack of what ends a build.
    this.stack = this.message;
  }
}

/**
 * The text of anything that was thrown.
 *
 * @param {unknown} error
 * @returns {string}
 */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/**
 * The code of a Node error (`ENOENT`, `MODULE_NOT_FOUND`), where there is one.
 *
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function codeOf(error) {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}
