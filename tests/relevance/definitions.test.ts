import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, inject, it} from 'vitest';
import {
  cliOptions,
  cliPage,
  configPage,
  configurationProperties,
  javascriptExports,
} from './definitions';
import {pushSiteTo, type Search} from './hostIndex';
import {readSiteIndex} from './siteIndex';

const siteFolder = inject('siteFolder');
const host = inject('meilisearch');

/** The addresses of the sections and definitions of a page. */
function addressesOf(page: string): string[] {
  const html = fs.readFileSync(path.join(siteFolder, page, 'index.html'), 'utf8');
  const ids = Array.from(html.matchAll(/\sid="?([^"\s>]+)/g), ([, id = '']) => id);
  return ids.map((id) => `${page}#${id}`);
}

const modules = fs
  .readdirSync(path.join(siteFolder, 'v1/api/js'), {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map(({name}) => `/v1/api/js/${name}`);
const addresses = [configPage, cliPage, ...modules].flatMap(addressesOf);
const sets = {
  'properties of the configuration': configurationProperties(addressesOf(configPage)),
  'exports of the JavaScript API': javascriptExports(),
  'options of the CLI': cliOptions(),
};

/**
 * Whether an address of the reference defines a name, regardless of its kind: `open` is a function, a property and more. The page of a
 * module defines the name of the module. The id of a member ends with its name: `buildconfig.devpath`, `os-platform`.
 */
function defines(address: string, name: string): boolean {
  const [page = '', id = ''] = address.toLowerCase().split('#');
  const own = name.toLowerCase();
  return id === ''
    ? page.endsWith(`/js/${own}`)
    : addresses.includes(address) &&
        (id === own || id.endsWith(`.${own}`) || id.endsWith(`-${own}`));
}

/** Minimum share of names that lead to a definition by the first hit. */
const minShare = 0.98;

const langs = {en: 'en', fr: 'fr', ko: 'ko', 'zh-cn': 'zh-CN', it: 'it'};
const engines: [string, () => Search | Promise<Search>][] = [
  ['embedded engine', () => readSiteIndex(siteFolder, 'en').search],
];
if (host) {
  engines.push(['Meilisearch host', () => pushSiteTo(host, siteFolder, langs, 'definitions')]);
}

it('the reference has an address for each name', () => {
  const missing = Object.values(sets)
    .flatMap((names) => [...names])
    .filter(([, own]) => own.length === 0 || own.some((address) => !addresses.includes(address)));
  expect(missing).toEqual([]);
});

describe.each(engines)('%s', (engine, start) => {
  let search: Search;
  beforeAll(async () => {
    search = await start();
  });

  it('a name leads to its definition', async () => {
    const lost: string[] = [];
    let count = 0;
    for (const [set, names] of Object.entries(sets)) {
      for (const name of names.keys()) {
        const {hits} = await search(name, {filter: [{lang: ['en']}]});
        const [found = ''] = hits
          .slice(0, 1)
          .map(({url, anchor}) => `${url.replace(/\/$/, '')}#${anchor}`);
        count += 1;
        if (!defines(found, name)) {
          lost.push(`${name} (${set}): ${found}`);
        }
      }
    }
    const share = 1 - lost.length / count;
    console.log(
      [`${engine}: ${(100 * share).toFixed(1)}% of ${count} names`, ...lost].join('\n  '),
    );
    expect(share).toBeGreaterThanOrEqual(minShare);
  });

  it('a property with the name of its definition leads to it', async () => {
    const lost: string[] = [];
    const qualified = [...sets['properties of the configuration'].values()].flat();
    for (const address of qualified) {
      const [, name = ''] = address.split('#');
      const {hits} = await search(name, {filter: [{lang: ['en']}]});
      if (hits[0]?.anchor !== name) {
        lost.push(`${name}: ${hits[0]?.url}#${hits[0]?.anchor}`);
      }
    }
    const share = 1 - lost.length / qualified.length;
    console.log(
      [`${engine}: ${(100 * share).toFixed(1)}% of ${qualified.length}`, ...lost].join('\n  '),
    );
    expect(share).toBeGreaterThanOrEqual(minShare);
  });
});
