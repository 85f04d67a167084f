import fs from 'fs';
import path from 'path';
import {temporaryFolder} from '@repo/testing/temporaryFolder.mjs';
import {beforeEach, describe, expect, it, onTestFinished} from 'vitest';
import {emptyLock, lockFileName, readLockFile, writeLockFile} from './lockFile';
import {parsePage} from './page';
import {baselineOf, recordOf} from './pageComparison';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder(onTestFinished);
});

const write = (text: string) => fs.writeFileSync(path.join(folder, lockFileName), text);

describe('the lock file', () => {
  it('is empty if it does not exist', () => {
    expect(readLockFile(folder)).toEqual(emptyLock());
  });

  it('is not written through a symbolic link', () => {
    const outside = path.join(folder, 'outside.txt');
    fs.writeFileSync(outside, 'text');
    fs.symlinkSync(outside, path.join(folder, `${lockFileName}.tmp`));
    writeLockFile(folder, emptyLock());
    expect(fs.readFileSync(outside, 'utf8')).toBe('text');
    expect(readLockFile(folder)).toEqual(emptyLock());
  });

  it('is written sorted and can be read back', () => {
    const lock = {
      pages: {
        'docs/b.md': {source: {z: 'aa', '': 'bb'}, translation: {z: 'dd'}},
        'docs/a.md': {source: {x: 'cc'}, translation: {}},
      },
      unchanged: {'docs/b.md': 'Only a typo'},
    };
    writeLockFile(folder, lock);
    const text = fs.readFileSync(path.join(folder, lockFileName), 'utf8');
    expect(text).toBe(`{
  "version": 1,
  "files": {
    "docs/a.md": {
      "x": "cc"
    },
    "docs/b.md": {
      "": "bb",
      "z": "aa dd"
    }
  },
  "unchanged": {
    "docs/b.md": "Only a typo"
  }
}
`);
    expect(readLockFile(folder)).toEqual(lock);
  });

  it.each(['constructor', '__proto__', 'toString'])('has sections with the id %s', (id) => {
    const source = parsePage(`# Page\n\n## One {#${id}}\n`);
    const without = parsePage('# Page\n');
    for (const translation of [source, without]) {
      const lock = {pages: {'docs/a.md': recordOf(source, translation)}, unchanged: {}};
      writeLockFile(folder, lock);
      expect(readLockFile(folder)).toEqual(lock);
    }
    expect(baselineOf(without)[id]).toBeUndefined();
  });

  it.each([
    ['a merge conflict', '{"version": 1, <<<<<<< HEAD', 'Resolve its merge conflict'],
    [
      'its end cut off',
      '{"version": 1, "files": {"docs/a.md": {"op',
      'restore it from version control',
    ],
    [
      'a newer version',
      '{"version": 2, "files": [], "new": 1}',
      'it has version 2, and this docusaurus-plugin-community-translation reads version 1. Update the package.',
    ],
    ['a list', '[]', 'must be of type object'],
    ['an unknown key', '{"version": 1, "files": {}, "file": {}}', '"file" is not allowed'],
    [
      'an invalid hash',
      '{"version": 1, "files": {"docs/a.md": {"open": "aa bb cc"}}}',
      '"files.docs/a.md.open"',
    ],
  ])('with %s gives one line that names the file, and is not changed', (_, text, reason) => {
    write(text);
    let message = '';
    try {
      readLockFile(folder);
    } catch (error) {
      ({message} = error as Error);
    }
    expect(message).toMatch(/translations\.lock\.json cannot be read/);
    expect(message).toContain(reason);
    expect(message).not.toContain('\n');
    expect(fs.readFileSync(path.join(folder, lockFileName), 'utf8')).toBe(text);
  });
});
