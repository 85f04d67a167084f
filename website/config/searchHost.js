// @ts-check
const fs = require('fs');
const path = require('path');
const ConfigurationError = require('./configurationError');

/** The index that `pnpm search:push` writes and the site searches. */
const indexUid = 'docs-v1';

/** Meilisearch generates keys as SHA-256 in hexadecimal digits. A master key usually has another form. */
const generatedKey = /^[0-9a-f]{64}$/;

/**
 * The Meilisearch host that the site searches first, from the environment: `MEILI_HOST`, its URL, and `MEILI_SEARCH_KEY`, a key that
 * can only search. The key is public. Messages do not contain it, because it may be a secret that was set by accident. The search theme
 * checks the URL.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {import('docusaurus-theme-search-meilisearch').SearchThemeConfig['meilisearch']} undefined without both variables: the
 * site searches its embedded index only
 * @throws {ConfigurationError} if one variable is missing or the key is invalid
 */
function searchHost({MEILI_HOST: host = '', MEILI_SEARCH_KEY: apiKey = ''}) {
  if (host === '' && apiKey === '') {
    return undefined;
  }
  if (apiKey === '') {
    throw new ConfigurationError(
      'MEILI_HOST is set, but MEILI_SEARCH_KEY is not. Set it to a key that can only search, or unset MEILI_HOST.',
    );
  }
  if (host === '') {
    throw new ConfigurationError(
      'MEILI_SEARCH_KEY is set, but MEILI_HOST is not. Set it to the URL of the Meilisearch host, or unset MEILI_SEARCH_KEY.',
    );
  }
  if (!generatedKey.test(apiKey)) {
    throw new ConfigurationError(
      'MEILI_SEARCH_KEY is not a key that Meilisearch generated (64 hexadecimal digits), so it may be the master key. Set it to a key that can only search: the site publishes it.',
    );
  }
  return {host, apiKey, indexUid};
}

/**
 * Parameters of searches on a host. It returns only sections with all words of the query, and leaves out those that match badly. The
 * embedded index, which is small on this site, answers queries with few hits: it ranks them better (see
 * `decisions/0029-search-the-embedded-index-after-the-host.md`).
 */
const hostSearchParams = {matchingStrategy: 'all', rankingScoreThreshold: 0.1};

/** Loads `.env` in the repository, if there is one, for `pnpm dev` and `pnpm search:push`. Builds use the environment only. */
function loadDevelopmentEnv() {
  const file = path.join(__dirname, '../../.env');
  if (process.env.NODE_ENV === 'development' && fs.existsSync(file)) {
    process.loadEnvFile(file);
  }
}

module.exports = {hostSearchParams, loadDevelopmentEnv, searchHost};
