import fs from 'fs';
import path from 'path';
import Joi from 'joi';
import type {Baseline} from './pageComparison';
import {TranslationProblem} from './problem';
import {readJson} from './readJson';

/** The baselines of a locale: source file, relative to the site directory → its baseline. */
export type Baselines = Record<string, Baseline>;

/** Name of the lock file in the folder of a locale. */
export const lockFileName = 'translations.lock.json';

const schema = Joi.object({
  version: Joi.valid(1).required(),
  files: Joi.object()
    .pattern(Joi.string(), Joi.object().pattern(Joi.string().allow(''), Joi.string().hex()))
    .required(),
});

/**
 * Reads the lock file of a locale. Without a file, there are no baselines.
 *
 * @param folder folder of the locale
 * @throws TranslationProblem with the file, and the key that is invalid
 */
export function readLockFile(folder: string): Baselines {
  const file = path.join(folder, lockFileName);
  if (!fs.existsSync(file)) {
    return {};
  }
  const problem = (reason: string) =>
    new TranslationProblem(
      `${path.relative(process.cwd(), file)} cannot be read: ${reason}. Resolve its merge conflict, or restore it from version control.`,
    );
  return (readJson(file, schema, problem) as {files: Baselines}).files;
}

const sorted = <Value>(record: Record<string, Value>) =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));

/** Writes the lock file, sorted, with one line per section: branches that mark different pages merge without conflicts. */
export function writeLockFile(folder: string, baselines: Baselines): void {
  const files = sorted(
    Object.fromEntries(
      Object.entries(baselines).map(([file, baseline]) => [file, sorted(baseline)]),
    ),
  );
  const target = path.join(folder, lockFileName);
  // Write to a temporary file first, so that an interrupted run does not damage the lock file.
  const temporary = `${target}.tmp`;
  fs.writeFileSync(temporary, `${JSON.stringify({version: 1, files}, null, 2)}\n`);
  fs.renameSync(temporary, target);
}
