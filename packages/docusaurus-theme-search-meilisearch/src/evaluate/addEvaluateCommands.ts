import fs from 'fs';
import path from 'path';
import type {LoadContext} from '@docusaurus/types';
import {assertNoProblems, outDirOption, run, type Cli} from '../node/cli';
import type {DocsInstance} from '../client/docs/docsVersions';
import {printable} from '../node/userError';
import type {Reporter} from '../node/reporter';
import type {ThemeConfig} from '../config/themeConfig';
import {readBuiltLocale, type BuiltSite} from './builtLocale';
import {explainQuery, pathOf, titleOf, type ExplainedHit} from './explainQuery';
import {assertQuery, readJudgedQueries} from './judgedQueries';
import {formatResults, testSearch} from './testSearch';

type TestOptions = {outDir: string; json?: boolean};
type ExplainOptions = {outDir: string; locale?: string; page?: string};

/** Number of hits that are explained. */
const limit = 5;

/** Returns the docs instances of the last build, which wrote them next to its other generated files; none if there was none. */
function lastDocs({generatedFilesDir}: LoadContext): DocsInstance[] {
  const file = path.join(generatedFilesDir, 'globalData.json');
  const data = (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {}) as {
    'docusaurus-plugin-content-docs'?: Record<string, Omit<DocsInstance, 'id'>>;
  };
  return Object.entries(data['docusaurus-plugin-content-docs'] ?? {}).map(([id, instance]) => ({
    ...instance,
    id,
  }));
}

function builtSite(context: LoadContext, outDir: string): BuiltSite {
  const {siteDir, siteConfig, baseUrl, i18n} = context;
  return {
    outDir: path.resolve(siteDir, outDir),
    baseUrl,
    i18n,
    search: (siteConfig.themeConfig as Partial<ThemeConfig>).searchMeilisearch,
    docs: lastDocs(context),
  };
}

/** Writes lines to standard output. Texts of a host cannot control the terminal. */
function print(lines: string[]): void {
  process.stdout.write(lines.map((line) => `${printable(line)}\n`).join(''));
}

async function test(
  context: LoadContext,
  file: string,
  {outDir, json}: TestOptions,
  reporter: Reporter,
): Promise<void> {
  const judged = readJudgedQueries(path.resolve(context.siteDir, file));
  const {results, problems} = await testSearch(builtSite(context, outDir), judged);
  if (results.length > 0) {
    print(json ? [JSON.stringify(results)] : formatResults(results));
  }
  problems.forEach((problem) => reporter.error(problem));
  assertNoProblems(problems.length);
}

function hitLines({rank, section, steps}: ExplainedHit): string[] {
  return [
    '',
    `${rank}. ${titleOf(section)} (${section.url}#${section.anchor})`,
    ...steps.map(({change, score, name}) => `${change.padStart(11)} = ${score.padEnd(8)} ${name}`),
  ];
}

async function explain(
  context: LoadContext,
  query: string,
  {outDir, locale = context.i18n.defaultLocale, page: url}: ExplainOptions,
): Promise<void> {
  assertQuery(query);
  const built = await readBuiltLocale(builtSite(context, outDir), locale);
  const {baseUrl, sections} = built;
  const pagePath = url === undefined ? undefined : pathOf({url}, baseUrl);
  const own = sections.filter((section) => pathOf(section, baseUrl) === pagePath);
  const params = {...built.params(own.map(({docsTag}) => docsTag)), limit};
  const {summary, hits, page} = explainQuery(built, sections, query, params, {page: url, baseUrl});
  const host = await built.searchHost?.(query, params);
  const lines = [summary, ...hits.flatMap(hitLines)];
  if (page) {
    lines.push('', `${page.path}: ${page.reason}`, ...(page.hit ? hitLines(page.hit) : []));
  }
  if (host) {
    lines.push('', `${host.total} sections on the host`);
    host.hits.forEach((hit, index) =>
      lines.push(`${index + 1}. ${titleOf(hit)} (${hit.url}#${hit.anchor})`),
    );
  }
  print(lines);
}

/** Adds the commands `search:test` and `search:explain` to the command line of Docusaurus. */
export function addEvaluateCommands(cli: Cli, context: LoadContext): void {
  cli
    .command('search:test [file]')
    .description(
      'Search for the judged queries in a YAML file (default: search.queries.yml) in the index of the built site, and on its Meilisearch host.',
    )
    .option(...outDirOption)
    .option('--json', 'print the results as JSON')
    .action((file: string | undefined, options: TestOptions) =>
      run((reporter) => test(context, file ?? 'search.queries.yml', options, reporter)),
    );
  cli
    .command('search:explain <query>')
    .description('Explain the order of the hits of a query in the index of the built site.')
    .option(...outDirOption)
    .option('--locale <locale>', 'locale to search (default: the default locale)')
    .option('--page <path>', 'say why this page is found or not')
    .action((query: string, options: ExplainOptions) =>
      run(() => explain(context, query, options)),
    );
}
