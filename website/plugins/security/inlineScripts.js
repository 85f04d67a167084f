// @ts-check
const {createHash} = require('crypto');

/** Types of scripts that a browser runs; any other `type` makes a script a block of data, which no policy is asked about. */
const executable = /^(?:|module|text\/javascript|application\/javascript)$/;

/**
 * Text of every inline script of a page that a browser would run.
 *
 * @param {string} html as Docusaurus writes it: minified, with quoted attributes
 */
function inlineScripts(html) {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(
    ([, attributes = '', text = '']) => {
      const [, type = ''] = /\btype="([^"]*)"/.exec(attributes) ?? [];
      return /\bsrc=/.test(attributes) || !executable.test(type) ? [] : [text];
    },
  );
}

/**
 * The source expression that allows one inline script: `'sha256-…'`.
 *
 * @param {string} text
 */
function hashSource(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Source expressions for all inline scripts of some pages, sorted, each once.
 *
 * @param {Iterable<string>} pages
 */
function hashSources(pages) {
  return [
    ...new Set(Array.from(pages, (html) => inlineScripts(html).map(hashSource)).flat()),
  ].sort();
}

module.exports = {hashSources};
