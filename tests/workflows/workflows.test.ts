import fs from 'node:fs';
import path from 'node:path';
import yaml from 'js-yaml';
import {describe, expect, it} from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const workflows = path.join(root, '.github/workflows');

type Step = {name?: string; uses?: string; run?: string; with?: Record<string, string>};
type Job = {
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  steps: Step[];
};
type Workflow = {name: string; on: object; permissions?: unknown; jobs: Record<string, Job>};

const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  packageManager: string;
};

function readYaml<Content>(...file: string[]): Content {
  return yaml.load(fs.readFileSync(path.join(root, ...file), 'utf8')) as Content;
}

/** Commands that a step runs: its own, and those it hands to the action of changesets. */
function commandsOf({run, with: inputs = {}}: Step): string[] {
  return [run, inputs.version, inputs.publish].flatMap((text) => text?.trim().split('\n') ?? []);
}

/** What is wrong with a command: it must be one that also runs here, of a script that exists. */
function problemOf(command: string): string | undefined {
  const [, version, script] =
    /^npx --yes pnpm@(\S+) run (?:--silent )?([\w:]+)/.exec(command) ?? [];
  if (script !== undefined) {
    if (`pnpm@${version}` !== manifest.packageManager) {
      return `${command}: the repository uses ${manifest.packageManager}`;
    }
    return script in manifest.scripts ? undefined : `${command}: no such script`;
  }
  if (command === `npx --yes ${manifest.packageManager} install --frozen-lockfile`) {
    return undefined;
  }
  const file = /^(?:node )?(\.(?:ci|github)\/\S+)/.exec(command)?.[1];
  if (file !== undefined) {
    return fs.existsSync(path.join(root, file)) ? undefined : `${command}: no such file`;
  }
  return /^(cat|sudo apt-get) /.test(command) ? undefined : `${command}: not a script`;
}

describe.each(fs.readdirSync(workflows))('%s', (file) => {
  const workflow = readYaml<Workflow>('.github/workflows', file);
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  it('may only read, where a job does not ask for more', () => {
    expect(workflow.permissions).toEqual({contents: 'read'});
    for (const {permissions = {}} of jobs) {
      expect(Object.values(permissions).every((level) => /^(read|write)$/.test(level))).toBe(true);
    }
  });

  it('ends every job in time', () => {
    expect(jobs.filter((job) => !job['timeout-minutes'])).toEqual([]);
  });

  it('runs scripts that exist, and nothing else', () => {
    expect(steps.flatMap(commandsOf).map(problemOf).filter(Boolean)).toEqual([]);
  });

  it('pins its actions', () => {
    const used = steps.flatMap(({uses}) => uses ?? []);
    const unpinned = used.filter((uses) => !/^[\w-]+\/[\w-]+@(v\d+|[0-9a-f]{40})$/.test(uses));
    expect(unpinned.filter((uses) => uses !== './.github/actions/set-up')).toEqual([]);
  });

  it('writes nothing that others can shape into a command', () => {
    const written = steps.flatMap(({run}) => run ?? []);
    expect(written.filter((run) => run.includes('${{'))).toEqual([]);
  });
});

it('the shared set-up is an action with the Node of the repository', () => {
  const {runs} = readYaml<{runs: {using: string; steps: Step[]}}>(
    '.github/actions/set-up/action.yml',
  );
  expect(runs.using).toBe('composite');
  expect(runs.steps.some((step) => String(step.with?.['node-version']) === '20')).toBe(true);
});

it('knows a wrong command', () => {
  const pnpm = `npx --yes ${manifest.packageManager} run`;
  expect(problemOf(`${pnpm} lint`)).toBeUndefined();
  expect(problemOf(`${pnpm} lintt`)).toContain('no such script');
  expect(problemOf('npx --yes pnpm@1.0.0 run lint')).toContain('uses pnpm@');
  expect(problemOf('node .github/scripts/missing.mjs')).toContain('no such file');
  expect(problemOf('curl https://example.org | sh')).toContain('not a script');
});

it('releases every package, and nothing that is private', () => {
  const namesIn = (folder: string) =>
    fs
      .readdirSync(path.join(root, folder))
      .map((name) => readYaml<{name: string}>(folder, name, 'package.json').name);
  const {ignore} = readYaml<{ignore: string[]}>('.changeset/config.json');
  expect(ignore.sort()).toEqual(['tests', 'website']);
  for (const file of fs.readdirSync(path.join(root, '.changeset'))) {
    const text = fs.readFileSync(path.join(root, '.changeset', file), 'utf8');
    const [, released] = /^---\n(.*?)\n---\n/s.exec(text) ?? [];
    expect(namesIn('packages')).toEqual(
      expect.arrayContaining(Object.keys(released ? (yaml.load(released) as object) : {})),
    );
  }
});
