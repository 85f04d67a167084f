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

type Options = {cwd: string; env?: NodeJS.ProcessEnv};

function start(command: string, args: string[], {cwd, env = {}}: Options) {
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
  /** An error with what the command wrote. */
  const failure = (how: string) =>
    new Error(`"${command} ${args.join(' ')}" ended with ${how} in ${cwd}:\n${chunks.join('')}`);
  return {child, output: () => chunks.join(''), failure};
}

/**
 * Runs a command and waits until it ends.
 *
 * @returns its output (stdout and stderr)
 * @throws Error with its output, if it fails
 */
export async function runCommand(command: string, args: string[], options: Options) {
  const {child, output, failure} = start(command, args, options);
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (code !== 0) {
    throw failure(String(code ?? signal));
  }
  return output();
}

const hasEnded = ({exitCode, signalCode}: ChildProcess) => (exitCode ?? signalCode) !== null;

/** A server that runs until `stop` is called. */
export type RunningServer = {url: string; stop: () => Promise<void>};

/**
 * Starts a server with `--port`, and waits until it responds.
 *
 * @throws Error with what it wrote, if it ends before that
 */
export async function startServer(
  command: string,
  args: string[],
  options: Options,
): Promise<RunningServer> {
  const port = await freePort();
  const {child, failure} = start(command, [...args, '--port', port], options);
  const url = `http://localhost:${port}`;
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (hasEnded(child)) {
      throw failure(String(child.exitCode ?? child.signalCode));
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  const stop = async () => {
    if (!hasEnded(child)) {
      const closed = once(child, 'close');
      child.kill('SIGKILL');
      await closed;
    }
  };
  return {url, stop};
}
