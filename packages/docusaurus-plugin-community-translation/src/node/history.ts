import {execFileSync} from 'child_process';
import fs from 'fs';
import path from 'path';
import type {HistoryPoint} from '../status';
import {gitOutput} from './git';
import {emptyLock, lockFileName, parseLock} from './lockFile';
import {parsePage} from './page';
import {baselineOf, isSameBaseline, type Baseline} from './pageComparison';
import {orFallback} from './problem';
import type {Site} from './site';

/** Number of commits to read. Each one takes a git process, and the pages that differ between them are parsed. */
const maxPoints = 8;

type Commit = {hash: string; seconds: number};

/** Evenly spaced commits since the first lock file. Empty without git and in a shallow clone. */
function sampleCommits(root: string): Commit[] {
  if (gitOutput(root, ['rev-parse', '--is-shallow-repository'])?.trim() !== 'false') {
    return [];
  }
  /** Oldest first. */
  const log = (...args: string[]) =>
    Array.from(
      (gitOutput(root, ['log', '--format=%H %ct', ...args]) ?? '').matchAll(/^(\w+) (\d+)$/gm),
      ([, hash = '', seconds]): Commit => ({hash, seconds: Number(seconds)}),
    ).reverse();
  const [first] = log('--diff-filter=A', '--', `*${lockFileName}`);
  const commits = log('--first-parent');
  const last = commits.at(-1);
  if (!first || !last) {
    return [];
  }
  const step = (last.seconds - first.seconds) / (maxPoints - 1);
  const samples = Array.from({length: maxPoints}, (_, index) => {
    const time = first.seconds + step * index;
    return commits.filter(({seconds}) => seconds <= time).at(-1);
  });
  return Array.from(new Set(samples)).flatMap((commit) => commit ?? []);
}

/** The text of git objects: hash → text. */
function readBlobs(root: string, hashes: string[]): Map<string, string> {
  const output = execFileSync('git', ['cat-file', '--batch'], {
    cwd: root,
    input: hashes.join('\n'),
    maxBuffer: 1 << 30,
  });
  const texts = new Map<string, string>();
  let position = 0;
  while (position < output.length) {
    const end = output.indexOf('\n', position);
    const [hash = '', , size] = output.toString('utf8', position, end).split(' ');
    position = end + 1;
    // An object that a partial clone lacks has no size: `<hash> missing`.
    if (size !== undefined) {
      const length = Number(size);
      texts.set(hash, output.toString('utf8', position, position + length));
      position += length + 1;
    }
  }
  return texts;
}

const results = new Map<string, Record<string, HistoryPoint[]>>();

/**
 * How complete each locale was in the past, for the chart of the dashboard: the share of pages whose translation exists and whose
 * baseline equals the source. Unlike a status, it does not compare texts. Empty without git, in a shallow clone, and with less than
 * two commits since the first lock file.
 *
 * @returns locale → points, oldest first
 */
export function translationHistory(site: Site): Record<string, HistoryPoint[]> {
  const {siteDir} = site.context;
  const [root, head] =
    gitOutput(siteDir, ['rev-parse', '--show-toplevel', 'HEAD'])?.trim().split('\n') ?? [];
  if (!root || !head) {
    return {};
  }
  const key = `${root} ${head}`;
  // `docusaurus start` loads the content again after each change.
  let history = results.get(key);
  if (!history) {
    try {
      history = readHistory(site, root);
    } catch (error) {
      // The dashboard works without charts.
      console.warn(`[WARNING] The history of the translations cannot be read: ${String(error)}`);
      history = {};
    }
    results.set(key, history);
  }
  return history;
}

function readHistory(site: Site, root: string): Record<string, HistoryPoint[]> {
  const inRepository = (file: string) => path.relative(root, file).split(path.sep).join('/');
  const lockOfLocale = (locale: string) =>
    inRepository(path.join(site.localeFolder(locale), lockFileName));
  const folders = site.folders.flatMap(({folder, translationFolder}) => [
    folder,
    ...site.locales.map(translationFolder),
  ]);
  const paths = [...folders.map(inRepository), ...site.locales.map(lockOfLocale)];
  const snapshots = sampleCommits(root).map(({hash, seconds}) => {
    const list = gitOutput(root, ['ls-tree', '-r', '-z', '--full-tree', hash, '--', ...paths]);
    // An entry: `<mode> blob <hash>`, a tab, and the file.
    const entries = Array.from((list ?? '').matchAll(/ (\w+)\t([^\0]+)/g));
    const blobs = new Map(entries.map(([, blob = '', file = '']) => [file, blob]));
    return {date: new Date(seconds * 1000).toISOString(), blobs};
  });
  if (snapshots.length < 2) {
    return {};
  }
  const pages = new Set(site.pages.map(({file}) => file));
  /** Whether a file is a page, as far as that is known of a file that no longer exists. Drafts are not. */
  const isPage = (file: string) =>
    (pages.has(file) || !fs.existsSync(file)) && !site.isGenerated(file);
  const sourcesIn = (blobs: Map<string, string>) =>
    site.folders.flatMap(({folder, translationFolder}) => {
      const prefix = `${inRepository(folder)}/`;
      return Array.from(blobs.keys())
        .filter((file) => file.startsWith(prefix) && /(?:^|\/)[^_/][^/]*\.mdx?$/.test(file))
        .filter((file) => isPage(path.join(root, file)))
        .map((file) => ({
          file,
          translation: (locale: string) =>
            `${inRepository(translationFolder(locale))}/${file.slice(prefix.length)}`,
        }));
    });
  const wanted = snapshots.flatMap(({blobs}) =>
    [...sourcesIn(blobs).map(({file}) => file), ...site.locales.map(lockOfLocale)].flatMap(
      (file) => blobs.get(file) ?? [],
    ),
  );
  const texts = readBlobs(root, Array.from(new Set(wanted)));
  const parsed = new Map<string, Baseline>();
  const baselineOfBlob = (blob: string) => {
    const baseline = parsed.get(blob) ?? baselineOf(parsePage(texts.get(blob) ?? ''));
    parsed.set(blob, baseline);
    return baseline;
  };
  const pointOf = (locale: string, {date, blobs}: (typeof snapshots)[number]): HistoryPoint => {
    const lockFile = lockOfLocale(locale);
    const text = texts.get(blobs.get(lockFile) ?? '');
    // An unreadable lock file counts as empty.
    const {baselines} = orFallback(
      () => (text === undefined ? emptyLock() : parseLock(text, lockFile)),
      emptyLock(),
    );
    const sources = sourcesIn(blobs);
    const current = sources.filter(({file, translation}) => {
      const baseline = baselines[site.nameOf(path.join(root, file))];
      return (
        baseline !== undefined &&
        blobs.has(translation(locale)) &&
        isSameBaseline(baseline, baselineOfBlob(blobs.get(file) ?? ''))
      );
    });
    return {date, percent: Math.floor((100 * current.length) / Math.max(1, sources.length))};
  };
  return Object.fromEntries(
    site.locales.map((locale) => [locale, snapshots.map((snapshot) => pointOf(locale, snapshot))]),
  );
}
