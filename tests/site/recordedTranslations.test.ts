import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {writeLockFile} from '../../packages/docusaurus-plugin-community-translation/src/node/lockFile';
import {parsePage} from '../../packages/docusaurus-plugin-community-translation/src/node/page';
import {
  baselineOf,
  translationHashes,
} from '../../packages/docusaurus-plugin-community-translation/src/node/pageComparison';
import {translatedLocales} from './locales';
import {staleRecords, type LockedFiles} from './recordedTranslations';

describe('a history', () => {
  let root: string;
  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'history-'));
    git('init', '-q');
  });
  afterEach(() => fs.rmSync(root, {recursive: true}));

  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {cwd: root});
  const files: LockedFiles = {
    lockFile: 'translations.lock.json',
    sourceFile: (name) => `en/${name}`,
    translationFile: (name) => `fr/${name}`,
  };

  /** Commits a page with one section, its translation, and the record of both. */
  function record(source: string, translation: string, reason?: string) {
    const texts = {en: `## Title {#one}\n\n${source}\n`, fr: `## Titre {#one}\n\n${translation}\n`};
    for (const [folder, text] of Object.entries(texts)) {
      fs.mkdirSync(path.join(root, folder), {recursive: true});
      fs.writeFileSync(path.join(root, folder, 'a.md'), text);
    }
    const [page, translated] = [parsePage(texts.en), parsePage(texts.fr)];
    writeLockFile(root, {
      baselines: {'a.md': baselineOf(page)},
      translations: {'a.md': translationHashes(page, translated)},
      unchanged: reason === undefined ? {} : {'a.md': reason},
    });
    git('add', '.');
    git('commit', '-qm', 'Change');
  }
  const stale = () => staleRecords(root, files).map(({source, section}) => `${source} ${section}`);

  it('with a translation that was not updated has a stale record', () => {
    record('One thing.', 'Une chose.');
    record('Two things.', 'Une chose.');
    expect(stale()).toEqual(['a.md one']);
    record('Two things.', 'Deux choses.');
    expect(stale()).toEqual([]);
  });

  it('with an updated translation, or with a reason, has none', () => {
    record('One thing.', 'Une chose.');
    record('Two things.', 'Deux choses.');
    record('Two items.', 'Deux choses.', 'A synonym in English');
    expect(stale()).toEqual([]);
  });
});

const root = path.resolve(import.meta.dirname, '../..');

/** Whether the history of the repository is missing: in a shallow clone, and in a copy without git. */
function isHistoryMissing(): boolean {
  const {stdout} = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout?.trim() !== 'false';
}

describe.skipIf(isHistoryMissing()).each(translatedLocales)('the history of %s', (locale) => {
  const folders: Record<string, string> = {
    docs: 'docusaurus-plugin-content-docs/current',
    blog: 'docusaurus-plugin-content-blog',
    'src/pages': 'docusaurus-plugin-content-pages',
  };

  it('records no page whose source has changed and whose translation has not', () => {
    const stale = staleRecords(
      root,
      {
        lockFile: `i18n/${locale}/translations.lock.json`,
        sourceFile: (name) => `website/${name}`,
        translationFile: (name) =>
          Object.entries(folders).reduce(
            (file, [source, folder]) =>
              file.replace(`${locale}/${source}/`, `${locale}/${folder}/`),
            `i18n/${locale}/${name}`,
          ),
      },
      // Older records have no hashes of translations, so `translations:mark` could not refuse them.
      (name, before) => Object.keys(before.translations[name] ?? {}).length > 0,
    );
    expect(stale).toEqual([]);
  });
});
