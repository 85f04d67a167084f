import fs from 'fs';
import os from 'os';
import path from 'path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {lockFileName, readLockFile, writeLockFile} from './lockFile';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-file-'));
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

const write = (text: string) => fs.writeFileSync(path.join(folder, lockFileName), text);

describe('the lock file', () => {
  it('has no baselines if it does not exist', () => {
    expect(readLockFile(folder)).toEqual({});
  });

  it('is written sorted and can be read back', () => {
    const baselines = {'docs/b.md': {z: 'aa', '': 'bb'}, 'docs/a.md': {x: 'cc'}};
    writeLockFile(folder, baselines);
    const text = fs.readFileSync(path.join(folder, lockFileName), 'utf8');
    expect(text).toBe(`{
  "version": 1,
  "files": {
    "docs/a.md": {
      "x": "cc"
    },
    "docs/b.md": {
      "": "bb",
      "z": "aa"
    }
  }
}
`);
    expect(readLockFile(folder)).toEqual(baselines);
  });

  it.each([
    ['a merge conflict', '{"version": 1, <<<<<<< HEAD'],
    ['another version', '{"version": 2, "files": {}}'],
    ['a list', '[]'],
  ])('with %s gives an error that names the file, and is not changed', (_, text) => {
    write(text);
    expect(() => readLockFile(folder)).toThrow(/translations\.lock\.json cannot be read/);
    expect(fs.readFileSync(path.join(folder, lockFileName), 'utf8')).toBe(text);
  });

  it('with an invalid hash gives an error that names the key', () => {
    write('{"version": 1, "files": {"docs/a.md": {"open": 5}}}');
    expect(() => readLockFile(folder)).toThrow(/docs\/a\.md.*open/);
  });
});
