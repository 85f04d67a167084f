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
 */
module.exports = function sharedMdxLoader(source) {
  const callback = this.async();
  const key = [this.getOptions().locale, this.resourcePath, source].join('\0');
  let result = compiled.get(key);
  if (!result) {
    result = new Promise((resolve, reject) => {
      const context = Object.create(this, {
        async: {
          value: () => (/** @type {Error | null} */ error, /** @type {string} */ code) =>
            error ? reject(error) : resolve(code),
        },
      });
      mdxLoader.call(context, source);
    });
    compiled.set(key, result);
  }
  result.then((code) => callback(null, code), callback);
};
