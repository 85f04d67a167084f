// @ts-check
const path = require('path');

/** @type {Promise<import('tinypool').Tinypool> | undefined} */
let pool;

async function createPool() {
  const {Tinypool} = await import('tinypool');
  return new Tinypool({
    filename: path.join(__dirname, 'minifierThread.js'),
    // One takes longer for a page than it takes to render the next; more than two find nothing to do.
    minThreads: 2,
    maxThreads: 2,
    // A thread that is done with a page has the next at hand, and need not wait until the one that is being rendered is finished.
    concurrentTasksPerWorker: 4,
  });
}

/**
 * `minify` of `html-minifier-terser`, in another thread. Threads with nothing to do let the process end.
 *
 * @param {string} html
 * @param {object} options
 * @returns {Promise<string>} rejected with the error of the minifier, or of its thread
 */
async function minify(html, options) {
  pool ??= createPool();
  return (await pool).run([html, options]);
}

module.exports = {minify};
