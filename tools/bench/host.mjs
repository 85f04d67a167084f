// @ts-check
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {findMeilisearch, startMeilisearch} from '@repo/testing/meilisearchServer.mjs';
import {docusaurus, website} from './builds.mjs';
import {countSections, indexFiles, largerIndex, readIndex} from './indexes.mjs';
import {atMost, unbounded} from './measurements.mjs';

const indexUid = 'bench';
const sections = 100_000;

/**
 * Measures `docusaurus search:push` of a large site to a Meilisearch server on this machine. The times include the start of
 * Docusaurus.
 */
export default async function measurePushes() {
  const source = findMeilisearch();
  if (!('binary' in source)) {
    throw new Error('A server to start is necessary. Set MEILISEARCH_BIN to the program.');
  }
  const index = largerIndex(readIndex('ko'), sections);
  const count = countSections(index);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-host-'));
  fs.mkdirSync(path.join(folder, 'search'));
  for (const [name, content] of indexFiles(index)) {
    fs.writeFileSync(path.join(folder, 'search', name), content);
  }
  const server = await startMeilisearch(source.binary);
  try {
    const read = async (/** @type {string} */ url) => {
      const headers = {authorization: `Bearer ${server.masterKey}`};
      return (await fetch(server.origin + url, {headers})).json();
    };
    // The configuration of the website needs a key for readers next to the host.
    const searchKey = (await read('/keys')).results.find(
      (/** @type {{actions: string[]}} */ {actions}) => String(actions) === 'search',
    ).key;
    const push = () =>
      docusaurus(website, ['search:push', '--out-dir', folder, '--index', indexUid], {
        MEILI_HOST: server.origin,
        MEILI_SEARCH_KEY: searchKey,
        MEILI_ADMIN_KEY: server.masterKey,
      });
    const first = push();
    const {numberOfDocuments} = await read(`/indexes/${indexUid}/stats`);
    if (numberOfDocuments !== count) {
      throw new Error(`The host has ${numberOfDocuments} of ${count} sections.`);
    }
    const unchanged = push();
    return {
      [`first push, ${count} sections (s)`]: unbounded(first),
      [`unchanged push, ${count} sections (s)`]: unbounded(unchanged),
      'unchanged push, share of the first (%)': atMost((100 * unchanged) / first, 10),
    };
  } finally {
    await server.remove();
    fs.rmSync(folder, {recursive: true});
  }
}
