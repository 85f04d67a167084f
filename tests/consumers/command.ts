import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {freePort} from '@repo/testing/listen.mjs';

/**
 * The environment of a shell outside the repository: variables that Vitest and pnpm set would change what npm installs and how
 * Docusaurus builds. Only the registry and the cache of npm stay as they are configured.
 */
function outsideEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(
    ([name]) =>
      !/^(npm_|pnpm_|vitest|node_env$|test$|dev$|prod$|mode$|ssr$|node_path$)/i.test(name) ||
      /^npm_config_(registry|cache)$/i.test(name),
  );
  return {
    ...Object.fromEntries(entries),
    CI: 'true',
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    NO_UPDATE_NOTIFIER: '1',
    BROWSERSLIST_IGNORE_OLD_DATA: '1',
    ...env,
  };
}

function start(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv) {
  const child = spawn(command, args, {
    cwd,
    env: outsideEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (chunk: string) => chunks.push(chunk));
  }
  return {child, output: () => chunks.join('')};
}

/**
 * Runs a command and waits until it ends.
 *
 * @returns its output (stdout and stderr)
 * @throws Error with its output, if it fails
 */
export async function runCommand(
  command: string,
  args: string[],
  {cwd, env = {}}: {cwd: string; env?: NodeJS.ProcessEnv},
): Promise<string> {
  const {child, output} = start(command, args, cwd, env);
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (code !== 0) {
    throw new Error(
      `"${command} ${args.join(' ')}" ended with ${code ?? signal} in ${cwd}:\n${output()}`,
    );
  }
  return output();
}

async function responds(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ok}) => ok,
    () => false,
  );
}

/** A server that runs until `stop` is called. */
export type RunningServer = {url: string; stop: () => Promise<void>};

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const closed = once(child, 'close');
    child.kill('SIGKILL');
    await closed;
  }
}

/**
 * Starts a server with `--port`, and waits until it responds.
 *
 * @throws Error with what it wrote, if it ends before that
 */
export async function startServer(
  command: string,
  args: string[],
  {cwd}: {cwd: string},
): Promise<RunningServer> {
  const port = await freePort();
  const {child, output} = start(command, [...args, '--port', port], cwd, {});
  const url = `http://localhost:${port}`;
  while (!(await responds(`${url}/`))) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`"${args.join(' ')}" ended in ${cwd}:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return {url, stop: () => stop(child)};
}
