// @ts-check

/**
 * An error in the site's own files. Docusaurus prints the stack of the error that ends a build. Here, the stack is the message: one
 * line that says what to do.
 */
module.exports = class ConfigurationError extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message);
    this.name = 'ConfigurationError';
    this.stack = message;
  }
};
