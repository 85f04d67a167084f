// @ts-check

/** Event that `src/theme/Root` dispatches on the document when the page is hydrated. */
module.exports = 'hydrated';
