// @ts-check
import {expect, test} from 'vitest';
import {parseIntroductions, readIntroductions} from './introductions.mjs';

test('a heading names a module or its section; text before the first heading is for contributors', () => {
  const introductions = parseIntroductions(
    'About.\n\n# fs\n\nFiles.\n\n## Not a module\n\n# fs#security\n\nScope.\n',
  );
  expect([...introductions]).toEqual([
    ['fs', 'Files.\n\n## Not a module'],
    ['fs#security', 'Scope.'],
  ]);
});

test('every introduction has text', async () => {
  for (const [name, text] of await readIntroductions()) expect(text, name).toMatch(/\S/);
});
