import {execFile, spawnSync} from 'node:child_process';
import path from 'node:path';
import {writeCrate} from './writeCrate';
import {locationOf, type Sample} from '../content/samples/samples';

const cache = path.resolve(import.meta.dirname, '../../.cache/rust');

/** What compiling Tauri needs on Linux. The first library includes GTK, libsoup and JavaScriptCore. */
const linuxPrograms = ['cc', 'pkg-config'];
const linuxLibraries = ['webkit2gtk-4.0', 'openssl'];

/** What compiling Tauri needs and this machine lacks. */
export function missingForRust(): string[] {
  const fails = (command: string, ...args: string[]) => spawnSync(command, args).status !== 0;
  const onLinux = process.platform === 'linux';
  const programs = ['cargo', ...(onLinux ? linuxPrograms : [])].filter((program) =>
    fails(program, '--version'),
  );
  if (programs.length > 0 || !onLinux) {
    return programs;
  }
  return linuxLibraries.filter((library) => fails('pkg-config', '--exists', library));
}

type Span = {
  file_name: string;
  line_start: number;
  is_primary: boolean;
  label: string | null;
  expansion: {span: Span} | null;
};

/** A line of `cargo check --message-format json`. */
type Line = {
  reason: string;
  success?: boolean;
  target?: {src_path: string};
  message?: {level: string; message: string; spans: Span[]; rendered: string};
};

/** Checks all targets, also after one that fails. The test profile also compiles the tests in the samples. */
function cargoCheck(folder: string): Promise<{lines: Line[]; stderr: string}> {
  const args = 'check --locked --bins --profile test --keep-going --message-format json'.split(' ');
  const env = {CARGO_TARGET_DIR: path.join(cache, 'target'), ...process.env};
  return new Promise((resolve) => {
    execFile('cargo', args, {cwd: folder, env, maxBuffer: 2 ** 28}, (_error, stdout, stderr) => {
      const lines = stdout.split('\n').filter((line) => line.startsWith('{'));
      resolve({lines: lines.map((line) => JSON.parse(line) as Line), stderr});
    });
  });
}

/** Position in the page of a line of a sample. The line that the check adds counts as the last one. */
const locationIn = (sample: Sample, line: number): string =>
  locationOf({...sample, line: sample.line + Math.min(line, sample.code.split('\n').length)});

/** The spans from an error to the call of the macro that contains it. */
const chain = (span: Span): Span[] => [span, ...(span.expansion ? chain(span.expansion.span) : [])];

/** Errors of the compiler, with page and line. */
export async function rustProblems(samples: Sample[]): Promise<string[]> {
  const folder = path.join(cache, 'samples');
  const sampleOf = writeCrate(samples, folder);
  const {lines, stderr} = await cargoCheck(folder);
  const problems = lines.flatMap(({reason, message, target}) => {
    if (reason !== 'compiler-message' || message?.level !== 'error') {
      return [];
    }
    const primary = message.spans.filter((span) => span.is_primary);
    // The summary at the end has no position.
    if (primary.length === 0 && /^aborting due to/.test(message.message)) {
      return [];
    }
    const [location] = primary.flatMap(chain).flatMap((span) => {
      const sample = sampleOf.get(span.file_name.replaceAll('\\', '/'));
      return sample ? [locationIn(sample, span.line_start)] : [];
    });
    const label = primary[0]?.label ? ` (${primary[0].label})` : '';
    return [
      location
        ? `${location}: ${message.message}${label}`
        : `${target?.src_path}: ${message.rendered}`,
    ];
  });
  // Nothing was checked: crates or a library are missing, or the package is invalid.
  const success = lines.some((line) => line.reason === 'build-finished' && line.success);
  if (!success && problems.length === 0) {
    throw new Error(`cargo check failed:\n${stderr.slice(-3000)}`);
  }
  // Cargo compiles the programs in no fixed order.
  return [...new Set(problems)].sort((a, b) => a.localeCompare(b, 'en', {numeric: true}));
}
