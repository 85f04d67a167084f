import fs from 'node:fs';
import path from 'node:path';
import type {TestProject} from 'vitest/node';
import {listen} from '@repo/testing/listen.mjs';
import {createStaticServer} from '../scripts/staticServer.mjs';

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
  const {url, close} = await listen(createStaticServer(siteFolder));
  project.provide('siteUrl', url);
  project.provide('siteFolder', siteFolder);
  return close;
}
