// @ts-check

/**
 * A mistake in the site's own files. Docusaurus prints the stack of what ends a build; here that is the message alone, one line
 * that says what to do.
 */
module.exports = class ConfigurationError extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message);
    this.name = 'ConfigurationError';
    this.stack = message;
  }
};
