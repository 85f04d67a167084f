import path from 'path';
import {translationFile} from './localePages';
import {readLockFile, type Lock} from './lockFile';
import {readPage, type Page} from './page';
import {translationHashes} from './pageComparison';
import type {Site} from './site';

/** Whether a translation has not changed since it was recorded. Sections that the source no longer has do not count. */
const isRecorded = (recorded: Record<string, string>, hashes: Record<string, string>): boolean =>
  Object.entries(recorded).every(([id, hash]) => (hashes[id] ?? hash) === hash);

/**
 * A lock in which docs without a baseline have that of the version they were copied from. `docusaurus docs:version` copies sources and
 * translations, but no baselines. A doc has the same path in each version, and a copied translation has the recorded hashes.
 *
 * @throws TranslationProblem if the lock file cannot be read
 */
export function withVersionBaselines(
  site: Site,
  locale: string,
  lock: Lock = readLockFile(site.localeFolder(locale)),
  read: (file: string) => Page | null = readPage,
): Lock {
  const baselines = {...lock.baselines};
  const translations = {...lock.translations};
  const unchanged = {...lock.unchanged};
  const docs = site.pages
    .filter(({folder}) => folder.kind === 'docs')
    .map((page) => {
      const instance = path.dirname(page.folder.translationFolder(locale));
      const doc = path.join(instance, page.relativeFile);
      const name = site.nameOf(page.file);
      return {page, doc, name, recorded: lock.translations[name] ?? {}};
    });
  const originals = docs.filter(({recorded}) => Object.keys(recorded).length > 0);
  for (const {page, doc, name} of docs.filter((copy) => !lock.baselines[copy.name])) {
    const candidates = originals.filter((original) => original.doc === doc);
    const source = candidates.length > 0 ? read(page.file) : null;
    const translation = source && read(translationFile(page, locale));
    const hashes = source && translation && translationHashes(source, translation);
    const original = hashes && candidates.find(({recorded}) => isRecorded(recorded, hashes));
    if (original) {
      baselines[name] = lock.baselines[original.name] ?? {};
      translations[name] = original.recorded;
      const reason = lock.unchanged[original.name];
      Object.assign(unchanged, reason !== undefined && {[name]: reason});
    }
  }
  return {baselines, translations, unchanged};
}
