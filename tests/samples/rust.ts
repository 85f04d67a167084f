import {execFile, spawnSync} from 'node:child_process';
import path from 'node:path';
import {type Part, writeCrate} from './rustCrate';
import {placeOf, type Sample} from './samples';

const cache = path.resolve(import.meta.dirname, '../.cache/rust');

/** What compiling Tauri needs on Linux. The first library brings GTK, libsoup and JavaScriptCore along. */
const linuxPrograms = ['cc', 'pkg-config'];
const linuxLibraries = ['webkit2gtk-4.0', 'openssl'];

/** What compiling Tauri needs and this machine does not have. */
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

/** All targets are checked, also behind one that fails; the test profile has the tests in the samples compiled too. */
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

/** A line of a file as a place in its page. Lines around a fragment count as its nearest line. */
function placeIn(parts: Part[], line: number): string | undefined {
  const part = parts.findLast(({start}) => start < line) ?? parts[0];
  if (!part) {
    return undefined;
  }
  const {sample, start} = part;
  const offset = Math.min(Math.max(line - start, 1), sample.code.split('\n').length);
  return placeOf({...sample, line: sample.line + offset});
}

/** The spans from where an error is to where the macro that it is in was called. */
const chain = (span: Span): Span[] => [span, ...(span.expansion ? chain(span.expansion.span) : [])];

/**
 * What the compiler says of the samples, each error behind its place: the page, and the line in the page. The name is that of their
 * package; its place in the sorted Cargo.lock must be that of `samples`.
 */
export async function rustProblems(samples: Sample[], name = 'samples'): Promise<string[]> {
  const folder = path.join(cache, name);
  const partsOf = writeCrate(samples, folder);
  const {lines, stderr} = await cargoCheck(folder);
  const problems = lines.flatMap(({reason, message, target}) => {
    if (reason !== 'compiler-message' || message?.level !== 'error') {
      return [];
    }
    const primary = message.spans.filter((span) => span.is_primary);
    // The summary at the end has no place and says nothing.
    if (primary.length === 0 && /^aborting due to/.test(message.message)) {
      return [];
    }
    const [place] = primary.flatMap(chain).flatMap((span) => {
      const found = placeIn(
        partsOf.get(span.file_name.replaceAll('\\', '/')) ?? [],
        span.line_start,
      );
      return found ? [found] : [];
    });
    const label = primary[0]?.label ? ` (${primary[0].label})` : '';
    return [
      place ? `${place}: ${message.message}${label}` : `${target?.src_path}: ${message.rendered}`,
    ];
  });
  // The crates or a library cannot be had, or the package is not right: nothing was checked.
  const success = lines.some((line) => line.reason === 'build-finished' && line.success);
  if (!success && problems.length === 0) {
    throw new Error(`cargo check failed:\n${stderr.slice(-3000)}`);
  }
  // Cargo compiles the programs in any order.
  return [...new Set(problems)].sort((a, b) => a.localeCompare(b, 'en', {numeric: true}));
}
