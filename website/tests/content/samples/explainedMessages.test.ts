import fs from 'node:fs';
import path from 'node:path';
import yaml from 'js-yaml';
import {describe, expect, it} from 'vitest';
import {englishPages} from '../readPage';
import {messagesOf, missingPieces} from './explainedMessages';
import {cliBinary, crateSources} from './messages';
import {missingForRust} from '../../rust/rustSamples';

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
