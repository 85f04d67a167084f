// @ts-check
import {readFile} from 'node:fs/promises';
import {expect, test} from 'vitest';
import {parseHelp} from './read/cli.mjs';
import {readPackages} from './readPackages.mjs';

test('model.json describes the installed packages; if not, run node website/reference/readPackages.mjs', async () => {
  const saved = await readFile(new URL('model.json', import.meta.url), 'utf8');
  // Compare lines: the message shows those that differ.
  expect((await readPackages()).split('\n')).toEqual(saved.split('\n'));
}, 120_000);

test('text that is not the help of a command is an error', () => {
  expect(() => parseHelp('error: out of luck')).toThrow(
    'The Tauri CLI printed no usage line: error: out of luck',
  );
});
