// @ts-check
const {default: mdxLoader} = require('@docusaurus/mdx-loader');

/**
 * Compiled modules by locale, file and text. The text: the blog compiles a post a second time, truncated. The locale: the
 * metadata of a page differs between locales even where its text falls back to English.
 *
 * @type {Map<string, Promise<string>>}
 */
const compiled = new Map();

/**
 * Runs `@docusaurus/mdx-loader` once for the client and server compilations of a file.
 *
 * @this {any}
 * @param {string} source
 * @returns {Promise<string>}
 */
module.exports = function sharedMdxLoader(source) {
  const key = [this.getOptions().locale, this.resourcePath, source].join('\0');
  const result =
    compiled.get(key) ??
    new Promise((resolve, reject) => {
      const async = () => (/** @type {Error | null} */ error, /** @type {string} */ code) =>
        error ? reject(error) : resolve(code);
      mdxLoader.call(Object.create(this, {async: {value: async}}), source).catch(reject);
    });
  compiled.set(key, result);
  return result;
};
