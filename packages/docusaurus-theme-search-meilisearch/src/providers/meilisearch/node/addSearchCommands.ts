import fs from 'fs/promises';
import path from 'path';
import type {LoadContext} from '@docusaurus/types';
import {adminKeyName, assertNoProblems, outDirOption, run, type Cli} from '../../../node/cli';
import {langOf} from '../../../langOf';
import {vocabularyOf, type PluginOptions} from '../../../config/options';
import {withoutSlash} from '../../../paths';
import type {MeilisearchConfig, ThemeConfig} from '../../../config/themeConfig';
import {assertNoMixedContent} from './checkSearchHost';
import {hostPattern} from '../meilisearchSchema';
import {readBuiltRecords} from './builtRecords';
import {checkSite} from './checkSite';
import {UserError} from '../../../node/userError';
import {createHostRequest, HostError} from './hostRequest';
import {indexSettings} from './indexSettings';
import {assertNoAdminKey, assertOnlySearches, publicKeyName} from './publicKey';
import {pushSite, type PushGoal} from './pushSite';
import type {Reporter} from '../../../node/reporter';
import {SearchHost} from './searchHost';

type Site = {context: LoadContext; options: PluginOptions};

/** Options of the commands, as commander parses them. */
type RecordsOptions = {outDir: string; out?: string};
type PushOptions = {outDir: string; index?: string};
type CheckOptions = {outDir: string; query: string[]};

function meilisearchConfig({context}: Site): MeilisearchConfig | undefined {
  const themeConfig = context.siteConfig.themeConfig as Partial<ThemeConfig>;
  return themeConfig.searchMeilisearch?.meilisearch;
}

/** @throws UserError if the URL is invalid, or browsers would block requests from the site to the host */
function assertUsableHost(host: string, {context}: Site): void {
  if (!hostPattern.test(host)) {
    throw new UserError(
      'No Meilisearch host is configured. Set themeConfig.searchMeilisearch.meilisearch.host, or MEILI_HOST in the environment, to a URL that starts with "https://" or "http://".',
    );
  }
  assertNoMixedContent(host, context.siteConfig.url);
}

/**
 * Checks the public key. Only a key that can read keys can ask what another key may do. The secret key may lack that right.
 *
 * @param secretKey admin key; without it, only what a master or admin key can do is tried
 */
async function checkPublicKey(
  {host, apiKey, indexUid}: MeilisearchConfig,
  secretKey: string | undefined,
  reporter: Reporter,
): Promise<void> {
  const incomplete = (reason: string) =>
    reporter.warn(`${reason}, so not all rights of the public key are known.`);
  if (secretKey) {
    try {
      const request = createHostRequest({host, apiKey: secretKey, keyName: adminKeyName});
      await assertOnlySearches(request, {apiKey, indexUid});
      reporter.line('Key: can only search');
      return;
    } catch (error) {
      if (!(error instanceof HostError) || error.status !== 403) {
        throw error;
      }
      incomplete(`The key in ${adminKeyName} lacks the action "keys.get"`);
    }
  } else {
    incomplete(`${adminKeyName} is not set`);
  }
  const request = createHostRequest({host, apiKey, keyName: publicKeyName});
  await assertNoAdminKey(request, indexUid);
  reporter.line('Key: not a master or admin key');
}

function siteRecords({context}: Site, outDir: string) {
  return readBuiltRecords(path.resolve(context.siteDir, outDir), context.i18n);
}

async function writeRecords(
  site: Site,
  {outDir, out}: RecordsOptions,
  reporter: Reporter,
): Promise<void> {
  const records = await siteRecords(site, outDir);
  const json = `${JSON.stringify(records, null, 2)}\n`;
  if (out === undefined) {
    process.stdout.write(json);
    return;
  }
  await fs.writeFile(path.resolve(out), json);
  reporter.line(`Wrote ${records.length} records to ${out}`);
}

async function pushGoal({context, options}: Site, outDir: string): Promise<PushGoal> {
  const {i18n} = context;
  const records = await siteRecords({context, options}, outDir);
  const settings = indexSettings(
    records.map(({lang}) => lang),
    options.meilisearchSettings ?? {},
    i18n.locales.map((locale) => vocabularyOf(options, locale)),
  );
  return {records, settings, langs: i18n.locales.map((locale) => langOf(locale, i18n))};
}

async function push(site: Site, {outDir, index}: PushOptions, reporter: Reporter): Promise<void> {
  const config = meilisearchConfig(site);
  const host = process.env.MEILI_HOST || (config?.host ?? '');
  const apiKey = process.env[adminKeyName];
  const indexUid = index ?? config?.indexUid;
  assertUsableHost(host, site);
  if (!indexUid || !/^[\w-]+$/.test(indexUid)) {
    throw new UserError(
      'No index is configured. Set themeConfig.searchMeilisearch.meilisearch.indexUid, or --index, to a name of letters, digits, "-" and "_".',
    );
  }
  if (!apiKey) {
    throw new UserError(
      `No key is configured. Set ${adminKeyName} in the environment to a key that can write.`,
    );
  }
  if (apiKey === config?.apiKey) {
    throw new UserError(
      `${adminKeyName} is the public key of the site. Set it to a secret key that can write.`,
    );
  }
  // The staging index becomes the live one, so a public key for it would not work.
  const isOwnHost = config && withoutSlash(config.host) === withoutSlash(host);
  if (isOwnHost && config.indexUid === indexUid) {
    await checkPublicKey(config, apiKey, reporter);
  }
  await pushSite(
    new SearchHost({host, apiKey, keyName: adminKeyName}),
    () => pushGoal(site, outDir),
    indexUid,
    reporter,
  );
}

async function check(
  site: Site,
  {outDir, query: queries}: CheckOptions,
  reporter: Reporter,
): Promise<void> {
  const config = meilisearchConfig(site);
  if (!config) {
    throw new UserError(
      'No Meilisearch host is configured. Set themeConfig.searchMeilisearch.meilisearch.',
    );
  }
  const {host, apiKey, indexUid} = config;
  assertUsableHost(host, site);
  const goal = await pushGoal(site, outDir);
  const readers = new SearchHost({host, apiKey, keyName: publicKeyName});
  const adminKey = process.env[adminKeyName];
  const admin = adminKey
    ? new SearchHost({host, apiKey: adminKey, keyName: adminKeyName})
    : undefined;
  // Search first: the error says whether the host, the key or the index is wrong.
  await readers.search(indexUid, {limit: 0});
  await checkPublicKey(config, adminKey, reporter);
  const problems = await checkSite({readers, admin}, indexUid, goal, queries, reporter);
  assertNoProblems(problems);
}

function collect(value: string, values: string[]): string[] {
  return [...values, value];
}

/** Adds the commands `search:records`, `search:push` and `search:check` to the command line of Docusaurus. */
export function addSearchCommands(cli: Cli, site: Site): void {
  cli
    .command('search:records')
    .description('Write the search records of the built site as JSON.')
    .option(...outDirOption)
    .option('--out <file>', 'file to write (default: standard output)')
    .action((options: RecordsOptions) => run((reporter) => writeRecords(site, options, reporter)));
  cli
    .command('search:push')
    .description(
      `Update the index on the Meilisearch host with the records of the built site. Requires ${adminKeyName} in the environment.`,
    )
    .option(...outDirOption)
    .option('--index <uid>', 'name of the index (default: indexUid of themeConfig)')
    .action((options: PushOptions) => run((reporter) => push(site, options, reporter)));
  cli
    .command('search:check')
    .description('Check the public key, the records and the results of the Meilisearch index.')
    .option(...outDirOption)
    .option('--query <text>', 'a query that must have results (repeatable)', collect, [])
    .action((options: CheckOptions) => run((reporter) => check(site, options, reporter)));
}
