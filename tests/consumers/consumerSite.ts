import crypto from 'node:crypto';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, inject} from 'vitest';
import {runCommand, startServer, type RunningServer} from './command';

/** A kind of site, made of folders of `sites/`. */
export type ConsumerKind = {
  name: string;
  /** Folders of `sites/`. Files of a later folder replace those of an earlier one. At least one folder has a package.json. */
  layers: string[];
};

/** What a site installs before it installs our packages. */
type Manifest = {dependencies: Record<string, string>};

const sites = path.join(import.meta.dirname, 'sites');
const npmOptions = [
  '--no-audit',
  '--no-fund',
  '--prefer-offline',
  '--loglevel=warn',
  // By default, npm retries for minutes if the registry cannot be reached.
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=10000',
];

/**
 * Outside the repository, so that nothing resolves to the packages of the repository by accident. Installed dependencies stay there
 * for the next run. CI caches the folder that `CONSUMER_SITES_FOLDER` names.
 */
const folder =
  process.env.CONSUMER_SITES_FOLDER ??
  path.join(
    os.tmpdir(),
    `consumer-sites-${crypto.createHash('sha256').update(sites).digest('hex').slice(0, 8)}`,
  );

/** Runs `npm install` with the packages of npm's cache where it has them, and returns what npm wrote. */
export const npmInstall = (tarballs: string[], cwd: string) =>
  runCommand('npm', ['install', ...npmOptions, ...tarballs], {cwd});

/** Starts a server of `docusaurus` in the folder of a site, not through npx, which would leave it running. */
export function serveSite(dir: string, args: string[]): Promise<RunningServer> {
  const core = createRequire(path.join(dir, 'package.json')).resolve(
    '@docusaurus/core/package.json',
  );
  const bin = path.join(path.dirname(core), 'bin/docusaurus.mjs');
  return startServer(process.execPath, [bin, ...args], {cwd: dir});
}

/** A fresh Docusaurus site, in which nothing is linked to the repository. */
export class ConsumerSite {
  readonly dir: string;

  constructor(private readonly kind: ConsumerKind) {
    this.dir = path.join(folder, kind.name);
  }

  /** The package.json of the last layer that has one. */
  private get manifestFile() {
    const files = this.kind.layers.map((layer) => path.join(sites, layer, 'package.json'));
    return files.filter((file) => fs.existsSync(file)).at(-1) ?? '';
  }

  /** Installs the site without our packages, unless an earlier run did, and writes its files. */
  async scaffold(): Promise<void> {
    const stored = path.join(this.dir, 'installed');
    const manifest = fs.readFileSync(this.manifestFile, 'utf8');
    const key = JSON.stringify({manifest, node: process.versions.modules});
    const keyFile = path.join(stored, 'key.json');
    if (!fs.existsSync(keyFile) || fs.readFileSync(keyFile, 'utf8') !== key) {
      fs.rmSync(this.dir, {recursive: true, force: true});
      fs.mkdirSync(stored, {recursive: true});
      fs.writeFileSync(path.join(this.dir, 'package.json'), manifest);
      await npmInstall([], this.dir);
      for (const file of ['package.json', 'package-lock.json']) {
        fs.copyFileSync(path.join(this.dir, file), path.join(stored, file));
      }
      fs.writeFileSync(keyFile, key);
    }
    for (const entry of fs.readdirSync(this.dir)) {
      if (entry !== 'node_modules' && entry !== 'installed') {
        fs.rmSync(path.join(this.dir, entry), {recursive: true});
      }
    }
    for (const layer of this.kind.layers) {
      fs.cpSync(path.join(sites, layer), this.dir, {recursive: true});
    }
    for (const file of ['package.json', 'package-lock.json']) {
      fs.copyFileSync(path.join(stored, file), path.join(this.dir, file));
    }
    // Caches of earlier builds, made with other versions of our packages.
    fs.rmSync(path.join(this.dir, 'node_modules/.cache'), {recursive: true, force: true});
  }

  /** Installs our packages with npm, and returns what npm wrote. */
  async install(tarballs: string[]): Promise<string> {
    const output = await npmInstall(tarballs, this.dir);
    for (const file of tarballs) {
      this.expectInstalled(file);
    }
    return output;
  }

  /** Otherwise a copy that an earlier run left could be tested instead of the packed one. */
  private expectInstalled(tarball: string): void {
    const lock = JSON.parse(
      fs.readFileSync(path.join(this.dir, 'node_modules/.package-lock.json'), 'utf8'),
    ) as {packages: Record<string, {integrity?: string}>};
    const hash = crypto.createHash('sha512').update(fs.readFileSync(tarball)).digest('base64');
    if (!Object.values(lock.packages).some(({integrity}) => integrity === `sha512-${hash}`)) {
      throw new Error(`npm has not installed ${path.basename(tarball)} as it was packed.`);
    }
  }

  /** Names of the dependencies in the site's package.json. */
  dependencies(): string[] {
    const {dependencies} = JSON.parse(
      fs.readFileSync(path.join(this.dir, 'package.json'), 'utf8'),
    ) as Manifest;
    return Object.keys(dependencies);
  }

  /** Reads a file of the site. */
  read(file: string): string {
    return fs.readFileSync(path.join(this.dir, file), 'utf8');
  }

  docusaurus(args: string[], env?: NodeJS.ProcessEnv): Promise<string> {
    return runCommand('npx', ['--no', 'docusaurus', ...args], {cwd: this.dir, env});
  }

  serve(args: string[]): Promise<RunningServer> {
    return serveSite(this.dir, args);
  }

  typecheck(project = 'tsconfig.json'): Promise<string> {
    return runCommand('npx', ['--no', '--', 'tsc', '--noEmit', '--project', project], {
      cwd: this.dir,
    });
  }

  undoSwizzles(): void {
    fs.rmSync(path.join(this.dir, 'src/theme'), {recursive: true, force: true});
  }
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

/**
 * Installs packages into a fresh site, and serves its build while the tests of a block run.
 *
 * @param packages pattern of the names of the tarballs to install
 * @param build builds the site
 */
export function useConsumerSite(
  kind: ConsumerKind,
  packages = /./,
  build: (site: ConsumerSite) => Promise<unknown> = (site) => site.docusaurus(['build']),
): {site: ConsumerSite; url: (address: string) => string; npmOutput: () => string} {
  const site = new ConsumerSite(kind);
  let npmOutput = '';
  const url = useServer(async () => {
    await site.scaffold();
    const tarballs = inject('tarballs').filter((file) => packages.test(path.basename(file)));
    npmOutput = await site.install(tarballs);
    await build(site);
    return site.serve(['serve', '--no-open']);
  });
  return {site, url, npmOutput: () => npmOutput};
}
