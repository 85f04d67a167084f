import {describe, expect, it} from 'vitest';
import {searchHost} from './searchHost.js';

const host = 'https://search.example.org';
const key = '0123456789abcdef'.repeat(4);

describe('the search host of the site', () => {
  it.each([[{}], [{MEILI_HOST: '', MEILI_SEARCH_KEY: ''}]])('is undefined with %j', (env) => {
    expect(searchHost(env)).toBeUndefined();
  });

  it.each([
    [host, key],
    [`${host}:7700/sub/`, key],
    ['http://localhost:7700', key],
    ['http://[::1]:7700', key],
  ])('is %s with a generated key', (MEILI_HOST, MEILI_SEARCH_KEY) => {
    expect(searchHost({MEILI_HOST, MEILI_SEARCH_KEY})).toEqual({
      host: MEILI_HOST,
      apiKey: MEILI_SEARCH_KEY,
      indexUid: 'docs-v1',
    });
  });

  it.each([
    ['no key', {MEILI_HOST: host}, /^MEILI_HOST is set, but MEILI_SEARCH_KEY is not\./],
    ['no host', {MEILI_SEARCH_KEY: key}, /^MEILI_SEARCH_KEY is set, but MEILI_HOST is not\./],
    ...[
      'search.example.org',
      'ftp://a.b',
      'https://a:b@c.d',
      `${host}?a`,
      'https://[',
      'https:// ',
      'https://a.b;script-src',
      'https://a.b/"c',
      'https://*',
      'https://a.b,c.d',
    ].map((url) => [
      url,
      {MEILI_HOST: url, MEILI_SEARCH_KEY: key},
      /^MEILI_HOST is ".+", which is not the URL/,
    ]),
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
