// @ts-check
/** @typedef {import('webpack').Compiler} Compiler */

const name = 'fast-build';

/** A promise, and what fulfils it. */
function event() {
  let happen = () => {};
  const happened = /** @type {Promise<void>} */ (new Promise((resolve) => (happen = resolve)));
  return {happen, happened};
}

/**
 * Puts the compilations of a locale in order: the server's begins when the client's has nothing left but to be minified, which
 * other processes do, and goes on to render pages when the client's files are written. Docusaurus begins both at once: they share
 * a thread, which has nothing to do in the end but wait for the minifiers.
 *
 * A client's compilation that fails ends the build, so that nothing waits for it in vain.
 */
function serverAfterClient() {
  const generated = event();
  const written = event();
  return {
    /** @param {Compiler} compiler */
    client(compiler) {
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.processAssets.tap(
          {name, stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL},
          generated.happen,
        );
      });
      compiler.hooks.afterEmit.tap(name, written.happen);
    },
    /** @param {Compiler} compiler */
    server(compiler) {
      compiler.hooks.beforeCompile.tapPromise(name, () => generated.happened);
      compiler.hooks.finishMake.tapPromise(name, () => written.happened);
    },
  };
}

module.exports = {serverAfterClient};
