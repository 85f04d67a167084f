import type {TestProject} from 'vitest/node';
import {findMeilisearch, startMeilisearch} from './meilisearchServer.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The Meilisearch host of the tests, or `null` if there is none. */
    meilisearch: {
      /** URL without a trailing slash. */
      origin: string;
      masterKey: string;
      /** The program, to start more servers; `null` if the host was running already. */
      binary: string | null;
    } | null;
  }
}

/** Global setup: starts a Meilisearch server, or uses a running one. Without one, the tests replay recorded exchanges. */
export default async function provideMeilisearch(project: TestProject) {
  const source = findMeilisearch();
  if ('missing' in source) {
    if (process.env.RECORD_HOST) {
      throw new Error(`Nothing can be recorded, because ${source.missing}`);
    }
    process.stderr.write(`Recorded exchanges are replayed, because ${source.missing}\n`);
    project.provide('meilisearch', null);
    return undefined;
  }
  if (!('binary' in source)) {
    project.provide('meilisearch', {...source, binary: null});
    return undefined;
  }
  const server = await startMeilisearch(source.binary);
  const {origin, masterKey} = server;
  project.provide('meilisearch', {origin, masterKey, binary: source.binary});
  return server.remove;
}
