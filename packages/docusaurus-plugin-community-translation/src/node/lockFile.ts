import fs from 'fs';
import path from 'path';
import Joi from 'joi';
import {recordFrom, type PageRecord} from './pageComparison';
import {TranslationProblem} from './problem';
import {parseJson} from './parseJson';
import {replaceFile} from './replaceFile';

/** Content of the lock file of a locale. */
export type Lock = {
  /** Source file, relative to the site directory → the page when its translation was marked. */
  pages: Record<string, PageRecord>;
  /** Source file → why its translation is right although the source has changed and the translation has not. */
  unchanged: Record<string, string>;
};

/** Name of the lock file in the folder of a locale. */
export const lockFileName = 'translations.lock.json';

/** The version of the format that this package reads and writes. */
const version = 1;

/** The hash of a section in the source and, after a space, that of the section in the translation. */
const hashes = Joi.string().pattern(/^[\da-f]+(?: [\da-f]+)?$/, 'hashes');

const schema = Joi.object({
  version: Joi.valid(version).required(),
  files: Joi.object()
    .pattern(Joi.string(), Joi.object().pattern(Joi.string().allow(''), hashes))
    .required(),
  unchanged: Joi.object().pattern(Joi.string(), Joi.string()),
});

type LockJson = {files: Record<string, Record<string, string>>; unchanged?: Record<string, string>};

/** A lock without entries. */
export const emptyLock = (): Lock => ({pages: {}, unchanged: {}});

const sorted = <Value>(record: Record<string, Value>) =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));

const mapValues = <From, To>(
  record: Record<string, From>,
  change: (value: From, key: string) => To,
) => recordFrom(Object.entries(record).map(([key, value]) => [key, change(value, key)]));

/**
 * Parses the text of a lock file.
 *
 * @param name name of the file, for the message
 * @throws TranslationProblem with the name, and the key that is invalid
 */
export function parseLock(text: string, name: string): Lock {
  const problem = (reason: string) => new TranslationProblem(`${name} cannot be read: ${reason}`);
  const json = parseJson(text, schema, (reason, value) => {
    const found = (value as {version?: unknown} | undefined)?.version;
    return typeof found === 'number' && found > version
      ? problem(
          `it has version ${found}, and this docusaurus-plugin-community-translation reads version ${version}. Update the package.`,
        )
      : problem(`${reason}. Resolve its merge conflict, or restore it from version control.`);
  }) as LockJson;
  const pages = mapValues(json.files, (sections): PageRecord => {
    const [source, translation] = [0, 1].map((index) =>
      recordFrom(
        Object.entries(sections).flatMap(([id, pair]) => {
          const hash = pair.split(' ')[index];
          return hash === undefined ? [] : [[id, hash]];
        }),
      ),
    ) as [PageRecord['source'], PageRecord['translation']];
    return {source, translation};
  });
  return {pages, unchanged: json.unchanged ?? {}};
}

/**
 * Reads the lock file of a locale. Without a file, the lock is empty.
 *
 * @param folder folder of the locale
 * @throws TranslationProblem with the file, and the key that is invalid
 */
export function readLockFile(folder: string): Lock {
  const file = path.join(folder, lockFileName);
  return fs.existsSync(file)
    ? parseLock(fs.readFileSync(file, 'utf8'), path.relative(process.cwd(), file))
    : emptyLock();
}

/** Writes the lock file, sorted, with one line per section: branches that mark different pages merge without conflicts. */
export function writeLockFile(folder: string, {pages, unchanged}: Lock): void {
  const files = sorted(
    mapValues(pages, ({source, translation}) =>
      sorted(mapValues(source, (hash, id) => [hash, translation[id] ?? []].flat().join(' '))),
    ),
  );
  const reasons = Object.keys(unchanged).length > 0 ? {unchanged: sorted(unchanged)} : {};
  const text = `${JSON.stringify({version, files, ...reasons}, null, 2)}\n`;
  replaceFile(path.join(folder, lockFileName), text);
}
