import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {
  checkPackage,
  createPackageFromTarballData,
  filterProblems,
  type Problem,
  type ResolutionKind,
} from '@arethetypeswrong/core';
import {publint} from 'publint';
import {formatMessage} from 'publint/utils';
import ts from 'typescript';
import {beforeAll, describe, expect, it} from 'vitest';
import {pack, packageNames, packagesFolder, readPackageJson} from './packedPackages';

const require = createRequire(import.meta.url);

/** The node entry must resolve for everyone; what only Docusaurus' bundler compiles, for bundlers alone. */
const resolutionsOf = (entry: string): ResolutionKind[] =>
  entry === '.' ? ['node10', 'node16-cjs', 'node16-esm', 'bundler'] : ['bundler'];

/** Exported names, types included, of the declarations of an entry. */
function exportedNames(declarations: string): string[] {
  const program = ts.createProgram([declarations], {
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    skipLibCheck: true,
  });
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(declarations);
  const symbol = file && checker.getSymbolAtLocation(file);
  return (symbol ? checker.getExportsOfModule(symbol) : []).map(({name}) => name).sort();
}

describe.each(packageNames)('%s', (name) => {
  const manifest = readPackageJson(name);
  let files: string[];
  let tarball: Uint8Array;

  beforeAll(() => {
    ({files, tarball} = pack(name));
  });

  it('publishes these files', async () => {
    await expect(files.join('\n') + '\n').toMatchFileSnapshot(`snapshots/${name}.files.txt`);
  });

  it('publishes no test, and the source, licence and README', () => {
    expect(files.filter((file) => /\.test\.|__snapshots__|tsconfig/.test(file))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'src/index.ts']));
  });

  it('exports these names', async () => {
    const root = path.join(packagesFolder, name);
    const entries = Object.entries(manifest.exports).flatMap(([entry, target]) =>
      typeof target === 'string'
        ? [entry]
        : [entry, ...exportedNames(path.join(root, target.types)).map((word) => `  ${word}`)],
    );
    await expect(entries.join('\n') + '\n').toMatchFileSnapshot(`snapshots/${name}.exports.txt`);
  });

  it('can be required, and gives what its types promise', () => {
    const loaded = require(path.join(packagesFolder, name)) as Record<string, unknown>;
    expect(typeof loaded.default).toBe('function');
  });

  it('passes publint --strict', async () => {
    const {messages} = await publint({
      pkgDir: path.join(packagesFolder, name),
      pack: {tarball: tarball.slice().buffer},
      strict: true,
    });
    const told = messages
      // Sources for Docusaurus' bundler: modules without "type": "module", which would ask for file endings in imports.
      .filter(({code, path: where}) => !(code === 'FILE_INVALID_FORMAT' && where[1] === './client'))
      .map((message) => formatMessage(message, manifest, {color: false}) ?? message.code);
    expect(told).toEqual([]);
  });

  it('has types that are right for those who import it', async () => {
    const result = await checkPackage(createPackageFromTarballData(tarball));
    if (!result.types) {
      throw new Error('The package has no types.');
    }
    const entries = Object.keys(result.entrypoints).filter(
      (entry) => entry !== './package.json' && !entry.endsWith('.css'),
    );
    const problems: Problem[] = entries.flatMap((entry) =>
      resolutionsOf(entry).flatMap((resolutionKind) =>
        filterProblems(result, {entrypoint: entry, resolutionKind}),
      ),
    );
    expect(problems).toEqual([]);
  });

  it('says what it needs and where it comes from', () => {
    expect(manifest).toMatchObject({
      license: 'MIT',
      repository: {directory: `packages/${name}`},
      publishConfig: {access: 'public', provenance: true},
      keywords: expect.arrayContaining(['docusaurus', 'docusaurus-plugin']) as string[],
    });
    expect(manifest.engines?.node).toMatch(/^>=\d+\.\d+/);
    expect(fs.readFileSync(path.join(packagesFolder, name, 'LICENSE'), 'utf8')).toMatch(
      /^MIT License/,
    );
  });

  it('brings neither Docusaurus nor React', () => {
    const own = Object.keys(manifest.dependencies ?? {});
    expect(own.filter((word) => /^(@docusaurus\/.*|react|react-dom)$/.test(word))).toEqual([]);
    expect(manifest.peerDependencies).toMatchObject({
      '@docusaurus/core': '^2.4.3 || ^3.0.0',
      react: '^16.8.4 || ^17.0.0 || ^18.0.0 || ^19.0.0',
    });
  });
});
