import fs from 'fs/promises';
import path from 'path';
import {describe, expect, it} from 'vitest';
import {createHostRequest} from './hostRequest';
import {assertNoAdminKey, assertOnlySearches, publicKeyName} from './publicKey';
import {
  adminKey,
  connect,
  createKey,
  goalOf,
  live,
  origin,
  pages,
  push,
  useTestHost,
} from './testHost.test.support';

const requestWith = (apiKey: string) =>
  createHostRequest({host: origin, apiKey, keyName: publicKeyName, retryDelay: 1});
const check = (apiKey: string, request = connect().request) =>
  assertOnlySearches(request, {apiKey, indexUid: live});

describe('the public key', () => {
  useTestHost();

  it('of the documentation is accepted, and the secret one can push', async () => {
    const docs = '../../../../../../examples/everything/docs/search/meilisearch.md';
    const page = await fs.readFile(path.resolve(__dirname, docs), 'utf8');
    const bodies = Array.from(
      page.matchAll(/--data '(\{"actions".*\})'/g),
      ([, body = '']) => JSON.parse(body) as {actions: string[]; indexes: string[]},
    );
    expect(bodies).toHaveLength(2);
    const keys: string[] = [];
    for (const {actions, indexes} of bodies) {
      expect(indexes).toEqual([keys.length === 0 ? 'docs-v1' : '*']);
      keys.push(await createKey(actions, keys.length === 0 ? [live] : indexes));
    }
    const [readers = '', pushers = ''] = keys;
    await push(goalOf(pages), connect({apiKey: pushers}));
    await check(readers, connect({apiKey: pushers}).request);
    await assertNoAdminKey(requestWith(readers), live);
    const {hits} = await connect({apiKey: readers}).search(live, {query: 'window', limit: 5});
    expect(hits).toHaveLength(3);
    await expect(push(goalOf(pages), connect({apiKey: readers}))).rejects.toThrow(
      /the key in MEILI_ADMIN_KEY is invalid, expired, or does not allow this action/,
    );
  });

  it.each([
    [['search', 'documents.add'], [live], 'documents.add'],
    [['search', 'settings.update', 'documents.get'], [live], 'settings.update, documents.get'],
    [['*'], [live], '*'],
    [['search'], ['*'], 'the indexes "*"'],
    [['search'], [live, 'private'], 'the indexes "private"'],
  ])('with the actions %j for %j is refused', async (actions, indexes, rights) => {
    await expect(check(await createKey(actions, indexes))).rejects.toThrow(
      `allows more than searching the index ${live}: ${rights}.`,
    );
  });

  it('is refused if it is the master key or does not exist', async () => {
    await expect(check('unknown')).rejects.toThrow(/is not an API key of the host/);
    await expect(assertNoAdminKey(requestWith(adminKey), live)).rejects.toThrow(/keys\.get/);
  });

  it('is refused without the secret key if it is an admin key', async () => {
    const admin = await createKey(['documents.*', 'settings.*', 'tasks.*', 'indexes.*'], ['*']);
    await expect(assertNoAdminKey(requestWith(admin), live)).rejects.toThrow(/settings\.get/);
  });
});
