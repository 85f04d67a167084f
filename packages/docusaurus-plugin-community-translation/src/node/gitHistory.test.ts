import {execFileSync} from 'child_process';
import fs from 'fs';
import os from 'os';
import path from 'path';
import {describe, expect, it, vi} from 'vitest';
import type {PageTranslation} from '../status';
import {check} from './commands/check';
import {diff} from './commands/diff';
import {importBaselines} from './commands/importBaselines';
import {mark} from './commands/mark';
import {status} from './commands/status';
import {versionsOf} from './git';
import {checkLocale} from './report';
import {
  addVersion,
  commit,
  docs,
  git,
  messageOf,
  read,
  siteDir,
  siteOf,
  source,
  translation,
  write,
} from './testSite.test.support';

// Runs git, which is slow on a busy machine.
vi.setConfig({testTimeout: 60_000});

const lockFile = 'i18n/ko/translations.lock.json';

/** The page `docs/open.md` in Korean, as the build of the Korean site knows it. It can be edited on GitHub. */
const page = (): PageTranslation | undefined => {
  const site = siteOf('ko');
  for (const one of site.pages) {
    one.editUrl = () => 'https://github.com/o/r/edit/main/docs/open.md';
  }
  return checkLocale(site, 'ko', {withHistory: true}).pages.find(
    ({source: name}) => name === 'docs/open.md',
  );
};

/** Replaces the repository by a clone of it with only its last commit. */
function makeShallow() {
  const clone = fs.mkdtempSync(path.join(os.tmpdir(), 'clone-'));
  execFileSync('git', ['clone', '-q', '--depth=1', `file://${siteDir}`, clone]);
  fs.rmSync(path.join(siteDir, '.git'), {recursive: true});
  fs.cpSync(path.join(clone, '.git'), path.join(siteDir, '.git'), {recursive: true});
  fs.rmSync(clone, {recursive: true});
}

/** Commits a page and its marked translation on 1 January. */
function start(text = translation) {
  write(`${docs}/open.md`, text);
  mark(siteOf(), ['docs/open.md'], {locale: 'ko', force: true});
  return commit('2024-01-01T00:00:00Z');
}
const changed = source.replace('Every window', 'Each window');
const change = (text = changed, date = '2024-02-01T00:00:00Z') => {
  write('docs/open.md', text);
  return commit(date);
};

describe('the status of a page, after a history', () => {
  it('is outdated, since the commit of its baseline, and links to the change or to the history', () => {
    const since = {commit: start(), date: expect.stringMatching(/^2024-01-01/)};
    change();
    expect(page()).toMatchObject({
      status: 'outdated',
      differences: [
        {
          id: 'labels',
          title: 'Labels',
          kind: 'changed',
          translation: {id: 'labels', title: '레이블'},
        },
      ],
      since,
      changesUrl: expect.stringMatching(
        new RegExp(`^https://github.com/o/r/commit/${git('rev-parse', 'HEAD')}#diff-`),
      ),
    });
    change(changed.replace('a label', 'one label'), '2024-03-01T00:00:00Z');
    expect(page()).toMatchObject({
      status: 'outdated',
      since,
      changesUrl: expect.stringMatching(/commits\/main\/docs\/open\.md\?since=2024-01-01/),
    });
  });

  it('has no date and no link if the translation was deleted or never marked', () => {
    const target = `${docs}/open.md`;
    const expectOnly = (expected: string) => {
      expect(page()?.status).toBe(expected);
      expect(page()).not.toHaveProperty('since');
      expect(page()).not.toHaveProperty('changesUrl');
    };
    start();
    change();
    fs.rmSync(path.join(siteDir, target));
    commit('2024-03-01T00:00:00Z');
    expectOnly('untranslated');
    write(target, translation);
    fs.rmSync(path.join(siteDir, lockFile));
    commit('2024-04-01T00:00:00Z');
    expectOnly('unknown');
  });
});

it.each(['[a].md', ':!a.md', '*.md', '--output=a.md'])('the history of %s is found', (name) => {
  write(`docs/${name}`, source);
  write('docs/a.md', 'Another page.');
  commit();
  write(`docs/${name}`, changed);
  commit('2024-02-01T00:00:00Z');
  const texts = versionsOf(path.join(siteDir, 'docs', name)).map(({text}) => text);
  expect(texts).toEqual([changed, source]);
});

describe('translations:mark, after the source has changed', () => {
  const markAgain = (flags = {}) => mark(siteOf(), ['docs/open.md'], {locale: 'ko', ...flags});

  it('refuses a section whose translation has not changed', () => {
    start();
    change(changed.replace('How a', 'In which way a'));
    write(`${docs}/open.md`, translation.replace('방법입니다', '법입니다'));
    expect(() => markAgain()).toThrow(
      'ko: docs/open.md is not recorded: the source of these sections has changed, their translation has not: "Labels".',
    );
    expect(() => markAgain({force: true})).toThrow('"Labels"');
    expect(page()?.status).toBe('outdated');
  });

  it('accepts it with a reason, which the lock file keeps until the source changes again', () => {
    // In the lock file, the sections are sorted by id.
    const [withEvents, translated] = [source, translation].map((text) =>
      text.replace('## ', '## Events {#z}\n\n## '),
    );
    write('docs/open.md', withEvents ?? '');
    start(translated);
    change((withEvents ?? '').replace('Every window', 'Each window'));
    markAgain({unchanged: 'A synonym in English only'});
    expect(page()?.status).toBe('current');
    expect(JSON.parse(read(lockFile)).unchanged).toEqual({
      'docs/open.md': 'A synonym in English only',
    });
    mark(siteOf(), [], {all: true, locale: 'ko'});
    expect(JSON.parse(read(lockFile)).unchanged).toHaveProperty(['docs/open.md']);
    change((withEvents ?? '').replace('Every window', 'Any window'));
    write(`${docs}/open.md`, (translated ?? '').replace('모든 창', '어느 창이나'));
    markAgain();
    expect(JSON.parse(read(lockFile))).not.toHaveProperty('unchanged');
  });

  it('accepts a translation that has changed', () => {
    start();
    change();
    write(`${docs}/open.md`, translation.replace('모든 창', '각 창'));
    markAgain();
    expect(page()?.status).toBe('current');
  });

  it.each([
    [{all: true, unchanged: 'They are fine'}, []],
    [{unchanged: ' '}, ['docs/open.md']],
  ])('rejects a reason with %j', (flags, files) => {
    start();
    change();
    expect(() => mark(siteOf(), files, {locale: 'ko', ...flags})).toThrow('--unchanged needs');
    expect(page()?.status).toBe('outdated');
  });
});

describe('translations:status --base', () => {
  /** A branch with a changed page, a new page that is translated, and a translation that is updated. */
  function pullRequest() {
    write(`${docs}/close.md`, translation);
    mark(siteOf(), ['docs/close.md'], {locale: 'ko'});
    write('docs/close.md', changed.replace('open', 'close'));
    start();
    git('checkout', '-q', '-b', 'topic');
    change();
    write(`${docs}/close.md`, translation.replace('모든 창', '각 창'));
    mark(siteOf(), ['docs/close.md'], {locale: 'ko'});
    write('i18n/fr/docusaurus-plugin-content-docs/current/open.md', '---\ntitle: Fenêtres\n---\n');
    commit('2024-03-01T00:00:00Z');
    git('checkout', '-q', 'main');
    write('blog/2024-01-01-first.md', changed);
    commit('2024-04-01T00:00:00Z');
    git('checkout', '-q', 'topic');
  }
  const run = (flags = {}) => status(siteOf(), {base: 'main', locale: 'ko', ...flags});

  const text = (flags?: object) => run(flags).replace(/at \w+\.$/m, 'at HASH.');

  it('lists what the branch changes, and nothing that changed on the base', () => {
    pullRequest();
    expect(text()).toMatchInlineSnapshot(`
      "This change affects 1 translated page. Translators can update them later. Compared with main at HASH.

      Locale       need an update  new  improved
      한국어 (ko)               1    0         1

      한국어 (ko)
        docs/open.md   current → outdated: "Labels" changed
        docs/close.md  outdated → current"
    `);
    expect(text({markdown: true})).toMatch(
      /^This change affects [^]*- `docs\/open\.md`: current → outdated: "Labels" changed$/m,
    );
  });

  it('sees files that are not committed', () => {
    start();
    write('docs/close.md', changed.replace('Windows', 'Doors'));
    write('docs/open.md', changed);
    expect(text({base: 'HEAD'})).toContain('docs/open.md  current → outdated');
    write('docs/open.md', source);
    expect(text({base: 'HEAD'})).toMatch(/^No translation needs an update .*\n\n.*\n.* 0 +0 +0$/);
  });

  it('lists new pages', () => {
    write('docs/open.md', changed);
    fs.rmSync(path.join(siteDir, 'docs/close.md'));
    commit();
    write('docs/close.md', source);
    expect(text({base: 'HEAD'})).toContain('한국어 (ko)\n  docs/close.md  new, untranslated');
  });

  it('prints JSON', () => {
    pullRequest();
    const {base, locales} = JSON.parse(run({json: true}));
    expect(base).toEqual({ref: 'main', commit: expect.stringMatching(/^[\da-f]+$/)});
    expect(locales).toMatchObject([
      {
        locale: 'ko',
        label: '한국어',
        changes: [
          {
            effect: 'better',
            page: {source: 'docs/close.md', status: 'current'},
            before: {status: 'outdated'},
            newDifferences: [],
          },
          {
            effect: 'worse',
            page: {source: 'docs/open.md', path: '/open', status: 'outdated', percent: 100},
            before: {status: 'current'},
            newDifferences: [{id: 'labels', kind: 'changed'}],
          },
        ],
      },
    ]);
  });

  it.each<[string, string, RegExp, () => unknown]>([
    ['without a repository', 'main', /^\S+ is not in a git repository\.$/, () => {}],
    [
      'without git',
      'main',
      /^git is not installed, or not in PATH\.$/,
      () => [commit(), vi.stubEnv('PATH', siteDir)],
    ],
    ['without commits', 'main', /^the repository has no commits\.$/, () => git('init', '-q')],
    [
      'for an unknown branch',
      'origin/next',
      /^git does not know this branch, tag or commit\.$/,
      commit,
    ],
    ['for an option of git', '--output=x', /^git does not know this branch/, commit],
    [
      'for an unrelated branch',
      'main',
      /^it has no commit in common with the current branch\.$/,
      () => [commit(), git('checkout', '-q', '--orphan', 'other'), commit('2024-02-01T00:00:00Z')],
    ],
    [
      'in a shallow clone that does not have the base',
      'HEAD~1',
      /^git does not know this .*\. The clone is shallow: .*"fetch-depth: 0"/,
      () => [commit(), change(), makeShallow()],
    ],
  ])('fails with one line %s', (_, base, message, prepare) => {
    prepare();
    const [, reason] = messageOf(() => run({base})).split(`--base ${base}: `);
    expect(reason).toMatch(message);
  });
});

describe('translations:diff', () => {
  const run = (flags = {}, file = 'docs/open.md') =>
    diff(siteOf(), [file], {locale: 'ko', ...flags}, false);

  it('shows the words that have changed, new and removed sections, and the present translation', () => {
    write('docs/open.md', `${source}\n## Old {#old}\n\nGone.\n`);
    start(`${translation}\n## 옛것 {#old}\n\n없어졌습니다.\n`);
    change(`${changed}\n## New <b> {#new}\n\nIt is new.\n`);
    expect(run()).toMatchInlineSnapshot(`
      "docs/open.md → i18n/ko/docusaurus-plugin-content-docs/current/open.md

      "Labels" changed

        ## Labels {#labels}

        [-Every-]{+Each+} window has a label.

        │ ## 레이블 {#labels}
        │ 
        │ 모든 창에는 레이블이 있습니다.

      "옛것" extra

        │ ## 옛것 {#old}
        │ 
        │ 없어졌습니다.

      "New" missing

        ## New <b> {#new}

        It is new."
    `);
    expect(run({markdown: true})).toContain(
      '<pre>## Labels {#labels}\n\n<del>Every</del><ins>Each</ins> window has a label.</pre>',
    );
    expect(run({markdown: true})).toContain('<pre>## New &lt;b&gt; {#new}');
    expect(diff(siteOf(), ['docs/open.md'], {locale: 'ko'}, true)).toContain(
      '\u001b[9;31mEvery\u001b[0m\u001b[32mEach\u001b[0m window',
    );
  });

  it('shortens text that has not changed', () => {
    write('docs/open.md', `${source}\nA\n\nB\n\nC\n`);
    start();
    change(`${changed}\nA\n\nB\n\nD\n`);
    expect(run()).toContain('[-Every-]{+Each+} window has a label.\n  …\n  [-C-]{+D+}');
  });

  it('shows a section with other words as a whole', () => {
    const words = (letter: string) =>
      Array.from({length: 2000}, (_, index) => letter + index).join(' ');
    write('docs/open.md', source.replace('Every window has a label.', words('a')));
    start();
    change(source.replace('Every window has a label.', words('b')));
    expect(run()).toContain(`${words('a')}-]{+\n\n`);
    expect(run()).toContain(`${words('b')}+}`);
  });

  it('prints Markdown in which headings are no markup', () => {
    start();
    change(`${changed}\n## \\[x](y) {#x}\n\nA new section.\n`);
    expect(run({markdown: true})).toContain('**"\\[x\\](y)" missing**');
  });

  it.each([
    [
      'of a file that was renamed',
      'docs/close.md',
      () => {
        fs.rmSync(path.join(siteDir, 'docs/close.md'));
        git('mv', 'docs/open.md', 'docs/close.md');
        git('mv', `${docs}/open.md`, `${docs}/close.md`);
        write(lockFile, read(lockFile).replace('open.md', 'close.md'));
        commit('2024-01-15T00:00:00Z');
        write('docs/close.md', changed);
      },
    ],
    [
      'of a copy for a version',
      'versioned_docs/version-1.0/open.md',
      () => {
        change();
        addVersion('1.0');
        commit('2024-03-01T00:00:00Z');
      },
    ],
    [
      'that was never committed as a whole',
      'docs/open.md',
      () => {
        write('docs/open.md', source.replace('How a', 'How one'));
        mark(siteOf(), ['docs/open.md'], {locale: 'ko', unchanged: 'Style'});
        write('docs/open.md', changed);
      },
    ],
  ])('finds the earlier text %s', (_, file, prepare) => {
    start();
    prepare();
    expect(run({}, file)).toContain('[-Every-]{+Each+} window has a label.');
  });

  it.each([
    ['without git', 'git is not installed, or not in PATH.', () => vi.stubEnv('PATH', siteDir)],
    [
      'in a shallow clone',
      'the recorded text is not in the history of the file. The clone is shallow: run "git fetch --unshallow"',
      makeShallow,
    ],
  ])('names the sections %s, and says why', (_, reason, prepare) => {
    start();
    change();
    prepare();
    const output = run();
    expect(output).toContain(`The earlier text of some sections cannot be shown: ${reason}`);
    expect(output).toContain('"Labels" changed');
    expect(output).not.toContain('레이블');
  });

  it('says that a page is not translated, has no baseline or has not changed', () => {
    expect(run()).toContain(
      'Not translated. Run "translations:scaffold docs/open.md --locale ko".',
    );
    write(`${docs}/open.md`, translation);
    expect(run()).toContain('No baseline is recorded');
    start();
    expect(run()).toContain('Nothing has changed.');
  });
});

describe('translations:import-baselines', () => {
  const run = () =>
    messageOf(() => expect(importBaselines(siteOf(), {locale: 'ko'})).toBe(recorded));
  const recorded = 'ko: 1 baseline recorded, 0 kept, 0 pages without a commit.';
  const withCommit = (field: string) => translation.replace('---\n', `---\n${field}\n`);

  it.each([
    ['default_lang_commit', (hash: string) => `default_lang_commit: "${hash}"`],
    ['l10n.sourceCommit', (hash: string) => `l10n:\n  sourceCommit: "${hash}"`],
  ])('records the source at the commit in %s', (_, field) => {
    const first = commit();
    write(`${docs}/open.md`, withCommit(field(git('rev-parse', first))));
    expect(page()?.status).toBe('unknown');
    expect(run()).toBe('no error');
    expect(page()?.status).toBe('current');
    change();
    expect(page()).toMatchObject({status: 'outdated', since: {commit: first}});
    expect(importBaselines(siteOf(), {locale: 'ko'})).toBe(
      'ko: 0 baselines recorded, 1 kept, 0 pages without a commit.',
    );
  });

  it('finds a source that had another name', () => {
    write('content/open.md', source);
    fs.rmSync(path.join(siteDir, 'docs/open.md'));
    const first = commit();
    write('docs/open.md', changed);
    fs.rmSync(path.join(siteDir, 'content/open.md'));
    commit('2024-02-01T00:00:00Z');
    write(`${docs}/open.md`, withCommit(`default_lang_commit: "${git('rev-parse', first)}"`));
    expect(run()).toBe('no error');
    expect(page()).toMatchObject({status: 'outdated', differences: [{id: 'labels'}]});
  });

  it.each<[string, () => string, string]>([
    ['that is not one', () => 'main', '"main" is not a commit. Write the hash'],
    ['that is an option', () => '--output=x', '"--output=x" is not a commit.'],
    [
      'that is not in the history',
      () => 'a'.repeat(40),
      `the commit ${'a'.repeat(40)} is not in the history.`,
    ],
    [
      'without the source',
      () => git('rev-list', '--max-parents=0', 'HEAD'),
      'its source docs/open.md did not exist in the commit',
    ],
  ])('reports a commit %s in one line, and records nothing', (_, value, reason) => {
    fs.rmSync(path.join(siteDir, 'docs/open.md'));
    commit();
    // A copy of another page would be found under the name of that page.
    write('docs/open.md', '# Another page\n\nIts text is in no other file.\n');
    commit('2024-02-01T00:00:00Z');
    write(`${docs}/open.md`, withCommit(`default_lang_commit: "${value()}"`));
    expect(run().split('\n')).toEqual([
      'ko: 0 baselines recorded, 0 kept, 0 pages without a commit.',
      expect.stringMatching(new RegExp(`^${docs}/open.md: `)),
    ]);
    expect(run()).toContain(reason);
    expect(fs.existsSync(path.join(siteDir, lockFile))).toBe(false);
  });

  it('reports a value in YAML that would be longer than the memory', () => {
    const lists = Array.from({length: 12}, (_, index) => {
      const names = Array.from({length: 10}, () => `*a${index}`);
      return `a${index + 1}: &a${index + 1} [${names.join(', ')}]`;
    });
    const bomb = ['a0: &a0 [x]', ...lists, 'default_lang_commit: *a12'].join('\n');
    commit();
    write(`${docs}/open.md`, withCommit(bomb));
    expect(run()).toContain(`${docs}/open.md: "{…}" is not a commit.`);
  });

  it('needs a repository', () => {
    expect(run()).toMatch(/come from git: \S+ is not in a git repository\.$/);
  });
});

describe('problems', () => {
  const message = () => messageOf(() => check(siteOf(), {locale: 'ko', maxOutdated: '9'}));

  it('say where a page that has moved is now', () => {
    start();
    fs.rmSync(path.join(siteDir, 'docs/close.md'));
    fs.renameSync(path.join(siteDir, 'docs/open.md'), path.join(siteDir, 'docs/close.md'));
    const translated = read(`${docs}/open.md`);
    expect(message()).toBe(
      `ko: ${docs}/open.md: its source docs/open.md is now docs/close.md. Move the translation to ${docs}/close.md, then run "translations:mark --all --locale ko".`,
    );
    expect(read(`${docs}/open.md`)).toBe(translated);
  });

  it('are none if a page was split: the rest of its translation is outdated, and nothing is lost', () => {
    start();
    change(source.replace(/## Labels[^]*/, ''));
    write('docs/close.md', source.replace(/How[^]*(?=## Labels)/, ''));
    expect(page()).toMatchObject({
      status: 'outdated',
      differences: [{id: 'labels', title: '레이블', kind: 'extra'}],
    });
    expect(message()).toBe('no error');
    expect(read(`${docs}/open.md`)).toBe(translation);
    expect(diff(siteOf(), ['docs/open.md'], {locale: 'ko'}, false)).toContain('"레이블" extra');
  });

  it('name a folder of a locale that is not configured', () => {
    write('i18n/de/translations.lock.json', '{"version": 1, "files": {}}');
    expect(message()).toBe(
      'i18n/de has a lock file, but "de" is not in "i18n.locales" of the site. Add the locale, or delete the folder.',
    );
    expect(status(siteOf(), {})).toContain('i18n/de has a lock file');
  });

  it('name two docs with one id, and two pages with one URL', () => {
    const site = siteOf();
    const inOtherVersion = {...site.pages[0], id: 'start'} as (typeof site.pages)[number];
    inOtherVersion.folder = {...inOtherVersion.folder, folder: '/other'};
    inOtherVersion.path = '/other/open';
    for (const one of site.pages) {
      one.id = 'start';
    }
    site.pages.push(inOtherVersion);
    const output = status(site, {});
    expect(output).toContain(
      'docs/close.md has the same id as docs/open.md: "start". Change the id of one of them.',
    );
    expect(output.match(/has the same id/g)).toHaveLength(1);
    for (const one of site.pages) {
      one.path = '/same';
    }
    expect(status(site, {})).toContain(
      'docs/close.md has the same URL as docs/open.md: /same. Change the id or the slug of one of them.',
    );
  });

  it('name a locale of the threshold that is not configured', () => {
    expect(() => check(siteOf(), {maxOutdated: '0'}, {ko: 50, de: 10})).toThrow(
      'The option "minCurrent" names locales that the site does not translate to: de. Use: ko, fr.',
    );
  });

  it('name the locale that is below its threshold', () => {
    const run = (minCurrent: number | Record<string, number>) =>
      messageOf(() => check(siteOf(), {maxOutdated: '0'}, minCurrent)).split('\n')[0];
    start();
    expect(run({ko: 33})).toBe('no error');
    expect(run({ko: 34})).toBe('ko: current pages: 1 of 3, at least 34% required.');
    expect(run(20)).toBe('fr: current pages: 0 of 3, at least 20% required.');
  });
});
