import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {temporaryFolder} from '@repo/testing/temporaryFolder.mjs';
import {describe, expect, it, onTestFinished} from 'vitest';
import {readPage} from '../readPage';

const cli = createRequire(import.meta.url).resolve('@tauri-apps/cli/tauri.js');
const page = readPage('website/docs/guides/getting-started/setup/integrate.md');

/** Address and folder that `tauri init` writes for a new project with these dependencies. */
function suggestionFor(dependencies: string[]): string[] {
  const cwd = temporaryFolder(onTestFinished);
  const versions = Object.fromEntries(dependencies.map((name) => [name, '1.0.0']));
  const packageJson = JSON.stringify({name: 'app', dependencies: versions});
  fs.writeFileSync(path.join(cwd, 'package.json'), packageJson);
  execFileSync(process.execPath, [cli, 'init', '--ci'], {cwd, stdio: 'pipe'});
  const config = fs.readFileSync(path.join(cwd, 'src-tauri/tauri.conf.json'), 'utf8');
  const {build} = JSON.parse(config) as {build: {devPath: string; distDir: string}};
  return [build.devPath, build.distDir];
}

/** The rows of the table: texts of `package.json` in the first column, and an address and a folder. */
const rows = page.prose.flatMap(({text}) => {
  const [, texts, ...values] = /^\| (`[^|]+`) \| `(http:[^`]+)` \| `([^`]+)` \|$/.exec(text) ?? [];
  return texts ? [{names: [...texts.matchAll(/[^`",\s]+/g)].map(([name]) => name), values}] : [];
});

describe('the suggestions of `tauri init`', () => {
  it('are those of the table, in its order', () => {
    expect(rows.length).toBeGreaterThan(9);
    rows.forEach(({names, values}, index) => {
      // The text of the next row is present as well, so that the order matters.
      const [next] = rows[index + 1]?.names ?? [];
      for (const name of names) {
        expect(suggestionFor(next ? [next, name] : [name]), name).toEqual(values);
      }
    });
  });

  it('are those of the text where no row matches', () => {
    const [devPath, distDir] = suggestionFor(['vite']);
    expect(page.text).toContain(`with \`--ci\`, it uses \`${devPath}\` and \`${distDir}\``);
  });

  it('for SvelteKit are those for Svelte', () => {
    expect(suggestionFor(['@sveltejs/kit'])).toEqual(suggestionFor(['svelte']));
  });
});
