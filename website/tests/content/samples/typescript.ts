import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import {locationOf, type Sample} from './samples';

const shared: ts.CompilerOptions = {
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.Preserve,
  skipLibCheck: true,
  types: ['vitest/globals', 'node'],
};

/** JavaScript has no type annotations, so none are required. Names, members and calls are checked. */
const optionsOf = {
  javascript: {...shared, allowJs: true, checkJs: true, strict: false},
  typescript: {...shared, strict: true},
};

const endings: Record<string, string> = {typescript: 'ts', javascript: 'mjs', tsx: 'tsx'};

/** A sample in a file, and the line of the file where it starts, from 0. */
type Part = {sample: Sample; start: number};

/**
 * Writes the samples of a page. Samples with the same title are parts of one file, and files of a page can import each other. A sample
 * without a title is a separate module.
 */
function writePage(folder: string, samples: Sample[]): Map<string, Part[]> {
  const files = new Map<string, {parts: Part[]; lines: string[]}>();
  samples.forEach((sample, index) => {
    const name = sample.title ?? `sample-${index}.${endings[sample.language]}`;
    const file = path.join(folder, name);
    const entry = files.get(file) ?? {parts: [], lines: []};
    files.set(file, entry);
    entry.parts.push({sample, start: entry.lines.length});
    entry.lines.push(...sample.code.split('\n'));
  });
  for (const [file, {lines}] of files) {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, `${lines.join('\n')}\nexport {};\n`);
  }
  return new Map([...files].map(([file, {parts}]) => [file, parts]));
}

/** Errors of the compiler in the samples, with page and line. */
export function typeScriptProblems(samples: Sample[], kind: keyof typeof optionsOf): string[] {
  const nodeModules = path.resolve(import.meta.dirname, '../../../../node_modules');
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'samples-'));
  try {
    fs.symlinkSync(nodeModules, path.join(root, 'node_modules'));
    const pages = [...new Set(samples.map(({file}) => file))];
    const partsOf = new Map(
      pages.flatMap((page, index) => [
        ...writePage(
          path.join(root, String(index)),
          samples.filter(({file}) => file === page),
        ),
      ]),
    );
    const ambient = ['ambient.d.ts', ...(kind === 'javascript' ? ['ambient-javascript.d.ts'] : [])];
    const program = ts.createProgram(
      [...ambient.map((file) => path.join(import.meta.dirname, file)), ...partsOf.keys()],
      optionsOf[kind],
    );
    return ts.getPreEmitDiagnostics(program).flatMap(({file, start = 0, messageText}) => {
      const line = file?.getLineAndCharacterOfPosition(start).line ?? 0;
      const part = partsOf
        .get(file?.fileName ?? '')
        ?.findLast((candidate) => candidate.start <= line);
      return part
        ? [
            `${locationOf({...part.sample, line: part.sample.line + 1 + line - part.start})}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
          ]
        : [];
    });
  } finally {
    fs.rmSync(root, {recursive: true});
  }
}
