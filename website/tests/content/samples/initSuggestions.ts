import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type {Page} from '../readPage';

const require = createRequire(import.meta.url);
const cli = path.join(path.dirname(require.resolve('@tauri-apps/cli/package.json')), 'tauri.js');

/** What `tauri init` writes to the configuration. */
type Suggestion = {devPath: string; distDir: string};

/** A row of a table with a text of `package.json` and the values that `tauri init` suggests for it. */
type Row = Suggestion & {line: number; texts: string[]};

/** The rows of the table on a page, in order. They have code in the first column and an address in the second. */
export const suggestionRows = ({prose}: Page): Row[] =>
  prose.flatMap(({line, text}) => {
    const [, texts = '', devPath, distDir] =
      /^\| (`[^|]+`) \| `(http:[^`]+)` \| `([^`]+)` \|$/.exec(text) ?? [];
    return devPath && distDir
      ? [{line, devPath, distDir, texts: texts.split(', ').map((code) => code.slice(1, -1))}]
      : [];
  });

/** Runs `tauri init` in a new project with this `package.json`. Throws with its output if it fails. */
export function suggestionFor(packageJson: object): Suggestion {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tauri-init-'));
  try {
    fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(packageJson));
    const {status, stdout, stderr} = spawnSync(process.execPath, [cli, 'init', '--ci'], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status !== 0) {
      throw new Error(`tauri init failed: ${stdout}${stderr}`);
    }
    const config = JSON.parse(
      fs.readFileSync(path.join(folder, 'src-tauri/tauri.conf.json'), 'utf8'),
    ) as {build: Suggestion};
    return config.build;
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

/** Rows whose values `tauri init` does not write, or that are below a row which they should precede. */
export function suggestionProblems(page: Page): string[] {
  const rows = suggestionRows(page);
  const names = (text: string) => text.replaceAll('"', '');
  return rows.flatMap(({line, texts, devPath, distDir}, index) =>
    texts.flatMap((text) => {
      // The text of the next row is present as well, so that the order matters.
      const next = rows[index + 1]?.texts[0];
      const dependencies = Object.fromEntries(
        [next, text].flatMap((name) => (name ? [[names(name), '1.0.0']] : [])),
      );
      const found = suggestionFor({name: 'app', dependencies});
      return found.devPath === devPath && found.distDir === distDir
        ? []
        : [`${page.file}:${line}: ${text} suggests ${found.devPath} and ${found.distDir}`];
    }),
  );
}
