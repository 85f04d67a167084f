import fs from 'fs';
import os from 'os';
import path from 'path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {lockName, readLock, writeLock} from './lock';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-'));
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

const write = (text: string) => fs.writeFileSync(path.join(folder, lockName), text);

describe('lock', () => {
  it('is empty where there is no file', () => {
    expect(readLock(folder)).toEqual({});
  });

  it('is written sorted, whatever the order, and read back', () => {
    const lock = {'docs/b.md': {z: 'aa', '': 'bb'}, 'docs/a.md': {x: 'cc'}};
    writeLock(folder, lock);
    const text = fs.readFileSync(path.join(folder, lockName), 'utf8');
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
    expect(readLock(folder)).toEqual(lock);
  });

  it.each([
    ['a merge conflict', '{"version": 1, <<<<<<< HEAD'],
    ['another version', '{"version": 2, "files": {}}'],
    ['a list', '[]'],
  ])('with %s is an error that names the file, and stays as it is', (_, text) => {
    write(text);
    expect(() => readLock(folder)).toThrow(/translations\.lock\.json cannot be read/);
    expect(fs.readFileSync(path.join(folder, lockName), 'utf8')).toBe(text);
  });

  it('with a wrong hash is an error that names the key', () => {
    write('{"version": 1, "files": {"docs/a.md": {"open": 5}}}');
    expect(() => readLock(folder)).toThrow(/docs\/a\.md.*open/);
  });
});
