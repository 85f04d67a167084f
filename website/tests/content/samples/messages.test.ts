import fs from 'node:fs';
import path from 'node:path';
import yaml from 'js-yaml';
import {describe, expect, it} from 'vitest';
import {englishPages} from '../readPage';
import {cliBinary, crateSources, messagesOf, missingPieces} from './messages';
import {missingForRust} from '../../rust/rustSamples';

const readYaml = (name: string) =>
  yaml.load(fs.readFileSync(path.join(import.meta.dirname, name), 'utf8'));

const inText = readYaml('messages.yml') as string[];
const ofOthers = Object.values(readYaml('otherMessages.yml') as Record<string, string[]>).flat();

describe('messages that the pages quote', () => {
  const pages = englishPages();
  const explained = pages.flatMap(messagesOf);

  // Reads some 50 MB, and downloads the crates on the first run.
  it('exist in the CLI or in the crates, or are listed with their program', ({skip}) => {
    skip(missingForRust().includes('cargo'), 'missing: cargo');
    const program = cliBinary() + crateSources();
    // A message that the updater never prints.
    expect(missingPieces('failed to load updater private key', program)).not.toEqual([]);
    expect(explained.length).toBeGreaterThan(150);
    const own = explained.filter(({text}) => !ofOthers.includes(text));
    expect(
      [...own, ...inText.map((text) => ({file: 'messages.yml', line: text, text}))].flatMap(
        ({file, line, text}) =>
          missingPieces(text, program).map(
            (piece) => `${file}:${line}: no program prints "${piece}"`,
          ),
      ),
    ).toEqual([]);
  }, 300_000);

  it('include every listed message', () => {
    const texts = pages.map(({text}) => text).join('\n');
    expect([
      ...ofOthers.filter((message) => !explained.some(({text}) => text === message)),
      ...inText.filter((message) => missingPieces(message, texts).length > 0),
    ]).toEqual([]);
  });
});
