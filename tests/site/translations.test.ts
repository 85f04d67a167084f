import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const website = path.resolve(import.meta.dirname, '../../website');
const docusaurus = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');

/** The site's own command, as a translator runs it. */
function check(...flags: string[]) {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [docusaurus, 'translations:check', ...flags],
    {
      cwd: website,
      encoding: 'utf8',
      env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0', NO_UPDATE_NOTIFIER: '1'},
    },
  );
  return {status, output: stdout + stderr};
}

// Each run starts Docusaurus, which writes the reference pages first.
describe('the translations', {timeout: 300_000}, () => {
  it('in Korean are all current, page by page and string by string', () => {
    const {status, output} = check('--locale', 'ko', '--min-current', '100', '--strings');
    expect(output).toMatch(/^ko: (\d+) of \1 pages are current\.$/m);
    expect(status).toBe(0);
  });

  it('in the other languages lack pages, and nothing else', () => {
    const {status, output} = check('--min-current', '100', '--strings');
    const complaints = output
      .trim()
      .split('\n')
      .filter((line) => !/^(?:fr|it|zh-cn): current pages: |^ {2}\S+: untranslated$/.test(line));
    expect(complaints).toEqual([]);
    expect(output).toContain('docs/references/security.md: untranslated');
    expect(status).toBe(1);
  });
});
