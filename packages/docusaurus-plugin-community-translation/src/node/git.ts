import {execFileSync} from 'child_process';

/** The result of a git command, or why it failed. */
export type GitResult = {output: string} | {failure: 'no-git' | 'failed'; message: string};

/**
 * Runs git.
 *
 * @param folder working directory
 */
export function runGit(folder: string, args: string[], input?: string): GitResult {
  try {
    const output = execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      input: input ?? '',
      stdio: ['pipe', 'pipe', 'pipe'],
      maxBuffer: 1 << 28,
    });
    return {output};
  } catch (error) {
    const {code, stderr} = error as {code?: string; stderr?: string};
    return {
      failure: code === 'ENOENT' ? 'no-git' : 'failed',
      message: String(stderr ?? error).trim(),
    };
  }
}

/**
 * The output of git, for uses that work without it: builds outside a repository, without git, or in a shallow clone. `undefined` if
 * the command fails.
 */
export function gitOutput(folder: string, args: string[], input?: string): string | undefined {
  const result = runGit(folder, args, input);
  return 'output' in result ? result.output : undefined;
}
