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

/** Global setup: starts a Meilisearch server for the contract tests, or uses a running one. */
export default async function provideMeilisearch(project: TestProject) {
  const source = findMeilisearch();
  if ('missing' in source) {
    process.stderr.write(`Not run: the tests of the project "host", because ${source.missing}\n`);
    project.provide('meilisearch', null);
    return undefined;
  }
  if (!('binary' in source)) {
    process.stderr.write(
      'Not run: tests that start and stop a Meilisearch server. Set MEILISEARCH_BIN to the program.\n',
    );
    project.provide('meilisearch', {...source, binary: null});
    return undefined;
  }
  const server = await startMeilisearch(source.binary);
  const {origin, masterKey} = server;
  project.provide('meilisearch', {origin, masterKey, binary: source.binary});
  return server.remove;
}
