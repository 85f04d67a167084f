import {spawn} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {afterAll, beforeAll} from 'vitest';
import type {ServedSite} from '../browser/browser';
import {createStaticServer} from '../../website/scripts/static-server.mjs';

const siteFolder = path.resolve(import.meta.dirname, '../fixtures/translations');
const outFolder = path.resolve(import.meta.dirname, '../.cache/translations');

async function build(): Promise<void> {
  const docusaurus = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');
  const child = spawn(process.execPath, [docusaurus, 'build', siteFolder, '--out-dir', outFolder], {
    env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0', NO_UPDATE_NOTIFIER: '1'},
  });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) {
    throw new Error(`The fixture site does not build:\n${output}`);
  }
}

/** Builds the fixture site, and serves it while the tests of a file run. */
export function useFixture(): ServedSite & {html: (file: string) => string} {
  let server: Server;

  beforeAll(async () => {
    await build();
    server = createStaticServer(outFolder);
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  }, 600_000);
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  return {
    url: () => `http://localhost:${(server.address() as AddressInfo).port}`,
    aliveSelector: 'html[data-has-hydrated="true"]',
    html: (file) => fs.readFileSync(path.join(outFolder, file), 'utf8'),
  };
}
