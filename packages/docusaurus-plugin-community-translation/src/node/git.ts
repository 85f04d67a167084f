import {execFileSync} from 'child_process';

/** The result of a git command, or why it failed. */
export type GitResult = {output: string} | {failure: 'no-git' | 'failed'};

/**
 * Runs git.
 *
 * @param folder working directory
 */
export function runGit(folder: string, args: string[]): GitResult {
  try {
    const output = execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1 << 28,
    });
    return {output};
  } catch (error) {
    return {failure: (error as {code?: string}).code === 'ENOENT' ? 'no-git' : 'failed'};
  }
}

/**
 * The output of git, for uses that work without it: builds outside a repository, without git, or in a shallow clone. `undefined` if
 * the command fails.
 */
export function gitOutput(folder: string, args: string[]): string | undefined {
  const result = runGit(folder, args);
  return 'output' in result ? result.output : undefined;
}
