import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {detect, resolveCommand, type Agent} from 'package-manager-detector';
import {editConfig, UnclearConfig} from './editConfig.mjs';

// The set-up command of several packages. The build of each package compiles it to `lib/setUp/`: one package may not import the
// internals of another, and a package of its own would be one more name on npm, with its own versions.

type Manifest = {
  name: string;
  homepage: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  /** Of a package with this command: what `--replace` removes. */
  setUp?: {replaces: string[]; replacesThemeConfig: string[]};
};

/** A problem that the user can solve. The message says how. */
class SetUpProblem extends Error {}

const readManifest = (file: string | URL) => JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
const {name, homepage, setUp} = readManifest(new URL('../../package.json', import.meta.url));
const {replaces = [], replacesThemeConfig = []} = setUp ?? {};
const field = /(?:^|\/)docusaurus-theme-/.test(name) ? 'themes' : 'plugins';

const usage = `Usage: npx ${name} [site folder] [--dry-run]${setUp ? ' [--replace]' : ''}

Adds the package to a Docusaurus site: installs it, and adds it to ${field} in the configuration.

  --dry-run  only say what would change${setUp ? '\n  --replace  also remove other search plugins' : ''}`;

const configName = /^docusaurus\.config\.[cm]?[jt]s$/;

/** The folders below a folder that contain a site, at most two levels down. */
function sitesBelow(folder: string, depth = 2): string[] {
  return fs.readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    if (!entry.isDirectory()) {
      return configName.test(entry.name) ? [folder] : [];
    }
    const skipped = depth === 0 || /^\.|^node_modules$/.test(entry.name);
    return skipped ? [] : sitesBelow(path.join(folder, entry.name), depth - 1);
  });
}

/** The name of the configuration file of a site. */
function findConfig(site: string): string {
  if (!fs.existsSync(site)) {
    throw new SetUpProblem(`There is no folder ${site}.`);
  }
  const file = fs.readdirSync(site).find((entry) => configName.test(entry));
  if (!file || !fs.existsSync(path.join(site, 'package.json'))) {
    const [below] = sitesBelow(site);
    throw new SetUpProblem(
      `${site} has no ${file ? 'package.json' : 'docusaurus.config.js or .ts'}. Run the command in the folder of a Docusaurus site${
        below && below !== site ? `: npx ${name} ${path.relative(process.cwd(), below)}` : '.'
      }`,
    );
  }
  return file;
}

/** The version of Docusaurus that a site has. */
function checkDocusaurus(site: string): string {
  let version: string;
  try {
    const require = createRequire(path.join(site, 'package.json'));
    ({version} = require('@docusaurus/core/package.json') as {version: string});
  } catch (error) {
    throw new SetUpProblem(
      `@docusaurus/core is not installed in ${site}. Install the dependencies of the site first.`,
      {cause: error},
    );
  }
  if (version.localeCompare('2.4.3', undefined, {numeric: true}) < 0) {
    throw new SetUpProblem(
      `${name} needs Docusaurus 2.4.3 or newer, and the site has ${version}. Upgrade Docusaurus first.`,
    );
  }
  return version;
}

/** A command of a package manager. */
type Step = {command: string; args: string[]; text: string};

function step(agent: Agent, action: 'add' | 'uninstall', packages: string[]): Step[] {
  const resolved = packages.length > 0 && resolveCommand(agent, action, packages);
  return resolved ? [{...resolved, text: [resolved.command, ...resolved.args].join(' ')}] : [];
}

/** Runs a command, and throws an error with what is left to do if it fails. */
function run({command, args, text}: Step, site: string, left: string): void {
  const isWindows = process.platform === 'win32';
  if (spawnSync(command, args, {cwd: site, stdio: 'inherit', shell: isWindows}).status !== 0) {
    throw new SetUpProblem(`"${text}" failed. ${left}`);
  }
}

/** Edits the configuration, or says what to do by hand. */
function edit(file: string, source: string, isReplacing: boolean, install: Step[]) {
  const change = {
    name,
    field,
    remove: isReplacing ? replaces : [],
    removeThemeConfig: isReplacing ? replacesThemeConfig : [],
  } as const;
  try {
    return editConfig(source, change, /ts$/.test(file));
  } catch (error) {
    if (!(error instanceof UnclearConfig)) {
      throw error;
    }
    const lines = [
      ...install.map(({text}) => `run     ${text}`),
      `add     ${field}: ['${name}'],`,
      ...(isReplacing ? ['remove  other search plugins'] : []),
    ];
    throw new SetUpProblem(
      `${file} is left alone: ${error.message}. Do this by hand:\n  ${lines.join('\n  ')}`,
    );
  }
}

async function main(args: string[]): Promise<void> {
  const flags = ['--dry-run', '--help', ...(setUp ? ['--replace'] : [])];
  const unknown = args.find((arg) => arg.startsWith('-') && !flags.includes(arg));
  if (unknown) {
    throw new SetUpProblem(`Unknown option ${unknown}.\n\n${usage}`);
  }
  if (args.includes('--help')) {
    console.log(usage);
    return;
  }
  const isReplacing = args.includes('--replace');
  const site = path.resolve(args.find((arg) => !arg.startsWith('-')) ?? '.');
  const configFile = findConfig(site);
  const version = checkDocusaurus(site);
  const [manifestText, source] = ['package.json', configFile].map((file) =>
    fs.readFileSync(path.join(site, file), 'utf8'),
  ) as [string, string];
  const {dependencies, devDependencies} = JSON.parse(manifestText) as Manifest;
  const installed = Object.keys({...devDependencies, ...dependencies});
  const others = replaces.filter((other) => installed.includes(other));

  const agent = (await detect({cwd: site}))?.agent ?? 'npm';
  const install = installed.includes(name) ? [] : step(agent, 'add', [name]);
  const uninstall = isReplacing ? step(agent, 'uninstall', others) : [];
  const {code, changes} = edit(configFile, source, isReplacing, install);

  console.log(`Docusaurus ${version}, ${agent}, ${configFile}`);
  if (install.length + uninstall.length + changes.length === 0) {
    console.log(`${name} is already there. Nothing to change.`);
  } else if (args.includes('--dry-run')) {
    [...install, ...uninstall].forEach(({text}) => console.log(`Would run: ${text}`));
    changes.forEach((line) => console.log(`Would change ${configFile}: ${line}`));
  } else {
    try {
      install.forEach((it) => run(it, site, `${configFile} is not changed. Try again.`));
    } catch (error) {
      fs.writeFileSync(path.join(site, 'package.json'), manifestText);
      throw error;
    }
    fs.writeFileSync(path.join(site, configFile), code);
    changes.forEach((line) => console.log(`Changed ${configFile}: ${line}`));
    uninstall.forEach((it) => run(it, site, 'It is the only step that is left.'));
    console.log(`Done. Read on: ${homepage}`);
  }
  const configured = replacesThemeConfig.filter((key) => new RegExp(`\\b${key}:`).test(source));
  const kept = [...others, ...configured.map((key) => `themeConfig.${key}`)];
  if (!isReplacing && kept.length > 0) {
    console.log(`The site also has ${kept.join(', ')}. To remove it, add --replace.`);
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof SetUpProblem)) {
    throw error;
  }
  console.error(error.message);
  process.exitCode = 1;
}
