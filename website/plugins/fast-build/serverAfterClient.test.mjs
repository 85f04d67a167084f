import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import webpack from 'webpack';
import {serverAfterClient} from './serverAfterClient.js';

let folder;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'server-after-client-'));
  fs.writeFileSync(path.join(folder, 'entry.js'), 'export default 1;');
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

it('compiles the server while the client is minified, and goes on when the files of the client are written', async () => {
  const order = serverAfterClient();
  const steps = [];
  let serverBuilt;
  const whenServerBuilt = new Promise((resolve) => (serverBuilt = resolve));
  const client = (compiler) => {
    compiler.hooks.finishMake.tap('test', () => steps.push('client built'));
    compiler.hooks.thisCompilation.tap('test', (compilation) => {
      // A minifier that ends only when the server's modules are there.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compilation.hooks.processAssets.tapPromise({name: 'test', stage}, async () => {
        await whenServerBuilt;
        steps.push('client minified');
      });
    });
  };
  const server = (compiler) => {
    compiler.hooks.thisCompilation.tap('test', (compilation) => {
      compilation.hooks.succeedModule.tap('test', () => {
        steps.push('server built');
        serverBuilt();
      });
      compilation.hooks.seal.tap('test', () => {
        const written = fs.existsSync(path.join(folder, 'client', 'main.js'));
        steps.push(`server sealed, client ${written ? 'written' : 'absent'}`);
      });
    });
  };
  const config = (name, plugins) => ({
    name,
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: {path: path.join(folder, name)},
    plugins,
  });
  await new Promise((resolve, reject) => {
    webpack([
      config('client', [order.client, client]),
      config('server', [order.server, server]),
    ]).run((error, stats) => (error || stats.hasErrors() ? reject(error ?? stats) : resolve()));
  });
  expect(steps).toEqual([
    'client built',
    'server built',
    'client minified',
    'server sealed, client written',
  ]);
});
