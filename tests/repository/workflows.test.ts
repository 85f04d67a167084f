import fs from 'node:fs';
import path from 'node:path';
import yaml from 'js-yaml';
import {describe, expect, it} from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const exists = (file: string) => fs.existsSync(path.join(root, file));
const readYaml = (file: string) => yaml.load(read(file)) as unknown;

type Step = {uses?: string; run?: string; with?: Record<string, string>};
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

const {scripts, packageManager} = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  packageManager: string;
};

const stepsOf = ({jobs}: Workflow) => Object.values(jobs).flatMap(({steps = []}) => steps);

/** The commands of a workflow: those of its steps, and those they pass to the changesets action. */
function commandsOf(workflow: Workflow): string[] {
  return stepsOf(workflow).flatMap(({run, with: inputs = {}}) =>
    [run, inputs.version, inputs.publish].flatMap((text) => text?.trim().split('\n') ?? []),
  );
}

/** Whether a command also runs outside GitHub: a script of the repository, which exists, or one of a few tools. */
function isRunnable(command: string): boolean {
  const pnpm = `npx --yes ${packageManager} `;
  if (command.startsWith(pnpm)) {
    const [, script = ''] = /^run (?:--silent )?([\w:]+)/.exec(command.slice(pnpm.length)) ?? [];
    return script in scripts || command === `${pnpm}install --frozen-lockfile`;
  }
  const file = /^(?:node )?(\.(?:ci|github)\/\S+)/.exec(command)?.[1];
  return file
    ? exists(file)
    : /^(cat |head .+ \| gh pr comment |sudo apt-get |echo "::notice::[^"]+"$)/.test(command);
}

/** Actions of other repositories without a full commit SHA and its version. */
function unpinnedIn(source: string): string[] {
  const actions = Array.from(
    source.matchAll(/^\s*(?:- )?uses: (.+)$/gm),
    ([, action = '']) => action,
  );
  return actions.filter(
    (action) => !/^(?:\.\/.*|[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/.test(action),
  );
}

const files = fs
  .readdirSync(path.join(root, '.github/workflows'))
  .map((file) => `.github/workflows/${file}`);

describe.each(files)('%s', (file) => {
  const workflow = readYaml(file) as Workflow;
  const jobs = Object.values(workflow.jobs);

  it('has read permissions unless a job asks for more', () => {
    expect(workflow.permissions).toEqual({contents: 'read'});
  });

  it('limits the time of every job', () => {
    expect(jobs.filter((job) => !job.uses && !job['timeout-minutes'])).toEqual([]);
  });

  it('runs only scripts that exist', () => {
    expect(commandsOf(workflow).filter((command) => !isRunnable(command))).toEqual([]);
  });

  it('pins the actions of every job by commit', () => {
    expect(unpinnedIn(read(file))).toEqual([]);
  });

  it('inserts no expression into a command', () => {
    expect(stepsOf(workflow).filter(({run}) => run?.includes('${{'))).toEqual([]);
  });

  it('says why a job does nothing in a fork', () => {
    for (const {if: condition} of jobs.filter((job) => job.if?.includes(' == '))) {
      const opposite = jobs.find((job) => job.if === condition?.replace('==', '!='));
      expect(opposite?.steps?.[0]?.run, condition).toMatch(/^echo "::notice::.+"$/);
    }
  });
});

it('releases only after the checks and the consumer sites pass', () => {
  const {jobs} = readYaml('.github/workflows/release.yml') as Workflow;
  expect(jobs.release?.needs).toBe('ci');
  expect(jobs.ci).toEqual({uses: './.github/workflows/ci.yml'});
  const ci = readYaml('.github/workflows/ci.yml') as Workflow;
  expect(commandsOf(ci)).toEqual(
    expect.arrayContaining(['.ci/run', `npx --yes ${packageManager} run test:consumers`]),
  );
  expect(Object.values(ci.jobs).filter((job) => job.if)).toEqual([]);
});

it('sets up Node with pinned actions', () => {
  expect(unpinnedIn(read('.github/actions/set-up/action.yml'))).toEqual([]);
});

describe('the workflows in the README of the translation plugin', () => {
  const readme = read('packages/docusaurus-plugin-community-translation/README.md');
  const [report, comment] = Array.from(
    readme.matchAll(/```yaml\n(# \.github[\s\S]*?)```/g),
    ([, text = '']) => yaml.load(text) as Workflow,
  ) as [Workflow, Workflow];

  it('give the code of a pull request no token that can write', () => {
    expect(report.permissions).toEqual({contents: 'read'});
    expect(Object.values(report.jobs).map((job) => job.permissions)).toEqual([undefined]);
    expect(stepsOf(report)[0]?.with).toMatchObject({'persist-credentials': false});
  });

  it('run no code of the pull request where comments may be written', () => {
    expect(comment.permissions).toEqual({actions: 'read', 'pull-requests': 'write'});
    expect(comment.on).toHaveProperty(['workflow_run', 'workflows'], [report.name]);
    expect(stepsOf(comment).map(({uses, run}) => uses ?? run?.split('\n')[0])).toEqual([
      expect.stringMatching(/^actions\/download-artifact@/),
      'number=$(cat number)',
    ]);
    // Text of an artifact must not become part of a script.
    expect(stepsOf(comment).some(({run}) => run?.includes('${{'))).toBe(false);
  });
});
