import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {temporaryFolder} from '@repo/testing/temporaryFolder.mjs';
import {beforeEach, describe, expect, it, onTestFinished, vi} from 'vitest';
import lastChange, {commitDates} from './lastChange.js';

let folder = '';
let repository = '';

/** Runs git without the settings of the machine. @param {string} cwd @param {string[]} args @param {string} [date] */
function git(cwd, args, date = '') {
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd,
    stdio: 'pipe',
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_DATE: date,
    },
  });
}

/** @param {string} file relative to the repository @param {string} text */
function write(file, text) {
  const absolute = path.join(repository, file);
  fs.mkdirSync(path.dirname(absolute), {recursive: true});
  fs.writeFileSync(absolute, text);
}

/** @param {string} date */
const seconds = (date) => Date.parse(date) / 1000;

beforeEach(() => {
  folder = temporaryFolder(onTestFinished);
  repository = path.join(folder, 'repository');
  write('docs/old.md', 'old');
  write('docs/한국어.md', 'first');
  write('i18n/ko/page.md', 'first');
  git(repository, ['init', '-q']);
  git(repository, ['add', '.']);
  git(repository, ['commit', '-qm', 'First'], '2023-01-02T03:04:05Z');
  write('docs/한국어.md', 'second');
  git(repository, ['commit', '-qam', 'Second'], '2023-06-14T00:00:00Z');
  write('docs/new.md', 'not committed');
});

describe('the dates of last changes', () => {
  it('are those of the newest commit of each file', async () => {
    const dates = await commitDates(path.join(repository, 'docs'), ['.', '../i18n']);
    expect(Object.fromEntries(dates)).toEqual({
      [path.join(repository, 'docs/old.md')]: seconds('2023-01-02T03:04:05Z'),
      [path.join(repository, 'docs/한국어.md')]: seconds('2023-06-14T00:00:00Z'),
      [path.join(repository, 'i18n/ko/page.md')]: seconds('2023-01-02T03:04:05Z'),
    });
  });

  it('are missing in a shallow clone', async () => {
    git(folder, ['clone', '-q', '--depth', '1', `file://${repository}`, 'clone']);
    expect(await commitDates(path.join(folder, 'clone'), ['docs'])).toEqual(new Map());
  });

  it('are missing outside of a repository, with a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(await commitDates(folder, ['.'])).toEqual(new Map());
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('not a git repository'));
    warn.mockRestore();
  });
});

describe('a page', () => {
  const page = path.join(import.meta.dirname, '../docs/guides/faq.md');
  /** @param {string} file */
  const compile = async (file) => {
    const tree = {children: []};
    await lastChange()(tree, {path: file});
    return tree.children;
  };

  it('without a commit, and in development, has no date', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(await compile(path.join(repository, 'docs/new.md'))).toEqual([]);
    vi.stubEnv('NODE_ENV', 'development');
    expect(await compile(page)).toEqual([]);
    vi.unstubAllEnvs();
  });
});
