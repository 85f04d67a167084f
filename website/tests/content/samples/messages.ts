import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import yaml from 'js-yaml';

const require = createRequire(import.meta.url);

/** Crates whose messages the pages quote. */
const quotedCrates = /^(?:tauri(?:-[a-z-]+)?|wry|tao|libappindicator-sys|minisign-verify)$/;

/** Messages by page, from the folder of the guides. An ellipsis stands for text that the program inserts. */
type Messages = Record<string, string[]>;

export const listedMessages = () =>
  yaml.load(fs.readFileSync(path.join(import.meta.dirname, 'messages.yml'), 'utf8')) as {
    cli: Messages;
    crates: Messages;
  };

/** The binary of the CLI as text, with one character per byte. Throws if npm has not installed one for this system. */
export function cliBinary(): string {
  const manifest = require('@tauri-apps/cli/package.json') as {
    optionalDependencies: Record<string, string>;
  };
  for (const name of Object.keys(manifest.optionalDependencies)) {
    try {
      return fs.readFileSync(require.resolve(name), 'latin1');
    } catch (error) {
      // The packages of other systems are not installed.
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') {
        throw error;
      }
    }
  }
  throw new Error('There is no binary of @tauri-apps/cli for this system. Run: pnpm install');
}

/** The sources of the crates, which cargo downloads first. */
export function crateSources(): string {
  const folder = path.resolve(import.meta.dirname, '../../rust/crate');
  const args = ['metadata', '--locked', '--format-version', '1'];
  const {status, stdout, stderr} = spawnSync('cargo', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) {
    throw new Error(`cargo metadata failed: ${stderr}`);
  }
  const {packages} = JSON.parse(stdout) as {packages: {name: string; manifest_path: string}[]};
  return packages
    .filter(({name}) => quotedCrates.test(name))
    .flatMap(({manifest_path: manifest}) =>
      fs
        .readdirSync(path.dirname(manifest), {recursive: true, encoding: 'utf8'})
        .filter((file) => /\.(?:js|rs)$/.test(file))
        .map((file) => fs.readFileSync(path.join(path.dirname(manifest), file), 'utf8')),
    )
    .join('\n');
}

const fragmentsOf = (message: string) => message.split('…').filter((text) => text.trim() !== '');

/** Listed messages that a page does not quote, or that the program does not contain. `read` returns the text of a page. */
export function messageProblems(
  messages: Messages,
  program: string,
  read: (page: string) => string,
): string[] {
  const lineOf = (text: string, fragment: string) =>
    text.split('\n').findIndex((line) => line.includes(fragment)) + 1;
  return Object.entries(messages).flatMap(([page, list]) => {
    const text = read(page);
    return list.flatMap((message) => {
      const fragments = fragmentsOf(message);
      const [first = ''] = fragments;
      if (!fragments.every((fragment) => text.includes(fragment))) {
        return [`${page}: does not quote "${message}", remove it from messages.yml`];
      }
      // A literal in the source has escapes and placeholders.
      const missing = fragments.find(
        (fragment) =>
          !program.includes(fragment) && !program.includes(fragment.replaceAll('"', '\\"')),
      );
      return missing === undefined
        ? []
        : [`${page}:${lineOf(text, first)}: the program does not contain "${missing}"`];
    });
  });
}
