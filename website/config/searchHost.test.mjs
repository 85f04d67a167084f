import {describe, expect, it} from 'vitest';
import {searchHost} from './searchHost.js';

const host = 'https://search.example.org';
const key = '0123456789abcdef'.repeat(4);

describe('the search host of the site', () => {
  it.each([[{}], [{MEILI_HOST: '', MEILI_SEARCH_KEY: ''}]])('is undefined with %j', (env) => {
    expect(searchHost(env)).toBeUndefined();
  });

  it('is a host with a generated key', () => {
    const env = {MEILI_HOST: host, MEILI_SEARCH_KEY: key};
    expect(searchHost(env)).toEqual({host, apiKey: key, indexUid: 'docs-v1'});
  });

  it.each([
    ['no key', {MEILI_HOST: host}, /^MEILI_HOST is set, but MEILI_SEARCH_KEY is not\./],
    ['no host', {MEILI_SEARCH_KEY: key}, /^MEILI_SEARCH_KEY is set, but MEILI_HOST is not\./],
    ...['a-master-key-of-16-bytes', key.toUpperCase(), `${key}0`].map((secret) => [
      `the key ${secret}`,
      {MEILI_HOST: host, MEILI_SEARCH_KEY: secret},
      /^MEILI_SEARCH_KEY is not a key that Meilisearch generated .+ may be the master key/,
    ]),
  ])('is refused in one line: %s', (_case, env, message) => {
    let error;
    try {
      searchHost(env);
    } catch (caught) {
      error = caught;
    }
    expect(error.message).toMatch(message);
    expect(error.stack).toBe(error.message);
    expect(error.message).not.toContain('\n');
    expect(error.message).not.toContain(env.MEILI_SEARCH_KEY ?? '\n');
  });
});
