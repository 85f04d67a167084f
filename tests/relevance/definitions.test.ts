import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, inject, it} from 'vitest';
import type {ConfigPart, Definition, Model} from '../../website/reference/model';
import {
  readBuiltLocale,
  type BuiltLocale,
  type BuiltSite,
} from '../../packages/docusaurus-theme-search-meilisearch/src/evaluate/builtLocale';
import {pushSiteTo} from './hostIndex';

const siteFolder = inject('siteFolder');
const host = inject('meilisearch');

/** The addresses of the sections and definitions of a page. */
function addressesOf(page: string): string[] {
  const html = fs.readFileSync(path.join(siteFolder, page, 'index.html'), 'utf8');
  const ids = Array.from(html.matchAll(/\sid="?([^"\s>]+)/g), ([, id = '']) => id);
  return ids.map((id) => `${page}#${id}`);
}

/** The description of the API that the reference is written from. Tests compare it with the packages. */
const model = JSON.parse(
  fs.readFileSync(path.resolve(import.meta.dirname, '../../website/reference/model.json'), 'utf8'),
) as Model;
const configPage = '/v1/api/config';
const cliPage = '/v1/api/cli';
const pageOf = (module: string) => `/v1/api/js/${module}`;

/** Names, and the address of each definition of the name. */
type Names = [name: string, address: string][];

const propertiesOf = (part: ConfigPart | Definition): Names => [
  ...part.properties.flatMap((property): Names => [
    [property.name, `${configPage}#${property.anchor}`],
    ...propertiesOf(property),
  ]),
  ...('variants' in part ? part.variants.flatMap(propertiesOf) : []),
];

const sets: Record<string, Names> = {
  'properties of the configuration': model.config.flatMap(propertiesOf),
  'exports of the JavaScript API': model.javascript.modules.flatMap(({name: module, symbols}) =>
    symbols.map(({name, anchor}): Names[number] => [name, `${pageOf(module)}#${anchor}`]),
  ),
  'options of the CLI': model.cli.flatMap(({options}) =>
    options.map(({names, anchor}): Names[number] => [names.at(-1) ?? '', `${cliPage}#${anchor}`]),
  ),
};
const modules = model.javascript.modules.map(({name}) => pageOf(name));
const addresses = new Set([configPage, cliPage, ...modules].flatMap(addressesOf));

/**
 * Whether an address of the reference defines a name, regardless of its kind: `open` is a function, a property and more. The page of a
 * module defines the name of the module. The id of a member ends with its name: `buildconfig.devpath`, `os-platform`.
 */
function defines(address: string, name: string): boolean {
  const [page = '', id = ''] = address.toLowerCase().split('#');
  const own = name.toLowerCase();
  return id === ''
    ? page.endsWith(`/js/${own}`)
    : addresses.has(address) && (id === own || id.endsWith(`.${own}`) || id.endsWith(`-${own}`));
}

/** Minimum share of names that lead to a definition by the first hit. */
const minShare = 0.98;

const langs = {en: 'en', fr: 'fr', ko: 'ko', 'zh-cn': 'zh-CN', it: 'it'};
const site: BuiltSite = {
  outDir: siteFolder,
  baseUrl: '/',
  i18n: {locales: ['en'], defaultLocale: 'en', localeConfigs: {}},
};
type Search = NonNullable<BuiltLocale['searchHost']>;
const engines: [string, () => Promise<Search>][] = [
  [
    'embedded engine',
    async () => {
      const {search} = await readBuiltLocale(site, 'en');
      return async (query, params) => search(query, params);
    },
  ],
];
if (host) {
  engines.push([
    'Meilisearch host',
    async () => {
      const pushed = await pushSiteTo(host, siteFolder, langs, 'definitions');
      const search = {meilisearch: {...pushed, minHits: 0}};
      return (await readBuiltLocale({...site, search}, 'en')).searchHost as Search;
    },
  ]);
}

it('the reference has an address for each name', () => {
  const missing = Object.values(sets)
    .flat()
    .filter(([, address]) => !addresses.has(address));
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
      for (const name of new Set(names.map(([own]) => own))) {
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
    const qualified = sets['properties of the configuration'] ?? [];
    for (const [, address] of qualified) {
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
