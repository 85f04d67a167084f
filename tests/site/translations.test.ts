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

describe('the translations', () => {
  it('in Korean are all current, page by page and string by string', () => {
    const {status, output} = check('--locale', 'ko', '--min-current', '100', '--strings');
    expect(output).toMatch(/^ko: (\d+) of \1 pages are current\.$/m);
    expect(status).toBe(0);
  });

  it('in the other languages are current where they are begun, and have every string', () => {
    const {status, output} = check('--max-outdated', '0', '--strings');
    expect(output).toMatch(/^fr: \d+ of \d+ pages are current\.$/m);
    expect(status).toBe(0);
  });

  it('would not pass if they were fewer', () => {
    const {status, output} = check('--locale', 'fr', '--min-current', '100');
    expect(output).toContain('docs/references/security.md: untranslated');
    expect(status).toBe(1);
  });
});
