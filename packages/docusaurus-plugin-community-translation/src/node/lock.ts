import fs from 'fs';
import path from 'path';
import Joi from 'joi';
import type {Baseline} from './pageStatus';
import {TranslationProblem} from './problem';
import {readJson} from './readJson';

/** Baselines of a locale: source file, relative to the site's folder → its sections when it was translated. */
export type Lock = Record<string, Baseline>;

export const lockName = 'translations.lock.json';

const schema = Joi.object({
  version: Joi.valid(1).required(),
  files: Joi.object()
    .pattern(Joi.string(), Joi.object().pattern(Joi.string().allow(''), Joi.string().hex()))
    .required(),
});

/**
 * The baselines in a locale's folder; none where there is no file.
 *
 * @throws TranslationProblem naming the file, and the key where one is wrong
 */
export function readLock(folder: string): Lock {
  const file = path.join(folder, lockName);
  if (!fs.existsSync(file)) {
    return {};
  }
  const wrong = (reason: string) =>
    new TranslationProblem(
      `${path.relative(process.cwd(), file)} cannot be read: ${reason}. Restore it from version control, or settle the merge conflict in it.`,
    );
  return (readJson(file, schema, wrong) as {files: Lock}).files;
}

const sorted = <Value>(record: Record<string, Value>) =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));

/** Writes baselines sorted by file and section, a line each, so that branches that mark different pages merge. */
export function writeLock(folder: string, lock: Lock): void {
  const files = sorted(
    Object.fromEntries(Object.entries(lock).map(([file, baseline]) => [file, sorted(baseline)])),
  );
  const target = path.join(folder, lockName);
  // Through a file beside it: an interrupted run leaves the old lock whole.
  const temporary = `${target}.tmp`;
  fs.writeFileSync(temporary, `${JSON.stringify({version: 1, files}, null, 2)}\n`);
  fs.renameSync(temporary, target);
}
