import path from 'path';
import {translationFile} from './localePages';
import {readLockFile, type Lock} from './lockFile';
import {readPage, type Page} from './page';
import {recordOf} from './pageComparison';
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
  const pages = {...lock.pages};
  const unchanged = {...lock.unchanged};
  const docs = site.pages
    .filter(({folder}) => folder.kind === 'docs')
    .map((page) => {
      const instance = path.dirname(page.folder.translationFolder(locale));
      const name = site.nameOf(page.file);
      return {page, doc: path.join(instance, page.relativeFile), name, record: lock.pages[name]};
    });
  const originals = docs.filter(({record}) => Object.keys(record?.translation ?? {}).length > 0);
  for (const {page, doc, name} of docs.filter(({record}) => !record)) {
    const candidates = originals.filter((original) => original.doc === doc);
    const source = candidates.length > 0 ? read(page.file) : null;
    const translation = source && read(translationFile(page, locale));
    const hashes = source && translation && recordOf(source, translation).translation;
    const original =
      hashes && candidates.find(({record}) => isRecorded(record?.translation ?? {}, hashes));
    if (original?.record) {
      pages[name] = original.record;
      const reason = lock.unchanged[original.name];
      Object.assign(unchanged, reason !== undefined && {[name]: reason});
    }
  }
  return {pages, unchanged};
}
