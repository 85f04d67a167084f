import fs from 'node:fs';
import path from 'node:path';
import yaml from 'js-yaml';
import {describe, expect, it} from 'vitest';
import {englishPages, parsePage} from '../readPage';
import {messagesOf, missingPieces} from './explainedMessages';
import {cliBinary, crateSources} from './messages';
import {missingForRust} from './rust';

const otherMessages = new Set(
  Object.values(
    yaml.load(
      fs.readFileSync(path.join(import.meta.dirname, 'otherMessages.yml'), 'utf8'),
    ) as Record<string, string[]>,
  ).flat(),
);

/** Reads some 50 MB, and downloads the crates on the first run. */
const timeout = 300_000;

describe('messages that the pages explain', () => {
  const quoted = englishPages().flatMap(messagesOf);

  it('exist in the CLI or in the crates, or are listed with their program', {timeout}, ({skip}) => {
    skip(missingForRust().includes('cargo'), 'missing: cargo');
    const program = cliBinary() + crateSources();
    // A message that the updater never prints.
    expect(missingPieces('failed to load updater private key', program)).not.toEqual([]);
    expect(quoted.length).toBeGreaterThan(150);
    expect(
      quoted.flatMap(({file, line, text}) =>
        otherMessages.has(text)
          ? []
          : missingPieces(text, program).map(
              (piece) => `${file}:${line}: no program prints "${piece}"`,
            ),
      ),
    ).toEqual([]);
  });

  it('include every listed message', () => {
    const texts = new Set(quoted.map(({text}) => text));
    expect([...otherMessages].filter((message) => !texts.has(message))).toEqual([]);
  });
});

it('finds messages in headings, in tables and in sections about troubleshooting, without names', () => {
  const page = parsePage(
    'page.md',
    `## Options {#options}

- \`tauri build --debug\`: builds faster.

## Troubleshooting {#troubleshooting}

| Message | Cause |
| --- | --- |
| \`\`Target \`x\` is missing\`\`, \`NO_STRIP\` | See \`tauri info\`. |

- \`cannot open display\`: there is \`no screen\`.

**\`cannot bind to 80\`** or **\`cannot bind\`** Stop \`the other server\`.

### \`window is not defined\` in \`tauri dev\` {#window-is-not-defined}
`,
  );
  expect(messagesOf(page)).toEqual([
    {file: 'page.md', line: 9, text: 'Target `x` is missing'},
    {file: 'page.md', line: 11, text: 'cannot open display'},
    {file: 'page.md', line: 13, text: 'cannot bind to 80'},
    {file: 'page.md', line: 13, text: 'cannot bind'},
    {file: 'page.md', line: 15, text: 'window is not defined'},
  ]);
});

it('compares the literal pieces of a message, not its values', () => {
  const program = 'error: path matching {} not found. Target `{}` is not installed';
  expect(missingPieces('path matching locales/* not found.', program)).toEqual([]);
  expect(missingPieces('Target `x86_64` is not installed', program)).toEqual([]);
  expect(missingPieces('Target … was not installed', program)).toEqual(['was not installed']);
});
