import path from 'path';
import type {HistoryPoint} from '../status';
import {pagesIn, translationsIn} from './baseComparison';
import {gitOutput} from './git';
import {lockFileName} from './lockFile';
import {orFallback} from './problem';
import type {Site} from './site';

/** Number of commits to read. Each one takes a few git processes, and the pages that differ between them are parsed. */
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

const results = new Map<string, Record<string, HistoryPoint[]>>();

/**
 * How complete each locale was in the past, for the chart of the dashboard: the share of pages that were current. Empty without git,
 * in a shallow clone, and with less than two commits since the first lock file.
 *
 * @returns locale → points, oldest first
 */
export function translationHistory(site: Site): Record<string, HistoryPoint[]> {
  const [root, head] =
    gitOutput(site.context.siteDir, ['rev-parse', '--show-toplevel', 'HEAD'])?.split('\n') ?? [];
  if (!root || !head) {
    return {};
  }
  const key = `${root} ${head}`;
  // `docusaurus start` loads the content again after each change.
  const history = results.get(key) ?? readHistory(site, root);
  results.set(key, history);
  return history;
}

function readHistory(site: Site, root: string): Record<string, HistoryPoint[]> {
  const commits = sampleCommits(root).map(({hash, seconds}) => ({
    date: new Date(seconds * 1000).toISOString(),
    textOf: translationsIn(root, hash),
  }));
  if (commits.length < 2) {
    return {};
  }
  const pointsOf = (locale: string) =>
    commits.map(({date, textOf}): HistoryPoint => {
      // An unreadable lock file counts as empty.
      const pages = orFallback(() => pagesIn(textOf, site, locale), []).filter(
        ({source}) => !site.isGenerated(path.resolve(site.context.siteDir, source)),
      );
      const current = pages.filter(({status}) => status === 'current').length;
      return {date, percent: Math.floor((100 * current) / Math.max(1, pages.length))};
    });
  return Object.fromEntries(site.locales.map((locale) => [locale, pointsOf(locale)]));
}
