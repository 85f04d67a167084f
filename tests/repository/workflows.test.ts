import fs from 'node:fs';
import path from 'node:path';
import yaml from 'js-yaml';
import {describe, expect, it} from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const workflows = path.join(root, '.github/workflows');
const setUp = '.github/actions/set-up/action.yml';

type Step = {name?: string; uses?: string; run?: string; with?: Record<string, string>};
type Job = {
  if?: string;
  /** A reusable workflow, used instead of steps. */
  uses?: string;
  needs?: string | string[];
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  steps?: Step[];
};
type Workflow = {
  name: string;
  on: Record<string, unknown>;
  permissions?: unknown;
  jobs: Record<string, Job>;
};

const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  packageManager: string;
};

function readYaml<Content>(...file: string[]): Content {
  return yaml.load(fs.readFileSync(path.join(root, ...file), 'utf8')) as Content;
}

/** The commands of a step: its own, and those it passes to the changesets action. */
function commandsOf({run, with: inputs = {}}: Step): string[] {
  return [run, inputs.version, inputs.publish].flatMap((text) => text?.trim().split('\n') ?? []);
}

/** Accepts the commands that also run outside GitHub: scripts of the repository, and a few tools. */
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
  return /^(cat |sudo apt-get |echo "::notice::[^"]+"$)/.test(command)
    ? undefined
    : `${command}: not a script`;
}

/** Lines that use an action of another repository without a full commit SHA and its version. */
function unpinnedIn(source: string): string[] {
  return source
    .split('\n')
    .filter((line) => /^\s*(- )?uses:/.test(line))
    .map((line) => line.replace(/^\s*(- )?uses:\s*/, ''))
    .filter((action) => !action.startsWith('./'))
    .filter((action) => !/^[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action));
}

describe.each(fs.readdirSync(workflows))('%s', (file) => {
  const source = fs.readFileSync(path.join(workflows, file), 'utf8');
  const workflow = readYaml<Workflow>('.github/workflows', file);
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps ?? []);

  it('has read permissions unless a job asks for more', () => {
    expect(workflow.permissions).toEqual({contents: 'read'});
    for (const {permissions = {}} of jobs) {
      expect(Object.values(permissions).every((level) => /^(read|write)$/.test(level))).toBe(true);
    }
  });

  it('limits the time of every job', () => {
    expect(jobs.filter((job) => !job.uses && !job['timeout-minutes'])).toEqual([]);
  });

  it('runs only scripts that exist', () => {
    expect(steps.flatMap(commandsOf).map(problemOf).filter(Boolean)).toEqual([]);
  });

  it('pins the actions of every job by commit', () => {
    expect(unpinnedIn(source)).toEqual([]);
  });

  it('uses only reusable workflows and actions that exist', () => {
    const local = [...jobs, ...steps].flatMap(({uses}) => (uses?.startsWith('./') ? uses : []));
    for (const used of local) {
      expect(fs.existsSync(path.join(root, used)), used).toBe(true);
      if (used.endsWith('.yml')) {
        expect(readYaml<Workflow>(used).on).toHaveProperty('workflow_call');
      }
    }
  });

  it('inserts no expression into a command', () => {
    const commands = steps.flatMap(({run}) => run ?? []);
    expect(commands.filter((run) => run.includes('${{'))).toEqual([]);
  });

  it('says why a job does nothing in a fork', () => {
    const conditions = jobs.flatMap((job) => (job.if?.includes(' == ') ? job.if : []));
    for (const condition of conditions) {
      const opposite = jobs.find((job) => job.if === condition.replace('==', '!='));
      expect(opposite?.steps?.[0]?.run, condition).toMatch(/^echo "::notice::.+"$/);
    }
  });
});

it('releases only after the checks and the consumer sites pass', () => {
  const {jobs} = readYaml<Workflow>('.github/workflows/release.yml');
  expect(jobs.release?.needs).toBe('ci');
  expect(jobs.ci).toEqual({uses: './.github/workflows/ci.yml'});
  const ci = readYaml<Workflow>('.github/workflows/ci.yml');
  const commands = Object.values(ci.jobs).flatMap(({steps = []}) => steps.flatMap(commandsOf));
  expect(commands).toContain('.ci/run');
  expect(commands).toContain(`npx --yes ${manifest.packageManager} run test:consumers`);
  expect(Object.values(ci.jobs).filter((job) => job.if)).toEqual([]);
});

it('sets up the Node version of the repository, with pinned actions', () => {
  const {runs} = readYaml<{runs: {using: string; steps: Step[]}}>(setUp);
  expect(runs.using).toBe('composite');
  expect(runs.steps.some((step) => String(step.with?.['node-version']) === '20')).toBe(true);
  expect(unpinnedIn(fs.readFileSync(path.join(root, setUp), 'utf8'))).toEqual([]);
});

it('releases only public packages', () => {
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

describe('the workflows in the README of the translation plugin', () => {
  const readme = fs.readFileSync(
    path.join(root, 'packages/docusaurus-plugin-community-translation/README.md'),
    'utf8',
  );
  const examples = Array.from(
    readme.matchAll(/```yaml\n(# \.github[\s\S]*?)```/g),
    ([, text = '']) => yaml.load(text) as Workflow,
  );
  const [report, comment] = examples;
  const stepsOf = (workflow: Workflow | undefined) =>
    Object.values(workflow?.jobs ?? {}).flatMap((job) => job.steps ?? []);

  it('give the code of a pull request no token that can write', () => {
    expect(examples).toHaveLength(2);
    expect(report?.permissions).toEqual({contents: 'read'});
    expect(Object.values(report?.jobs ?? {}).map((job) => job.permissions)).toEqual([undefined]);
    const [checkout] = stepsOf(report);
    expect(checkout?.with).toMatchObject({'persist-credentials': false, 'fetch-depth': 0});
  });

  it('run no code of the pull request where comments may be written', () => {
    expect(comment?.permissions).toEqual({actions: 'read', 'pull-requests': 'write'});
    expect(comment?.on).toHaveProperty(['workflow_run', 'workflows'], [report?.name]);
    expect(stepsOf(comment).map(({uses, run}) => uses ?? run?.split('\n')[0])).toEqual([
      expect.stringMatching(/^actions\/download-artifact@/),
      'number=$(cat number)',
    ]);
    // Text of an artifact must not become part of a script.
    expect(stepsOf(comment).some(({run}) => run?.includes('${{'))).toBe(false);
  });
});
