import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, inject} from 'vitest';
import {runCommand, startServer, type RunningServer} from './command';

/** What sites have instead of what the examples say. */
export type Variant = {
  /** Of the folder of its sites. */
  name: string;
  /** Of all its sites, without the packages of this repository. */
  dependencies: Record<string, string>;
  overrides?: Record<string, string>;
  /** By default, the CSS is for very old browsers too. */
  browserslist?: string[];
  /** An expression: the configuration of a site that is based on `site`, the configuration of an example. */
  config?: string;
};

export const examples = path.resolve(import.meta.dirname, '../../examples');
const isOurs = /^docusaurus-(?:plugin|theme)-/;

/** The dependencies of an example, without the packages of this repository. */
export function dependenciesOf(name: string): Record<string, string> {
  const file = path.join(examples, name, 'package.json');
  const {dependencies} = JSON.parse(fs.readFileSync(file, 'utf8')) as Variant;
  return Object.fromEntries(Object.entries(dependencies).filter(([key]) => !isOurs.test(key)));
}

/**
 * The folder of the sites of a variant, which share their dependencies. It is outside the repository, so that nothing resolves to
 * packages of the repository by accident. Dependencies stay there for the next run; CI caches the folder that
 * `CONSUMER_SITES_FOLDER` names.
 */
const folderOf = ({name}: Variant) =>
  path.join(process.env.CONSUMER_SITES_FOLDER ?? path.join(os.tmpdir(), 'docusaurus-sites'), name);

const npmOptions = [
  '--no-audit',
  '--no-fund',
  '--prefer-offline',
  '--loglevel=warn',
  // By default, npm retries for minutes if the registry cannot be reached.
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=10000',
];

/** Runs `npm install` with the packages of npm's cache where it has them, and returns what npm wrote. */
export const npmInstall = (tarballs: string[], cwd: string) =>
  runCommand('npm', ['install', ...npmOptions, ...tarballs], {cwd});

/** Installs the dependencies of a variant and packed packages with npm, and returns what npm wrote. */
export async function install(variant: Variant, packages = /./): Promise<string> {
  const folder = folderOf(variant);
  fs.mkdirSync(folder, {recursive: true});
  // Not the packages of an earlier run, nor what webpack has cached of them.
  for (const name of [...inject('tarballs').map(nameOf), '.cache']) {
    fs.rmSync(path.join(folder, 'node_modules', name), {recursive: true, force: true});
  }
  const {dependencies, overrides, browserslist} = variant;
  const manifest = JSON.stringify({private: true, dependencies, overrides, browserslist});
  fs.writeFileSync(path.join(folder, 'package.json'), manifest);
  return npmInstall(
    inject('tarballs').filter((tarball) => packages.test(nameOf(tarball))),
    folder,
  );
}

const nameOf = (tarball: string) => path.basename(tarball).replace(/-\d+\..*/, '');

/**
 * Copies an example into the folder of a variant.
 *
 * @param name of an example, or the absolute path of another site whose configuration is an ES module
 * @param config an expression, as in `Variant`, that is based on the configuration of the variant
 * @param target name of the folder
 * @returns the folder of the site
 */
export function copyExample(variant: Variant, name: string, config = 'site', target = name) {
  const dir = path.join(folderOf(variant), target);
  fs.rmSync(dir, {recursive: true, force: true});
  fs.cpSync(path.resolve(examples, name), dir, {recursive: true});
  fs.renameSync(path.join(dir, 'docusaurus.config.js'), path.join(dir, 'example.config.js'));
  fs.writeFileSync(
    path.join(dir, 'docusaurus.config.js'),
    `const changes = [(site) => (${variant.config ?? 'site'}), (site) => (${config})];
     module.exports = changes.reduce((site, change) => change(site), require('./example.config.js').default);`,
  );
  return dir;
}

/** Runs a command of Docusaurus in the folder of a site. */
export const docusaurus = (cwd: string, args: string[], env?: NodeJS.ProcessEnv) =>
  runCommand('npx', ['--no', 'docusaurus', ...args], {cwd, env});

/** Starts a server of Docusaurus in the folder of a site, not through npx, which would leave it running. */
export function serveSite(dir: string, args = ['serve', '--no-open']): Promise<RunningServer> {
  const core = createRequire(path.join(dir, 'package.json')).resolve(
    '@docusaurus/core/package.json',
  );
  const bin = path.join(path.dirname(core), 'bin/docusaurus.mjs');
  return startServer(process.execPath, [bin, ...args], {cwd: dir});
}

/**
 * Runs a server while the tests of a block run.
 *
 * @returns the URL of a path on the server
 */
export function useServer(start: () => Promise<RunningServer>): (address: string) => string {
  let server: RunningServer | undefined;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server?.stop());
  return (address) => `${server?.url}${address}`;
}
