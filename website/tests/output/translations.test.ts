import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {completeLocales, translatedLocales} from '../locales';

const website = path.resolve(import.meta.dirname, '../..');
const docusaurus = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');

/** Runs the site's command as a translator would. */
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

// Each run starts Docusaurus, which first writes the reference pages.
describe('the translations', {timeout: 300_000}, () => {
  it.each(completeLocales)('are current in %s: all pages and strings', (locale) => {
    const {status, output} = check('--locale', locale, '--min-current', '100', '--strings');
    expect(output).toMatch(new RegExp(`^${locale}: (\\d+) of \\1 pages are current\\.$`, 'm'));
    expect(status).toBe(0);
  });

  it('are current in every locale, except pages that are missing', () => {
    const {output} = check('--min-current', '100');
    const locales = translatedLocales.join('|');
    const expected = new RegExp(
      `^(?:${locales}): (?:current pages: .*|(\\d+) of \\1 pages are current\\.)$|^ {2}\\S+: untranslated$`,
    );
    const lines = output.trim().split('\n');
    expect(lines.filter((line) => !expected.test(line))).toEqual([]);
    expect(lines.length).toBeGreaterThanOrEqual(translatedLocales.length);
  });
});
