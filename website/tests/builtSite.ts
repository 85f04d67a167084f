import fs from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {TestProject} from 'vitest/node';
import {createStaticServer} from '../scripts/static-server.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the built site, all locales, without a trailing slash. */
    siteUrl: string;
    /** Absolute path of the built site. */
    siteFolder: string;
  }
}

/** Global setup: serves the built site while the tests run. */
export default async function serveBuiltSite(project: TestProject) {
  const siteFolder = path.resolve(import.meta.dirname, '../build');
  if (!fs.existsSync(path.join(siteFolder, 'ko/index.html'))) {
    throw new Error('The site is not built. Run: pnpm build');
  }
  const server = createStaticServer(siteFolder);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const {port} = server.address() as AddressInfo;
  project.provide('siteUrl', `http://localhost:${port}`);
  project.provide('siteFolder', siteFolder);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
