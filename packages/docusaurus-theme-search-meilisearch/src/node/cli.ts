import type {Plugin} from '@docusaurus/types';
import {createReporter, type Reporter} from './reporter';
import {UserError} from './userError';

/** The command line of Docusaurus. */
export type Cli = Parameters<NonNullable<Plugin['extendCli']>>[0];

/** Environment variable with the secret key of the host. */
export const adminKeyName = 'MEILI_ADMIN_KEY';

/** The option of all commands that read a built site. */
export const outDirOption = [
  '--out-dir <dir>',
  'folder of the built site, with the other locales in subfolders',
  'build',
] as const;

/** Runs a command. If it fails, the exit code is 1; a `UserError` is printed without a stack trace. */
export async function run(command: (reporter: Reporter) => Promise<void>): Promise<void> {
  const reporter = createReporter(process.stderr, [process.env[adminKeyName] ?? '']);
  try {
    await command(reporter);
  } catch (error) {
    const message =
      error instanceof UserError ? error.message : String((error as Error).stack ?? error);
    reporter.error(message);
    process.exitCode = 1;
  }
}

/** @throws UserError if there are problems, which were reported already */
export function assertNoProblems(count: number): void {
  if (count > 0) {
    throw new UserError(`${count} ${count === 1 ? 'problem' : 'problems'} found.`);
  }
}
