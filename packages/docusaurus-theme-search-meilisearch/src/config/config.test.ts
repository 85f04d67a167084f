import {describe, expect, it} from 'vitest';
import {assertKnownLocales, validateOptions, type Options} from './options';
import {validateThemeConfig} from './validateThemeConfig';

const themeConfig = (searchMeilisearch?: unknown) =>
  validateThemeConfig({themeConfig: {navbar: {}, searchMeilisearch} as never});
const options = (value?: unknown) => validateOptions({options: value as Options});

describe('themeConfig.searchMeilisearch', () => {
  it('is optional', () => {
    expect(themeConfig()).toMatchObject({
      searchMeilisearch: {
        hotKeys: ['ctrl+k', 's', '/'],
        searchParams: {},
        searchPagePath: 'search',
      },
    });
  });

  it.each([
    {hotKeys: false},
    {hotKeys: ['f2', 'meta+shift+p', '?', 'alt+arrowup']},
    {popularSearches: {en: ['window', 'system tray']}},
    {searchParams: {limit: 5}},
    {searchParams: {filter: [{type: ['docs'], version: ['v1', null]}]}},
    {searchParams: {matchingStrategy: 'frequency'}},
    {searchPagePath: false},
    {searchPagePath: '/find/it'},
  ])('%o', (config) => {
    expect(themeConfig(config)).toMatchObject({searchMeilisearch: config});
  });

  it.each([
    [{hotKeys: ['ctrl+']}, '"searchMeilisearch.hotKeys[0]" is "ctrl+", which is not a hotkey'],
    [{hotKeys: ['ctrl+kk']}, '"searchMeilisearch.hotKeys[0]" is "ctrl+kk", which is not a hotkey'],
    [{hotKeys: ['strg+k']}, '"searchMeilisearch.hotKeys[0]" is "strg+k", which is not a hotkey'],
    [{hotKeys: 'ctrl+k'}, '"searchMeilisearch.hotKeys" must be an array of hotkeys, or false'],
    [
      {searchPagePath: 'https://x.y/?q'},
      '"searchMeilisearch.searchPagePath" is "https://x.y/?q", which is not a path within the site',
    ],
    [{searchPagePath: ''}, '"searchMeilisearch.searchPagePath" is empty'],
    [{searchPagePath: true}, '"searchMeilisearch.searchPagePath" must be a path, or false'],
    [{hotkeys: ['s']}, '"searchMeilisearch.hotkeys" is not allowed'],
    [
      {searchParams: {filter: 'type = docs'}},
      '"searchMeilisearch.searchParams.filter" is invalid: Invalid search filter "type = docs": expected ',
    ],
    [{searchParams: {filter: [{tag: ['a']}]}}, 'Invalid search filter {"tag":["a"]}: expected '],
    [
      {searchParams: {limit: -3}},
      '"searchMeilisearch.searchParams.limit" must be greater than or equal to 1',
    ],
    [
      {searchParams: {cropLength: 2.5}},
      '"searchMeilisearch.searchParams.cropLength" must be an integer',
    ],
    [
      {categories: []},
      `"searchMeilisearch.categories" is not an option of themeConfig. Set categories in the options of the theme: themes: [['docusaurus-theme-search-meilisearch', { categories: … }]]`,
    ],
  ])('%o: %s', (config, message) => {
    expect(() => themeConfig(config)).toThrow(message);
    expect(() => themeConfig(config)).toThrow(/^docusaurus-theme-search-meilisearch: .+$/);
  });
});

describe('themeConfig.searchMeilisearch.meilisearch', () => {
  const config = {host: 'https://x.y/sub/', apiKey: 'key', indexUid: 'docs-v1'};

  it('is optional, and has defaults', () => {
    expect(themeConfig({}).searchMeilisearch.meilisearch).toBeUndefined();
    expect(themeConfig({meilisearch: config})).toMatchObject({
      searchMeilisearch: {meilisearch: {...config, timeout: 3000, minHits: 5}},
    });
  });

  it.each([
    [{host: ''}, 'host" is empty'],
    [{host: 'x.y'}, 'host" is "x.y", which is not the URL of a host'],
    [{host: 'ftp://x.y'}, 'host" is "ftp://x.y", which is not the URL of a host'],
    [{host: 'https://x.y/?a'}, 'host" is "https://x.y/?a", which is not the URL of a host'],
    [{host: undefined}, 'host" is required'],
    [{apiKey: ''}, 'apiKey" is empty: set it to a key that can only search'],
    [{apiKey: ' k'}, 'apiKey" contains a space or another character that keys do not have'],
    [{apiKey: undefined}, 'apiKey" is required'],
    [{indexUid: 'docs v1'}, 'indexUid" is "docs v1", but an index name can only contain'],
    [{timeout: 0}, 'timeout" must be a number of milliseconds greater than 0'],
    [{timeout: '3s'}, 'timeout" must be a number of milliseconds'],
    [{minHits: -1}, 'minHits" must be greater than or equal to 0'],
    [{key: 'k'}, 'key" is not allowed'],
  ])('%o: %s', (change, message) => {
    expect(() => themeConfig({meilisearch: {...config, ...change}})).toThrow(
      `"searchMeilisearch.meilisearch.${message}`,
    );
  });

  it.each(['https://*', 'https://a.b;c', 'https://a.b,c.d', 'https://a"b', 'https://a:b@c.d'])(
    'refuses the host %s, which would change a policy or contains credentials',
    (host) => {
      expect(() => themeConfig({meilisearch: {...config, host}})).toThrow(
        `host" is "${host}", which is not the URL of a host`,
      );
    },
  );
});

describe('options', () => {
  it('are optional', () => {
    expect(options()).toEqual({
      id: 'default',
      categories: [],
      exclude: [],
      synonyms: {},
      stopWords: {},
    });
  });

  it('accept paths, regular expressions, and labels by locale', () => {
    const categories = [
      {match: '/docs', label: 'Docs'},
      {match: /x/, label: {en: 'X', ko: '엑스'}},
    ];
    expect(options({categories})).toMatchObject({categories});
    expect(options({exclude: ['/docs/old', /draft/]})).toMatchObject({
      exclude: ['/docs/old', /draft/],
    });
  });

  it('accept synonyms and stop words by locale', () => {
    const words = {synonyms: {ko: {브라우저: ['webview', 'web view']}}, stopWords: {en: ['acme']}};
    expect(options(words)).toMatchObject(words);
  });

  it.each([
    [{exclude: ['docs']}, '"exclude[0]" is "docs", but a path starts with "/"'],
    [{synonyms: {browser: ['webview']}}, '"synonyms.browser" must be of type object'],
    [{synonyms: {en: {'web view': ['webview']}}}, '"synonyms.en.web view" is not allowed'],
    [{synonyms: {en: {browser: 'webview'}}}, '"synonyms.en.browser" must be an array'],
    [{stopWords: ['the']}, '"stopWords" must be of type object'],
    [{stopWords: {en: ['of the']}}, '"stopWords.en[0]" is "of the", which is not one word'],
    [
      {hotKeys: ['s']},
      '"hotKeys" is not an option of the theme. Set it in themeConfig.searchMeilisearch',
    ],
  ])('%o: %s', (value, message) => {
    expect(() => options(value)).toThrow(`docusaurus-theme-search-meilisearch: ${message}`);
  });

  it.each([
    [
      [{match: 'docs', label: 'Docs'}],
      '"categories[0].match" is "docs", but a path starts with "/"',
    ],
    [[{match: 3, label: 'Docs'}], '"categories[0].match" must be a path or a regular expression'],
    [[{match: '/docs'}], '"categories[0].label" is required'],
    [
      [{match: '/docs', label: 3}],
      '"categories[0].label" must be a string, or an object with a string for each locale',
    ],
  ])('%o: %s', (categories, message) => {
    expect(() => options({categories})).toThrow(message);
  });

  it.each([
    [
      {stopWords: {fr: ['acme']}},
      {},
      '"stopWords" has the key "fr", which is not a locale of the site',
    ],
    [{synonyms: {KO: {a: ['b']}}}, {}, '"synonyms" has the key "KO"'],
    [{}, {de: ['Fenster']}, '"popularSearches" has the key "de"'],
    [{categories: [{match: '/', label: {fr: 'x'}}]}, {}, '"categories[0].label" has the key "fr"'],
  ])('%o and %o have only locales of the site: %s', (value, popular, message) => {
    expect(() => assertKnownLocales(options(value), popular, ['en', 'ko'])).toThrow(message);
  });

  it('may have the locales of the site', () => {
    const value = {categories: [{match: '/', label: {ko: '문서'}}], stopWords: {en: ['acme']}};
    assertKnownLocales(options(value), {ko: ['창']}, ['en', 'ko']);
  });
});
