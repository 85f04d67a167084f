// @ts-check

/** Event of the document by which the app says that it has taken over the page (`src/theme/Root`). */
module.exports = 'hydrated';
