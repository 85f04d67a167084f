import fc from 'fast-check';
import {expect, it} from 'vitest';
import type {HostRequest} from './hostRequest';
import {assertOnlySearches} from './publicKey';

const indexUid = 'docs';

/** The actions of Meilisearch 1.50 besides `search`, with what a prefix allows. `*` stands for all of them. */
const actions = Object.entries({
  '': ['*', '*.get', 'version', 'export', 'chatCompletions'],
  'chats.': ['*', 'get', 'delete'],
  'chatsSettings.': ['*', 'get', 'update'],
  'documents.': ['*', 'add', 'get', 'delete'],
  'dumps.': ['*', 'create'],
  'dynamicSearchRules.': ['*', 'get', 'create', 'update', 'delete'],
  'experimental.': ['get', 'update'],
  'fields.': ['post'],
  'indexes.': ['*', 'create', 'get', 'update', 'delete', 'swap', 'compact'],
  'keys.': ['create', 'get', 'update', 'delete'],
  'metrics.': ['*', 'get'],
  'network.': ['get', 'update'],
  'settings.': ['*', 'get', 'update'],
  'snapshots.': ['*', 'create'],
  'stats.': ['*', 'get'],
  'tasks.': ['*', 'cancel', 'delete', 'get', 'compact'],
  'webhooks.': ['*', 'get', 'create', 'update', 'delete'],
}).flatMap(([prefix, names]) => names.map((name) => prefix + name));

/** Checks a key whose rights the host tells. */
function check(rights: {actions: string[]; indexes: string[]}) {
  const request = (async () => rights) as HostRequest;
  return assertOnlySearches(request, {apiKey: 'key', indexUid});
}

it('the public key may search its index', async () => {
  await check({actions: ['search'], indexes: [indexUid]});
});

it('the public key may have none of the 57 other actions', async () => {
  expect(new Set(actions).size).toBe(57);
  for (const action of actions) {
    await expect(check({actions: ['search', action], indexes: [indexUid]})).rejects.toThrow(
      `allows more than searching the index docs: ${action}.`,
    );
  }
});

it('the public key may have no action that a later version adds, and no other index', () =>
  fc.assert(
    fc.asyncProperty(fc.string(), async (text) => {
      fc.pre(text !== 'search' && text !== indexUid);
      await expect(check({actions: ['search', text], indexes: [indexUid]})).rejects.toThrow();
      await expect(check({actions: ['search'], indexes: [indexUid, text]})).rejects.toThrow();
    }),
  ));
