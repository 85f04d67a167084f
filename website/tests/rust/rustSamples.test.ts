import {expect, it} from 'vitest';
import {missingForRust, rustProblems} from './rustSamples';
import {allSamples, type Sample} from '../content/samples/samples';

const missing = missingForRust();
if (missing.length > 0) {
  console.warn(`The Rust samples are NOT CHECKED: this machine lacks ${missing.join(', ')}.`);
}

/** Samples that must be reported. They are compiled with the others, because each run of cargo takes minutes. */
const wrong: Sample[] = [
  [undefined, 'fn half(value: u32) -> u32 {\n    value / "2"\n}'],
  [
    'src/main.rs',
    '#[tauri::command]\nfn now() -> std::time::Instant {\n    std::time::Instant::now()\n}',
  ],
  ['src/error.rs', 'pub fn fail() {}'],
  ['src/main.rs', 'mod error;\n\nfn main() {\n    error::fall();\n}'],
  ['src/right.rs', '#[tauri::command]\npub fn right() -> u8 {\n    1\n}'],
  [undefined, 'use std::fs;'],
].map(([title, code = ''], index) => ({
  file: 'page.md',
  line: 10 * (index + 1),
  language: 'rust',
  title,
  noCheck: undefined,
  code,
}));

it('samples of Rust compile against the tauri crate, and wrong ones are reported', async ({
  skip,
}) => {
  skip(missing.length > 0, `missing: ${missing.join(', ')}`);
  const samples = allSamples().filter(({language}) => language === 'rust');
  const checked = samples.filter(({noCheck}) => noCheck === undefined);
  console.log(`${samples.length} Rust samples, ${checked.length} checked`);
  expect(checked.length).toBeGreaterThan(60);
  const problems = await rustProblems([...checked, ...wrong]);
  expect(problems.filter((problem) => !problem.startsWith('page.md:'))).toEqual([]);
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
