import {chromium} from 'playwright-core';
import type {TestProject} from 'vitest/node';
import {findBrowser} from './findBrowser.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** WebSocket endpoint of the browser that all test files share. */
    browserEndpoint: string;
  }
}

const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Global setup: starts one browser. Each test file connects to it and sees only the contexts that it opened itself. */
export default async function startBrowser(project: TestProject) {
  const server = await chromium.launchServer({...(await findBrowser()), args: flags});
  project.provide('browserEndpoint', server.wsEndpoint());
  return () => server.close();
}
