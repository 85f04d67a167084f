import {describe, expect, it} from 'vitest';
import {missingForRust, rustProblems} from './rustSamples';
import {allSamples, type Sample} from '../content/samples/samples';

const missing = missingForRust();
if (missing.length > 0) {
  console.warn(`The Rust samples are NOT CHECKED: this machine lacks ${missing.join(', ')}.`);
}

describe('samples of Rust', () => {
  it('compile against the tauri crate', async ({skip}) => {
    skip(missing.length > 0, `missing: ${missing.join(', ')}`);
    const samples = allSamples().filter(({language}) => language === 'rust');
    const checked = samples.filter(({noCheck}) => noCheck === undefined);
    console.log(`${samples.length} Rust samples, ${checked.length} checked`);
    expect(checked.length).toBeGreaterThan(60);
    expect(await rustProblems(checked)).toEqual([]);
  });

  it('that are wrong are reported with their page and line', async ({skip}) => {
    skip(missing.length > 0, `missing: ${missing.join(', ')}`);
    let line = 0;
    const sample = (title: string | undefined, code: string): Sample => {
      line += 10;
      return {file: 'page.md', line, language: 'rust', title, noCheck: undefined, code};
    };
    const wrong = [
      sample(undefined, 'fn half(value: u32) -> u32 {\n    value / "2"\n}'),
      sample(
        'src/main.rs',
        '#[tauri::command]\nfn now() -> std::time::Instant {\n    std::time::Instant::now()\n}',
      ),
      sample('src/error.rs', 'pub fn fail() {}'),
      sample('src/main.rs', 'mod error;\n\nfn main() {\n    error::fall();\n}'),
      sample('src/right.rs', '#[tauri::command]\npub fn right() -> u8 {\n    1\n}'),
      sample(undefined, 'use std::fs;'),
    ];
    const problems = await rustProblems(wrong, 'samples-wrong');
    expect(problems[0]).toBe(
      'page.md:12: cannot divide `u32` by `&str` (no implementation for `u32 / &str`)',
    );
    expect(problems.map((problem) => problem.replace(/: .*/, ''))).toEqual([
      'page.md:12',
      // A command cannot return it. The position is that of the attribute.
      'page.md:21',
      'page.md:44',
      // A warning for readers who paste it.
      'page.md:61',
    ]);
  });
});
