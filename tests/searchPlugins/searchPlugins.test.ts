import fs from 'node:fs';
import path from 'node:path';
import type {Browser} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {connectToBrowser} from '@repo/testing/browser';
import {
  corpora,
  readPages,
  readQueries,
  type Corpus,
  type JudgedQuery,
} from '../foreignDocs/corpora';
import {runCommand} from '../examples/command';
import {copyExample, docusaurus, install, type Variant} from '../examples/site';
import {
  firstPage,
  searchPlugins,
  ServedBuild,
  type OpenedSearch,
  type SearchPlugin,
} from './plugins';

const compareFile = path.resolve(
  import.meta.dirname,
  '../../examples/everything/docs/search/compare.md',
);
const siteFolder = path.join(import.meta.dirname, 'site');
const variant: Variant = {
  ...(JSON.parse(fs.readFileSync(path.join(siteFolder, 'package.json'), 'utf8')) as Variant),
  name: 'search-plugins',
};
/** The folder of the site. */
let dir: string;

/** Documentation that nobody here has written, in three languages. */
const compared = ['Git', 'Debian Installation Guide, ko', 'Debian Reference, ja'].map(
  (name) => corpora.find((corpus) => corpus.name === name) as Corpus,
);

const pageOf = (link: string) => link.replace(/(?:\.html)?(?:#.*)?$/, '').replaceAll('.', '-');

/** Writes the pages of a corpus as the docs of the site. On one line, HTML is HTML in Markdown, too. */
function writeDocs(corpus: Corpus) {
  const docs = path.join(dir, 'docs');
  fs.rmSync(docs, {recursive: true, force: true});
  fs.mkdirSync(docs);
  const write = (name: string, title: string, content: string) =>
    fs.writeFileSync(
      path.join(docs, `${name}.md`),
      `---\ntitle: ${JSON.stringify(title)}\nslug: /${name}\n---\n\n${content}\n`,
    );
  for (const {file, title, content} of readPages(corpus)) {
    const body = content
      .replace(/<body[^>]*>|<img[^>]*>/g, '')
      .replace(/<pre.*?<\/pre>/gs, (code) => code.replaceAll('\n', '&#10;'))
      .replace(/\s+/g, ' ');
    write(pageOf(file), title, `<div>${body}</div>`);
  }
  write(path.basename(firstPage), 'Start', 'The first page.');
  const ui = path.join(dir, 'static/pagefind.html');
  const text = fs.readFileSync(ui, 'utf8');
  fs.writeFileSync(ui, text.replace(/lang="\w+"/, `lang="${corpus.lang}"`));
}

/** Pages of links in order, each once. */
function pagesOf(links: string[], siteUrl: string): string[] {
  const paths = links.map((link) => new URL(link, siteUrl).pathname.replace(/(?:\/|\.html)$/, ''));
  return [...new Set(paths.map((page) => page.split('/').at(-1) ?? ''))];
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

type Relevance = {recall: number; mrr: number};

/** Recall and mean reciprocal rank of the first five pages that a reader sees. */
async function measureRelevance(
  browser: Browser,
  siteUrl: string,
  {search}: SearchPlugin,
  queries: JudgedQuery[],
): Promise<Relevance> {
  const ranks: number[] = [];
  const page = await browser.newPage();
  for (const {query, expected} of queries) {
    const pages = expected.map(pageOf);
    const found = pagesOf((await search?.(page, siteUrl, query)) ?? [], siteUrl).slice(0, 5);
    const index = found.findIndex((candidate) => pages.includes(candidate));
    ranks.push(index < 0 ? Infinity : index + 1);
    if (index < 0) {
      console.log(`Missed: ${query}: ${found.join(' ')}`);
    }
  }
  await page.close();
  return {
    recall: mean(ranks.map((rank) => (rank <= 5 ? 1 : 0))),
    mrr: mean(ranks.map((rank) => 1 / rank)),
  };
}

/** What the search of a plugin adds to a page, and the relevance of its hits by corpus, if it has a backend. */
type Measured = OpenedSearch & {
  relevance: Map<string, Relevance>;
  /** Time of a build, divided by that of a build without search. */
  buildTime: number;
  /** Seconds until the first result on a slow phone, if there is a backend. */
  firstResult?: number;
};

/** Rows of the table in the documentation of the package: how a cell is written, and how much it may differ from what is measured. */
const rows: {
  label: string;
  values: (measured: Measured) => number[];
  tolerance: number | ((stated: number) => number);
}[] = [
  {
    label: 'JavaScript of a page before a search',
    values: ({before}) => [before / 1024],
    tolerance: 1,
  },
  {
    label: 'Loaded until the first result',
    values: ({after, index}) => [(after + index) / 1024],
    tolerance: 30,
  },
  {
    label: 'First result on a slow phone',
    values: ({firstResult}) => (firstResult === undefined ? [] : [firstResult]),
    tolerance: (stated) => stated / 4,
  },
  {
    label: 'Build, compared with none',
    values: ({buildTime}) => [buildTime],
    tolerance: 0.3,
  },
  ...compared.map(({name}) => ({
    label: `${name}: recall@5 / MRR`,
    values: ({relevance}: Measured) => {
      const reached = relevance.get(name);
      return reached ? [reached.recall, reached.mrr] : [];
    },
    tolerance: 0.02,
  })),
  {
    label: 'Violated accessibility rules (axe)',
    values: ({violations}) => [new Set(violations.map((text) => text.split(':')[0])).size],
    tolerance: 0,
  },
];

/** Numbers in the cells of a row of the table. */
function statedNumbers(label: string): number[][] {
  const line = fs
    .readFileSync(compareFile, 'utf8')
    .split('\n')
    .find((candidate) => candidate.startsWith(`| ${label} `));
  const cells = line?.split('|').slice(2, -1) ?? [];
  return cells.map((cell) => (cell.match(/\d+(\.\d+)?/g) ?? []).map(Number));
}

/** Builds the site with a plugin without caches, and measures it while it is served. `seconds` is the time of the build. */
async function withBuild<Result>(
  {lang}: Corpus,
  plugin: SearchPlugin | undefined,
  measure: (build: ServedBuild, url: string, seconds: number) => Promise<Result>,
): Promise<Result> {
  const isPlugin = plugin && plugin.name !== 'pagefind';
  const folder = path.join(dir, 'build');
  await docusaurus(dir, ['clear']);
  const start = performance.now();
  await docusaurus(dir, ['build'], {
    SEARCH_LANG: lang,
    SEARCH_PLUGIN: isPlugin ? plugin.name : 'none',
  });
  if (plugin && !isPlugin) {
    const args = ['--no', '--', 'pagefind', '--site', folder, '--root-selector', 'article'];
    await runCommand('npx', args, {cwd: dir});
  }
  const seconds = (performance.now() - start) / 1000;
  const build = new ServedBuild(folder);
  const {url, close} = await build.start();
  try {
    return await measure(build, url, seconds);
  } finally {
    close();
  }
}

describe('search plugins on the same documentation', () => {
  const measured = new Map<string, Measured>();
  let browser: Browser;

  beforeAll(async () => {
    browser = await connectToBrowser();
    await install(variant, /search/);
    dir = copyExample(variant, siteFolder, 'site', 'site');
    for (const corpus of compared) {
      writeDocs(corpus);
      const isFirst = corpus === compared[0];
      const base =
        isFirst &&
        (await withBuild(corpus, undefined, async (build, url, seconds) => ({
          ...(await build.openSearch(browser, url)),
          seconds,
        })));
      for (const plugin of isFirst ? searchPlugins : searchPlugins.filter(({search}) => search)) {
        await withBuild(corpus, plugin, async (build, url, seconds) => {
          if (base) {
            const opened = await build.openSearch(browser, url, plugin);
            measured.set(plugin.name, {
              // The page of Pagefind is not one of Docusaurus.
              before: opened.before - (plugin.page ? 0 : base.before),
              after: opened.after - (plugin.page ? 0 : base.after),
              index: opened.index - base.index,
              violations: opened.violations.filter((it) => !base.violations.includes(it)),
              relevance: new Map(),
              buildTime: seconds / base.seconds,
              ...(plugin.search && {
                firstResult: (await build.firstResult(browser, plugin)) / 1000,
              }),
            });
          }
          if (plugin.search) {
            const reached = await measureRelevance(browser, url, plugin, readQueries(corpus));
            measured.get(plugin.name)?.relevance.set(corpus.name, reached);
            console.log(plugin.name, corpus.name, reached);
          }
        });
      }
      console.log(measured);
    }
  }, 5_400_000);
  afterAll(() => browser?.close());

  it.each(rows)('the documentation says what is measured: $label', ({label, values, tolerance}) => {
    const stated = statedNumbers(label);
    expect(stated).toHaveLength(searchPlugins.length);
    searchPlugins.forEach(({name}, column) => {
      const reached = values(measured.get(name) as Measured);
      const cell = stated[column] ?? [];
      expect(cell, `${name}: ${reached.join()}`).toHaveLength(reached.length);
      reached.forEach((value, index) => {
        const said = cell[index] as number;
        expect(Math.abs(value - said), `${name}: ${value}`).toBeLessThanOrEqual(
          typeof tolerance === 'number' ? tolerance : tolerance(said),
        );
      });
    });
  });
});
