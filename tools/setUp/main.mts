import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {detect, resolveCommand, type Agent} from 'package-manager-detector';

import {editConfig, UnclearConfig} from './editConfig.mjs';

// The set-up command of several packages. The build of each package compiles it to `lib/setUp/`.

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
  return path.join(site, file);
}

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

type Step = {command: string; args: string[]; text: string};

function step(agent: Agent, action: 'add' | 'uninstall', packages: string[]): Step {
  const resolved = resolveCommand(agent, action, packages);
  if (!resolved) {
    throw new SetUpProblem(`${agent} has no command to ${action} packages.`);
  }
  return {...resolved, text: [resolved.command, ...resolved.args].join(' ')};
}

function run({command, args}: Step, site: string): boolean {
  const isWindows = process.platform === 'win32';
  return spawnSync(command, args, {cwd: site, stdio: 'inherit', shell: isWindows}).status === 0;
}

function edited(file: string, isReplacing: boolean): {code: string; changes: string[]} {
  const change = {
    name,
    field,
    remove: (isReplacing && setUp?.replaces) || [],
    removeThemeConfig: (isReplacing && setUp?.replacesThemeConfig) || [],
  } as const;
  return editConfig(fs.readFileSync(file, 'utf8'), change, /ts$/.test(file));
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
  const isDryRun = args.includes('--dry-run');
  const isReplacing = args.includes('--replace');
  const site = path.resolve(args.find((arg) => !arg.startsWith('-')) ?? '.');
  const config = findConfig(site);
  const configFile = path.basename(config);
  const version = checkDocusaurus(site);
  const manifestFile = path.join(site, 'package.json');
  const manifestText = fs.readFileSync(manifestFile, 'utf8');
  const {dependencies, devDependencies} = JSON.parse(manifestText) as Manifest;
  const declared = {...devDependencies, ...dependencies};
  const agent = (await detect({cwd: site}))?.agent ?? 'npm';

  const isOther = (it: string) => it !== name && (setUp?.replaces ?? []).includes(it);
  const others = Object.keys(declared).filter(isOther);
  const install = declared[name] ? undefined : step(agent, 'add', [name]);
  const uninstall = isReplacing && others.length > 0 ? step(agent, 'uninstall', others) : undefined;

  let result;
  try {
    result = edited(config, isReplacing);
  } catch (error) {
    if (!(error instanceof UnclearConfig)) {
      throw error;
    }
    throw new SetUpProblem(
      `${configFile} is left alone: ${error.message}. Do this by hand:\n` +
        [
          ...(install ? [`run     ${install.text}`] : []),
          `add     ${field}: ['${name}'],`,
          ...(isReplacing ? ['remove  other search plugins'] : []),
        ]
          .map((line) => `  ${line}\n`)
          .join(''),
    );
  }

  const {code, changes} = result;
  const steps = [install, uninstall].flatMap((it) => it ?? []);
  console.log(`Docusaurus ${version}, ${agent}, ${configFile}`);
  if (steps.length === 0 && changes.length === 0) {
    console.log(`${name} is already there. Nothing to change.`);
  } else if (isDryRun) {
    steps.forEach(({text}) => console.log(`Would run: ${text}`));
    changes.forEach((line) => console.log(`Would change ${configFile}: ${line}`));
  } else {
    if (install && !run(install, site)) {
      fs.writeFileSync(manifestFile, manifestText);
      throw new SetUpProblem(
        `"${install.text}" failed, so package.json and ${configFile} are as before. Solve what it says, and run this command again.`,
      );
    }
    fs.writeFileSync(config, code);
    changes.forEach((line) => console.log(`Changed ${configFile}: ${line}`));
    if (uninstall && !run(uninstall, site)) {
      throw new SetUpProblem(`"${uninstall.text}" failed. It is the only step that is left.`);
    }
    console.log(`Done. Read on: ${homepage}`);
  }
  if (others.length > 0 && !isReplacing) {
    console.log(
      `The site also has ${others.join(', ')}. Only one search bar is shown: add --replace to remove the other.`,
    );
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
